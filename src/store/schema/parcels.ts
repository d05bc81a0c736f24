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

/** How long delivered parcels took, by route. Identifies no parcel and no person. */
export const deliveredParcels = sqliteTable(
  'delivered_parcels',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** Countries as ISO 3166-1 alpha-2 codes. */
    fromCountry: text('from_country').notNull(),
    toCountry: text('to_country').notNull(),
    /** From the first scan to the delivery; the day of the first scan is day 1. */
    days: integer('days').notNull(),
    deliveredAt: integer('delivered_at').notNull(),
  },
  (table) => [index('delivered_parcels_by_route').on(table.fromCountry, table.toCountry, table.deliveredAt)],
);
