import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What the service last called a product, so that lists can name it without asking. */
export const products = sqliteTable(
  'products',
  {
    /** `platform:id` */
    key: text('key').primaryKey(),
    title: text('title').notNull(),
    /** Address of the listing's first photo. */
    image: text('image'),
    seenAt: integer('seen_at').notNull(),
  },
  (table) => [index('products_by_seen').on(table.seenAt)],
);

/** The products that a person looked at last, for autocomplete. */
export const recentProducts = sqliteTable(
  'recent_products',
  {
    userId: text('user_id').notNull(),
    /** `platform:id` */
    key: text('key').notNull(),
    seenAt: integer('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);
