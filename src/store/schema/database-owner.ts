import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Whose data this is: one row, once a bot has started. */
export const databaseOwner = sqliteTable('database_owner', {
  /** Always 1. */
  id: integer('id').primaryKey(),
  /** The Discord application. */
  applicationId: text('application_id').notNull(),
});
