import { and, asc, desc, eq, gte, sql } from 'drizzle-orm';
import type { Offer } from '../domain/price-watch.ts';
import type { Database } from './database/database.ts';
import { change, prepared, row, statement } from './database/work.ts';
import { prices } from './schema/index.ts';

/** An offer, and since when it was so. */
export interface PastOffer extends Offer {
  readonly at: number;
}

/** What watched products and their variants cost, and how many were left, whenever that changed. */
export interface PriceStore {
  /**
   * Records what a product or a variant costs, if that changed.
   * @param variant empty: the whole product
   * @returns `older`: something newer is known
   */
  record(product: string, variant: string, offer: Offer, at: number): Promise<'changed' | 'same' | 'older'>;
  /** Whether the product or one of its variants has changed since then. */
  changedSince(product: string, at: number): Promise<boolean>;
  /** Oldest first. */
  history(product: string, variant: string): Promise<readonly PastOffer[]>;
  /** Deletes at most `limit` rows that are older, except each variant's newest: it still holds. @returns how many */
  prune(before: number, limit: number): Promise<number>;
}

const NEWEST = prepared<{ product: string; variant: string }, typeof prices.$inferSelect>((db) =>
  db
    .select()
    .from(prices)
    .where(
      and(eq(prices.product, sql.placeholder('product')), eq(prices.variant, sql.placeholder('variant'))),
    )
    .orderBy(desc(prices.at))
    .limit(1),
);

const PRUNE = statement<{ before: number; limit: number }>(`
DELETE FROM prices WHERE (product, variant, at) IN (
  SELECT product, variant, at FROM prices AS old WHERE at < @before AND EXISTS (
    SELECT 1 FROM prices AS later
      WHERE later.product = old.product AND later.variant = old.variant AND later.at > old.at)
  LIMIT @limit)`);

export function createPriceStore(database: Database): PriceStore {
  return {
    record: (product, variant, { price, stock }, at) =>
      database.transaction(function* () {
        const last = yield* row(NEWEST, { product, variant });
        if (last !== undefined && last.at > at) return 'older';
        if (last?.price === price && last.stock === stock) return 'same';
        const target = [prices.product, prices.variant, prices.at];
        yield* change((db) =>
          db
            .insert(prices)
            .values({ product, variant, at, price, stock })
            .onConflictDoUpdate({ target, set: { price, stock } }),
        );
        return 'changed';
      }),
    changedSince: (product, at) =>
      database.run(function* () {
        const since = and(eq(prices.product, product), gte(prices.at, at));
        const any = yield* row((db) => db.select({ at: prices.at }).from(prices).where(since).limit(1));
        return any !== undefined;
      }),
    history: (product, variant) =>
      database.rows((db) =>
        db
          .select({ at: prices.at, price: prices.price, stock: prices.stock })
          .from(prices)
          .where(and(eq(prices.product, product), eq(prices.variant, variant)))
          .orderBy(asc(prices.at)),
      ),
    prune: (before, limit) => database.change(PRUNE, { before, limit }),
  };
}
