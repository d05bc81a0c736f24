import { getTableName } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as tables from '../schema/index.ts';
import { type DerivedTable, deriveTable } from './derive-table.ts';

/**
 * The tables as PostgreSQL has them, for drizzle-kit; queries use those of `../schema`. After a change,
 * `npm run migrations` writes the migrations of both databases.
 */
const byName = new Map<string, DerivedTable>();

function derive(table: SQLiteTable): DerivedTable {
  const derived = deriveTable(table, tableNamed);
  byName.set(getTableName(table), derived);
  return derived;
}

function tableNamed(name: string): DerivedTable {
  const table = byName.get(name);
  if (table === undefined) throw new Error(`no table ${name}`);
  return table;
}

export const agents = derive(tables.agents);
export const archivedParcels = derive(tables.archivedParcels);
export const chatReplies = derive(tables.chatReplies);
export const alertChannels = derive(tables.alertChannels);
export const databaseOwner = derive(tables.databaseOwner);
export const destinations = derive(tables.destinations);
export const exchangeRates = derive(tables.exchangeRates);
export const hauls = derive(tables.hauls);
export const haulItems = derive(tables.haulItems);
export const haulParcels = derive(tables.haulParcels);
export const haulWatches = derive(tables.haulWatches);
export const sharedHauls = derive(tables.sharedHauls);
export const liveCards = derive(tables.liveCards);
export const deliveries = derive(tables.deliveries);
export const events = derive(tables.events);
export const prices = derive(tables.prices);
export const priceWatches = derive(tables.priceWatches);
export const watchedProducts = derive(tables.watchedProducts);
export const processStarts = derive(tables.processStarts);
export const products = derive(tables.products);
export const recentProducts = derive(tables.recentProducts);
export const deliveredParcels = derive(tables.deliveredParcels);
export const channelSettings = derive(tables.channelSettings);
export const guildSettings = derive(tables.guildSettings);
export const userSettings = derive(tables.userSettings);
export const follows = derive(tables.follows);
export const topics = derive(tables.topics);
export const updates = derive(tables.updates);

export { leases, processes, rateLimits } from './cluster-tables.ts';
