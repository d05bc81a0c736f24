import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Agents that the service named in a conversion: the interface has no list of them (section 2, ConvertResult). */
export const agents = sqliteTable('agents', {
  id: text('id').primaryKey(),
  lastSeenAt: integer('last_seen_at').notNull(),
});
