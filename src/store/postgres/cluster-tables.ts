import { bigint, customType, doublePrecision, pgTable } from 'drizzle-orm/pg-core';

const text = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** The processes that use the database. Times are milliseconds since 1970 on the database's clock. */
export const processes = pgTable('processes', {
  id: text('id').primaryKey(),
  /** The name of its machine. */
  host: text('host').notNull(),
  version: text('version').notNull(),
  startedAt: bigint('started_at', { mode: 'number' }).notNull(),
  seenAt: bigint('seen_at', { mode: 'number' }).notNull(),
  /** What it says about itself, as JSON. */
  state: text('state').notNull(),
});

/** What one process at a time does: serve a shard, post at a part of the destinations, poll. */
export const leases = pgTable('leases', {
  name: text('name').primaryKey(),
  /** The id of a process; null: nobody. */
  owner: text('owner'),
  until: bigint('until', { mode: 'number' }).notNull(),
});

/** Rates that all processes keep together: requests to Discord, identifies. */
export const rateLimits = pgTable('rate_limits', {
  name: text('name').primaryKey(),
  /** When the next request may start. */
  nextAt: doublePrecision('next_at').notNull(),
});
