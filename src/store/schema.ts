import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Agents that the service named in a conversion: the interface lists them nowhere (section 2, ConvertResult). */
export const agents = sqliteTable('agents', {
  id: text('id').primaryKey(),
  /** Milliseconds since 1970, UTC. */
  lastSeenAt: integer('last_seen_at').notNull(),
});
