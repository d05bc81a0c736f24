import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const databaseOwner = sqliteTable('database_owner', {
  id: integer('id').primaryKey(),
  applicationId: text('application_id').notNull(),
});

/** When processes started, for rate limits that outlast a crash. */
export const processStarts = sqliteTable('process_starts', { at: integer('at').primaryKey() });

/** When the operator set the exchange rates in use: one row at most. */
export const exchangeRates = sqliteTable('exchange_rates', {
  rates: text('rates').primaryKey(),
  setAt: integer('set_at').notNull(),
});

/** Agents that the service named in a conversion: the interface has no list of them (section 2, ConvertResult). */
export const agents = sqliteTable('agents', {
  id: text('id').primaryKey(),
  lastSeenAt: integer('last_seen_at').notNull(),
});
