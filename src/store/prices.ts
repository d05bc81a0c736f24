import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Offer } from '../domain/price-watch.ts';
import { prices } from './schema/index.ts';
import type { Database } from './sqlite/database.ts';
import { writeTransaction } from './sqlite/transactions.ts';

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

export function createPriceStore(database: Database): PriceStore {
  const newest = database
    .select()
    .from(prices)
    .where(
      and(eq(prices.product, sql.placeholder('product')), eq(prices.variant, sql.placeholder('variant'))),
    )
    .orderBy(desc(prices.at))
    .limit(1)
    .prepare();

  return {
    async record(product, variant, { price, stock }, at) {
      return writeTransaction(database, () => {
        const last = newest.get({ product, variant });
        if (last !== undefined && last.at > at) return 'older';
        if (last?.price === price && last.stock === stock) return 'same';
        database
          .insert(prices)
          .values({ product, variant, at, price, stock })
          .onConflictDoUpdate({ target: [prices.product, prices.variant, prices.at], set: { price, stock } })
          .run();
        return 'changed';
      });
    },
    async changedSince(product, at) {
      const changed = and(eq(prices.product, product), gte(prices.at, at));
      return database.select({ at: prices.at }).from(prices).where(changed).limit(1).get() !== undefined;
    },
    async history(product, variant) {
      return database
        .select({ at: prices.at, price: prices.price, stock: prices.stock })
        .from(prices)
        .where(and(eq(prices.product, product), eq(prices.variant, variant)))
        .orderBy(asc(prices.at))
        .all();
    },
    async prune(before, limit) {
      const isFollowedByAnother = sql`exists (select 1 from prices as later where later.product = ${prices.product}
        and later.variant = ${prices.variant} and later.at > ${prices.at})`;
      const old = database
        .select({ rowid: sql<number>`prices.rowid` })
        .from(prices)
        .where(and(lt(prices.at, before), isFollowedByAnother))
        .limit(limit);
      return database.delete(prices).where(inArray(sql`rowid`, old)).run().changes;
    },
  };
}
