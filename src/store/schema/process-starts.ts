import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';

/** When processes started, for rate limits that outlast a crash. */
export const processStarts = sqliteTable('process_starts', { at: integer('at').primaryKey() });
