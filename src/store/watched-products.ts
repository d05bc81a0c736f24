import { and, asc, eq, exists, gt, inArray, lte, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { change, type QueryBuilder, rows, type Work } from './database/work.ts';
import { follows, prices, priceWatches, watchedProducts } from './schema/index.ts';

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
  const set = async (product: string, values: Partial<WatchedProduct>): Promise<void> => {
    const which = eq(watchedProducts.product, product);
    await database.change((db) => db.update(watchedProducts).set(values).where(which));
  };

  return {
    find: (product) =>
      database.row((db) =>
        db
          .select()
          .from(watchedProducts)
          .where(and(eq(watchedProducts.product, product), exists(anyWatch(db)))),
      ),
    due: (now, latest, limit) =>
      database.run(function* () {
        // Together in one condition, they would be read and sorted all.
        const overdue = yield* planned(lte(watchedProducts.nextPollAt, now), limit);
        const tooLate = yield* planned(gt(watchedProducts.nextPollAt, latest), limit - overdue.length);
        return [...overdue, ...tooLate];
      }),
    schedule: (product, nextPollAt, quietPolls) => set(product, { nextPollAt, quietPolls }),
    setCurrency: (product, currency) => set(product, { currency }),
    async prune(limit) {
      // Most of the time there is none: then there is nothing to write.
      if ((await database.run(() => unwatched(1))).length === 0) return 0;
      return database.transaction(function* () {
        const ended = yield* unwatched(limit);
        yield* change((db) => db.delete(prices).where(inArray(prices.product, ended)));
        return yield* change((db) =>
          db.delete(watchedProducts).where(inArray(watchedProducts.product, ended)),
        );
      });
    },
  };
}

/** For a condition about a watched product. */
function anyWatch(db: QueryBuilder) {
  return db
    .select({ one: sql`1` })
    .from(priceWatches)
    .innerJoin(follows, eq(follows.topicId, priceWatches.topicId))
    .where(eq(priceWatches.product, watchedProducts.product));
}

function planned(isDue: SQL, limit: number): Work<WatchedProduct[]> {
  return rows((db) =>
    db
      .select()
      .from(watchedProducts)
      .where(and(isDue, exists(anyWatch(db))))
      .orderBy(asc(watchedProducts.nextPollAt))
      .limit(limit),
  );
}

function* unwatched(limit: number): Work<string[]> {
  const found = yield* rows((db) =>
    db
      .select({ product: watchedProducts.product })
      .from(watchedProducts)
      .where(notExists(anyWatch(db)))
      .limit(limit),
  );
  return found.map(({ product }) => product);
}
