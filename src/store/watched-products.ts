import { and, asc, eq, exists, gt, inArray, lte, notExists, type SQL, sql } from 'drizzle-orm';
import { follows, prices, priceWatches, watchedProducts } from './schema/index.ts';
import type { Database } from './sqlite/database.ts';
import { writeTransaction } from './sqlite/transactions.ts';

export type WatchedProduct = typeof watchedProducts.$inferSelect;

/** The products whose prices somebody watches, and when each is looked up. */
export interface WatchedProductStore {
  /** Undefined: nobody watches it. */
  find(product: string): Promise<WatchedProduct | undefined>;
  /**
   * Products to look up now, longest overdue first.
   * @param latest what is planned later than that was planned while the clock was ahead, and is due too
   */
  due(now: number, latest: number, limit: number): Promise<readonly WatchedProduct[]>;
  /** @param quietPolls in a row that found nothing new */
  schedule(product: string, nextPollAt: number, quietPolls: number): Promise<void>;
  setCurrency(product: string, currency: string): Promise<void>;
  /** Deletes at most `limit` products that nobody watches now, with their prices. @returns how many */
  prune(limit: number): Promise<number>;
}

export function createWatchedProductStore(database: Database): WatchedProductStore {
  const anyWatch = database
    .select({ one: sql`1` })
    .from(priceWatches)
    .innerJoin(follows, eq(follows.topicId, priceWatches.topicId))
    .where(eq(priceWatches.product, watchedProducts.product));

  return {
    async find(product) {
      return database
        .select()
        .from(watchedProducts)
        .where(and(eq(watchedProducts.product, product), exists(anyWatch)))
        .get();
    },
    async due(now, latest, limit) {
      const planned = (isDue: SQL, max: number) =>
        database
          .select()
          .from(watchedProducts)
          .where(and(isDue, exists(anyWatch)))
          .orderBy(asc(watchedProducts.nextPollAt))
          .limit(max)
          .all();
      // Together in one condition, they would be read and sorted all.
      const overdue = planned(lte(watchedProducts.nextPollAt, now), limit);
      return [...overdue, ...planned(gt(watchedProducts.nextPollAt, latest), limit - overdue.length)];
    },
    async schedule(product, nextPollAt, quietPolls) {
      database
        .update(watchedProducts)
        .set({ nextPollAt, quietPolls })
        .where(eq(watchedProducts.product, product))
        .run();
    },
    async setCurrency(product, currency) {
      database.update(watchedProducts).set({ currency }).where(eq(watchedProducts.product, product)).run();
    },
    async prune(limit) {
      const unwatched = database
        .select({ product: watchedProducts.product })
        .from(watchedProducts)
        .where(notExists(anyWatch))
        .limit(limit)
        .all()
        .map(({ product }) => product);
      if (unwatched.length === 0) return 0;
      return writeTransaction(database, () => {
        database.delete(prices).where(inArray(prices.product, unwatched)).run();
        return database.delete(watchedProducts).where(inArray(watchedProducts.product, unwatched)).run()
          .changes;
      });
    },
  };
}
