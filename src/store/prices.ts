import { and, asc, desc, eq, gt, gte, inArray, lte, not, type SQL, sql } from 'drizzle-orm';
import type { Offer } from '../domain/products/price-watch.ts';
import type { Database } from './database/database.ts';
import { deleteFrom, matching, selectFrom, update, upsertInto } from './database/queries.ts';
import { change, has, row, rows, statement, type Work } from './database/work.ts';
import { follows, prices, priceWatches, watchedProducts } from './schema/index.ts';

export type PastOffer = Offer & Pick<typeof prices.$inferSelect, 'at'>;

const PRUNE = statement<{ before: number; limit: number }>(`
DELETE FROM prices WHERE (product, variant, at) IN (
  SELECT product, variant, at FROM prices AS old WHERE at < @before AND EXISTS (
    SELECT 1 FROM prices AS later
      WHERE later.product = old.product AND later.variant = old.variant AND later.at > old.at)
  LIMIT @limit)`);

export function createPriceStore(database: Database) {
  return {
    /** Records a change. @param variant empty: the whole product. @returns `older`: something newer is known */
    record: (product: string, variant: string, { price, stock }: Offer, at: number) =>
      database.transaction(function* () {
        const newest = { orderBy: [desc(prices.at)], limit: 1 };
        const last = yield* row(selectFrom(prices, { product, variant }, newest));
        if (last !== undefined && last.at > at) return 'older';
        if (last?.price === price && last.stock === stock) return 'same';
        const target = [prices.product, prices.variant, prices.at];
        const values = { product, variant, at, price, stock };
        yield* change(upsertInto(prices, [values], { target, set: { price, stock } }));
        return 'changed';
      }),
    changedSince: (product: string, at: number) =>
      database.has(selectFrom(prices, and(eq(prices.product, product), gte(prices.at, at)), { limit: 1 })),
    /** Oldest first. */
    history: (product: string, variant: string) =>
      database.rows((db) =>
        db
          .select({ at: prices.at, price: prices.price, stock: prices.stock })
          .from(prices)
          .where(matching(prices, { product, variant }))
          .orderBy(asc(prices.at)),
      ),
    /** Deletes at most `limit` rows that are older, except each variant's newest: it still holds. @returns how many */
    prune: (before: number, limit: number) => database.change(PRUNE, { before, limit }),
  };
}

export type WatchedProduct = typeof watchedProducts.$inferSelect;

export function createWatchedProductStore(database: Database) {
  const set = async (product: string, values: Partial<WatchedProduct>): Promise<void> => {
    await database.change(update(watchedProducts, values, { product }));
  };

  return {
    /** Undefined: nobody watches it. */
    find: (product: string) =>
      database.row(selectFrom(watchedProducts, and(eq(watchedProducts.product, product), IS_WATCHED))),
    /** The longest overdue first. Polls planned after `latest` were planned while the clock was ahead. */
    due: (now: number, latest: number, limit: number) =>
      database.run(function* () {
        // As one condition, all of them would be read and sorted.
        const overdue = yield* planned(lte(watchedProducts.nextPollAt, now), limit);
        const tooLate = yield* planned(gt(watchedProducts.nextPollAt, latest), limit - overdue.length);
        return [...overdue, ...tooLate];
      }),
    schedule: (product: string, nextPollAt: number, quietPolls: number) =>
      set(product, { nextPollAt, quietPolls }),
    /** Forgets earlier prices in another currency, and limits. @returns false, changing nothing, if something newer is known */
    setCurrency: (product: string, currency: string, at: number) =>
      database.transaction(function* () {
        const isNewer = and(eq(prices.product, product), gt(prices.at, at));
        if (yield* has(selectFrom(prices, isNewer, { limit: 1 }))) return false;
        yield* changeCurrency(product, currency);
        return true;
      }),
    /** Deletes at most `limit` products that nobody watches now, with their prices. @returns how many */
    async prune(limit: number) {
      // Usually there are none, and nothing has to be written.
      if ((await database.run(() => unwatched(1))).length === 0) return 0;
      return database.transaction(function* () {
        const ended = yield* unwatched(limit);
        yield* change(deleteFrom(prices, inArray(prices.product, ended)));
        return yield* change(deleteFrom(watchedProducts, inArray(watchedProducts.product, ended)));
      });
    },
  };
}

/** Within a transaction; see `setCurrency`. Does nothing for a product that nobody has watched. */
export function* changeCurrency(product: string, currency: string): Work<void> {
  const known = yield* row(selectFrom(watchedProducts, { product }));
  if (known === undefined || known.currency === currency) return;
  yield* change(update(watchedProducts, { currency }, { product }));
  // The currency was unknown, or only spelled differently.
  if (known.currency === null || known.currency.toUpperCase() === currency.toUpperCase()) return;
  yield* change(deleteFrom(prices, { product }));
  yield* change(update(priceWatches, { price: null, below: null }, { product }));
}

const IS_WATCHED = sql`exists (select 1 from ${priceWatches}
  inner join ${follows} on ${follows.topicId} = ${priceWatches.topicId}
  where ${priceWatches.product} = ${watchedProducts.product})`;

function planned(isDue: SQL, limit: number): Work<WatchedProduct[]> {
  const orderBy = [watchedProducts.nextPollAt];
  return rows(selectFrom(watchedProducts, and(isDue, IS_WATCHED), { orderBy, limit }));
}

function* unwatched(limit: number): Work<string[]> {
  const found = yield* rows(selectFrom(watchedProducts, not(IS_WATCHED), { limit }));
  return found.map(({ product }) => product);
}
