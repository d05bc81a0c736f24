import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { KilogramPrice } from '../../domain/hauls/shipping.ts';
import { partOf } from './destinations.ts';
import { follows } from './topics.ts';

export const hauls = sqliteTable(
  'hauls',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: text('user_id').notNull(),
    /** Null: the person gave it no name. */
    name: text('name'),
    /** Cubic centimeters that a shipping line counts as one kilogram. */
    divisor: integer('divisor').notNull(),
    createdAt: integer('created_at').notNull(),
    changedAt: integer('changed_at').notNull(),
    /** Null: open. */
    closedAt: integer('closed_at'),
  },
  (table) => [index('hauls_by_user').on(table.userId, table.changedAt)],
);

export const haulItems = sqliteTable(
  'haul_items',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    haulId: partOf('haul_id', () => hauls.id),
    product: text('product').notNull(),
    /** The variant's key (`domain/products/qc-sets.ts`); empty: none is chosen. */
    variant: text('variant').notNull(),
    /** What the seller calls the variant; empty: none is chosen. */
    variantName: text('variant_name').notNull(),
    quantity: integer('quantity').notNull(),
    addedAt: integer('added_at').notNull(),
  },
  (table) => [uniqueIndex('haul_items_once').on(table.haulId, table.product, table.variant)],
);

export const haulParcels = sqliteTable(
  'haul_parcels',
  {
    haulId: partOf('haul_id', () => hauls.id),
    number: text('number').notNull(),
  },
  (table) => [primaryKey({ columns: [table.haulId, table.number] })],
);

/** An item as it was shared: without the variant's name, which may reveal a person's size. */
export interface SharedItem {
  readonly product: string;
  /** The variant's key, for its price; empty: none is chosen. */
  readonly variant: string;
  readonly quantity: number;
}

/** Hauls as they were when shared: items added later stay private. */
export const sharedHauls = sqliteTable(
  'shared_hauls',
  {
    /** Random, so that nobody can guess another one: the public card contains it. */
    key: text('key').primaryKey(),
    haulId: partOf('haul_id', () => hauls.id),
    userId: text('user_id').notNull(),
    name: text('name'),
    divisor: integer('divisor').notNull(),
    items: text('items', { mode: 'json' }).$type<readonly SharedItem[]>().notNull(),
    sharedAt: integer('shared_at').notNull(),
    /** Whether the person is named on it. */
    isNamed: integer('is_named', { mode: 'boolean' }).notNull().default(false),
    /** What a kilogram cost the person; null: not known then. */
    kilogramPrice: text('kilogram_price', { mode: 'json' }).$type<KilogramPrice>(),
  },
  (table) => [index('shared_hauls_by_user').on(table.userId, table.sharedAt)],
);

/** What *Watch all* started, and the hauls that need it: it ends when the last of them lets it go. */
export const haulWatches = sqliteTable(
  'haul_watches',
  {
    haulId: partOf('haul_id', () => hauls.id),
    followId: partOf('follow_id', () => follows.id),
  },
  (table) => [
    primaryKey({ columns: [table.haulId, table.followId] }),
    index('haul_watches_by_follow').on(table.followId),
  ],
);
