import { and, asc, eq, exists, gt, inArray, lte, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { change, type QueryBuilder, row, rows, type Work } from './database/work.ts';
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
  /**
   * Its prices are in this currency from now on. Earlier ones in another can't be compared with them: they are forgotten, and so are
   * the limits of its watches, which then tell every lower price.
   * @param at when the service said it
   * @returns false, and nothing is changed, if something newer is known
   */
  setCurrency(product: string, currency: string, at: number): Promise<boolean>;
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
    setCurrency: (product, currency, at) =>
      database.transaction(function* () {
        const isNewer = and(eq(prices.product, product), gt(prices.at, at));
        const newer = yield* row((db) => db.select({ at: prices.at }).from(prices).where(isNewer).limit(1));
        if (newer === undefined) yield* changeCurrency(product, currency);
        return newer === undefined;
      }),
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

/** Within a transaction; see {@link WatchedProductStore.setCurrency}. Does nothing for a product that nobody has watched. */
export function* changeCurrency(product: string, currency: string): Work<void> {
  const which = eq(watchedProducts.product, product);
  const known = yield* row((db) => db.select().from(watchedProducts).where(which));
  if (known === undefined || known.currency === currency) return;
  yield* change((db) => db.update(watchedProducts).set({ currency }).where(which));
  // It was not named before, or was spelled differently.
  if (known.currency === null || known.currency.toUpperCase() === currency.toUpperCase()) return;
  yield* change((db) => db.delete(prices).where(eq(prices.product, product)));
  yield* change((db) =>
    db.update(priceWatches).set({ price: null, below: null }).where(eq(priceWatches.product, product)),
  );
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
