import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { partOf } from './destinations.ts';
import { topics } from './topics.ts';

/** What the service last called a product, so that lists can name it without asking. */
export const products = sqliteTable(
  'products',
  {
    key: text('key').primaryKey(),
    title: text('title').notNull(),
    image: text('image'),
    seenAt: integer('seen_at').notNull(),
  },
  (table) => [index('products_by_seen').on(table.seenAt)],
);

export const recentProducts = sqliteTable(
  'recent_products',
  {
    userId: text('user_id').notNull(),
    key: text('key').notNull(),
    seenAt: integer('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

/** What a person wants to know about the price and stock of a product. Its follow says who and where. */
export const priceWatches = sqliteTable(
  'price_watches',
  {
    topicId: partOf('topic_id', () => topics.id).primaryKey(),
    product: text('product').notNull(),
    /** The variant's key (`domain/products/qc-sets.ts`); empty: the whole product. */
    variant: text('variant').notNull(),
    /** What the seller calls the variant; empty: the whole product. */
    variantName: text('variant_name').notNull(),
    /** Alerts when it costs less. */
    cheaper: integer('cheaper', { mode: 'boolean' }).notNull().default(true),
    /** If set, only at this price or less, in the listing's currency; null: at any lower price. */
    below: real('below'),
    /** Alerts when it is in stock again. */
    restock: integer('restock', { mode: 'boolean' }).notNull().default(true),
    /** Alerts when no more than this many are left; null: never. */
    fewLeft: integer('few_left'),
    /** What the watch last saw; null before the first look. */
    price: real('price'),
    stock: integer('stock'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('price_watches_by_product').on(table.product)],
);

/** Products with price watches: when each is looked up next. */
export const watchedProducts = sqliteTable(
  'watched_products',
  {
    /** `platform:id` */
    product: text('product').primaryKey(),
    /** The listing's currency, as the service spells it; null: not listed. */
    currency: text('currency'),
    nextPollAt: integer('next_poll_at'),
    quietPolls: integer('quiet_polls').notNull().default(0),
  },
  (table) => [index('watched_products_due').on(table.nextPollAt).where(sql`next_poll_at is not null`)],
);

/** Prices and stocks of watched products and their variants, whenever they changed. */
export const prices = sqliteTable(
  'prices',
  {
    product: text('product').notNull(),
    /** Empty: the whole product. */
    variant: text('variant').notNull(),
    at: integer('at').notNull(),
    /** In the listing's currency; null: not listed. */
    price: real('price'),
    stock: integer('stock'),
  },
  (table) => [
    primaryKey({ columns: [table.product, table.variant, table.at] }),
    index('prices_by_age').on(table.at),
  ],
);
