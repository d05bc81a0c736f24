import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { type QueryBuilder, row, type Work } from './database/work.ts';
import { destinations, follows, priceWatches, topics, updates, watchedProducts } from './schema/index.ts';

const columns = {
  topicId: priceWatches.topicId,
  followId: follows.id,
  userId: follows.userId,
  destinationId: follows.destinationId,
  destinationKind: destinations.kind,
  destinationDiscordId: destinations.discordId,
  suspensionReason: destinations.suspensionReason,
  /** `platform:id` */
  product: priceWatches.product,
  /** The variant's key; empty: the whole product. */
  variant: priceWatches.variant,
  /** Empty: the whole product. */
  variantName: priceWatches.variantName,
  cheaper: priceWatches.cheaper,
  below: priceWatches.below,
  restock: priceWatches.restock,
  fewLeft: priceWatches.fewLeft,
  /** What was last seen; null: never listed. */
  price: priceWatches.price,
  stock: priceWatches.stock,
  /** Of the prices; null: not listed. */
  currency: watchedProducts.currency,
  createdAt: priceWatches.createdAt,
};

/** An alert of a price watch. */
export interface ToldPrice {
  readonly id: number;
  /** As JSON. */
  readonly data: string;
  readonly at: number;
}

/** How many earlier alerts decide whether another one is news. */
const TOLD = 20;

export interface PriceWatchQueries {
  /** A person's watches, newest first. */
  list(userId: string): Promise<readonly PriceWatch[]>;
  find(userId: string, product: string, variant: string): Promise<PriceWatch | undefined>;
  get(topicId: number): Promise<PriceWatch | undefined>;
  /** Everybody's watches of a product and of its variants. */
  of(product: string): Promise<readonly PriceWatch[]>;
  /** The last alerts of a watch, newest first. */
  told(topicId: number): Promise<readonly ToldPrice[]>;
}

/** What a person wants to know about a price, who it is, and where they are told. */
export type PriceWatch = ReturnType<ReturnType<typeof select>['all']>[number];

function select(db: QueryBuilder, condition: SQL | undefined) {
  return db
    .select(columns)
    .from(priceWatches)
    .innerJoin(topics, eq(topics.id, priceWatches.topicId))
    .innerJoin(follows, eq(follows.topicId, priceWatches.topicId))
    .innerJoin(destinations, eq(destinations.id, follows.destinationId))
    .innerJoin(watchedProducts, eq(watchedProducts.product, priceWatches.product))
    .where(condition)
    .orderBy(desc(priceWatches.createdAt), desc(priceWatches.topicId));
}

export function findPriceWatch(
  userId: string,
  product: string,
  variant: string,
): Work<PriceWatch | undefined> {
  const which = and(
    eq(follows.userId, userId),
    eq(priceWatches.product, product),
    eq(priceWatches.variant, variant),
  );
  return row((db) => select(db, which));
}

export function createPriceWatchQueries(database: Database): PriceWatchQueries {
  const list = (which: SQL) => database.rows((db) => select(db, which));
  return {
    list: (userId) => list(eq(follows.userId, userId)),
    find: (userId, product, variant) => database.run(() => findPriceWatch(userId, product, variant)),
    get: (topicId) => database.row((db) => select(db, eq(priceWatches.topicId, topicId))),
    of: (product) => list(eq(priceWatches.product, product)),
    told: (topicId) =>
      database.rows((db) =>
        db
          .select({ id: updates.id, data: updates.data, at: updates.seenAt })
          .from(updates)
          .where(and(eq(updates.topicId, topicId), eq(updates.notice, 'price')))
          .orderBy(desc(updates.id))
          .limit(TOLD),
      ),
  };
}
