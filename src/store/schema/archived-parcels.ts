import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Parcels that a person received, or stopped waiting for. They are no longer followed. */
export const archivedParcels = sqliteTable(
  'archived_parcels',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: text('user_id').notNull(),
    number: text('number').notNull(),
    label: text('label'),
    /** From the first scan to the delivery; null: not known. */
    days: integer('days'),
    /** When the newest scan happened; null: not known. */
    endedAt: integer('ended_at'),
    archivedAt: integer('archived_at').notNull(),
  },
  (table) => [index('archived_parcels_by_user').on(table.userId, table.archivedAt)],
);
