import { getTableName, is, SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  foreignKey,
  index,
  type PgColumn,
  type PgColumnBuilderBase,
  type PgTable,
  pgTable,
  primaryKey,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  getTableConfig,
  type Index,
  SQLiteBaseInteger,
  SQLiteBoolean,
  type SQLiteColumn,
  SQLiteReal,
  type SQLiteTable,
} from 'drizzle-orm/sqlite-core';
import * as tables from '../schema/index.ts';

type ForeignKey = ReturnType<typeof getTableConfig>['foreignKeys'][number];
type Columns = Readonly<Record<string, PgColumn>>;
type DerivedTable = PgTable & Columns;

/** Compares bytes, as SQLite does: ranges of keys depend on it. */
const text = customType<{ data: unknown }>({ dataType: () => 'text COLLATE "C"' });

/**
 * The tables as PostgreSQL has them, for drizzle-kit; queries use those of `../schema`. After a change,
 * `npm run migrations` writes the migrations of both databases.
 */
const byName = new Map<string, DerivedTable>();

function derive(table: SQLiteTable): DerivedTable {
  const { name, columns, indexes, foreignKeys, primaryKeys } = getTableConfig(table);
  const builders = Object.fromEntries(columns.map((column) => [column.name, deriveColumn(column)]));
  const derived = pgTable(name, builders, (self) => [
    ...indexes.map((each) => deriveIndex(each, self)),
    ...primaryKeys.map((key) => primaryKey({ columns: columnsOf(self, key.columns) })),
    ...foreignKeys.map((key) => deriveForeignKey(key, self)),
  ]) as unknown as DerivedTable;
  byName.set(name, derived);
  return derived;
}

function deriveColumn(column: SQLiteColumn): PgColumnBuilderBase {
  const builder = typedColumn(column);
  if (column.notNull) builder.notNull();
  if (column.default !== undefined) builder.default(literal(column));
  return column.primary ? builder.primaryKey() : builder;
}

function typedColumn(column: SQLiteColumn) {
  const { name } = column;
  if (is(column, SQLiteBoolean)) return boolean(name);
  if (column.getSQLType() === 'text') return text(name);
  if (is(column, SQLiteReal)) return doublePrecision(name);
  const integer = bigint(name, { mode: 'number' });
  const isGenerated = is(column, SQLiteBaseInteger) && column.autoIncrement;
  return isGenerated ? integer.generatedByDefaultAsIdentity() : integer;
}

function literal(column: SQLiteColumn): SQL {
  if (is(column.default, SQL)) return column.default;
  if (is(column, SQLiteBoolean)) return column.default === true ? sql`true` : sql`false`;
  const stored = String(column.mapToDriverValue(column.default)).replaceAll("'", "''");
  return sql.raw(`'${stored}'`);
}

function deriveIndex({ config }: Index, self: Columns) {
  const build = (config.unique ? uniqueIndex : index)(config.name);
  const columns = config.columns.map((column) => (is(column, SQL) ? column : columnOf(self, column)));
  const [first, ...rest] = columns;
  if (first === undefined) throw new Error(`${config.name} has no columns`);
  const built = build.on(first, ...rest);
  return config.where === undefined ? built : built.where(config.where);
}

function deriveForeignKey(key: ForeignKey, self: Columns) {
  const { columns, foreignTable, foreignColumns } = key.reference();
  const built = foreignKey({
    columns: columnsOf(self, columns),
    foreignColumns: columnsOf(tableNamed(getTableName(foreignTable)), foreignColumns),
  });
  return key.onDelete === undefined ? built : built.onDelete(key.onDelete);
}

function columnsOf(table: Columns, columns: readonly SQLiteColumn[]): [PgColumn, ...PgColumn[]] {
  const [first, ...rest] = columns.map((column) => columnOf(table, column));
  if (first === undefined) throw new Error('a key has no columns');
  return [first, ...rest];
}

function columnOf(table: Columns, { name }: SQLiteColumn): PgColumn {
  const column = table[name];
  if (column === undefined) throw new Error(`no column ${name}`);
  return column;
}

function tableNamed(name: string): DerivedTable {
  const table = byName.get(name);
  if (table === undefined) throw new Error(`no table ${name}`);
  return table;
}

export const agents = derive(tables.agents);
export const archivedParcels = derive(tables.archivedParcels);
export const channelPolls = derive(tables.channelPolls);
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
export const sharedPosts = derive(tables.sharedPosts);
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
export const arrivalAccuracy = derive(tables.arrivalAccuracy);
export const arrivalSamples = derive(tables.arrivalSamples);
export const arrivalWindows = derive(tables.arrivalWindows);
export const deliveryWeekdays = derive(tables.deliveryWeekdays);
export const toldArrivals = derive(tables.toldArrivals);
export const travelingParcels = derive(tables.travelingParcels);

/** The processes that use the database. Times are milliseconds since 1970 on the database's clock. */
export const processes = pgTable('processes', {
  id: text('id').primaryKey(),
  host: text('host').notNull(),
  version: text('version').notNull(),
  startedAt: bigint('started_at', { mode: 'number' }).notNull(),
  seenAt: bigint('seen_at', { mode: 'number' }).notNull(),
  state: text('state').notNull(),
});

/** Work that one process does at a time: serve a shard, post to a partition of the destinations, poll. */
export const leases = pgTable('leases', {
  name: text('name').primaryKey(),
  owner: text('owner'),
  until: bigint('until', { mode: 'number' }).notNull(),
});

/** Rate limits that all processes share: requests to Discord, identifies. */
export const rateLimits = pgTable('rate_limits', {
  name: text('name').primaryKey(),
  /** When the next request may start. */
  nextAt: doublePrecision('next_at').notNull(),
});
