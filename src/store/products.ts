import { and, desc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';
import { products, recentProducts } from './schema/index.ts';
import type { Database } from './sqlite/database.ts';
import { distinctFromExcluded } from './sqlite/distinct-from-excluded.ts';
import { writeTransaction } from './sqlite/transactions.ts';

/** How many products a person finds again in autocomplete. */
const MAX_RECENT = 25;
/** A product that is shown again within this time is not written again. */
const REFRESH_MS = 24 * 60 * 60_000;

export interface KnownProduct {
  /** `platform:id` */
  readonly key: string;
  readonly title: string;
  /** Address of the listing's first photo. */
  readonly image: string | null;
}

/** What products were last called, and which ones a person looked at last. */
export interface ProductStore {
  remember(product: KnownProduct, now: number): Promise<void>;
  /** Those among these products that were seen. */
  find(keys: readonly string[]): Promise<ReadonlyMap<string, KnownProduct>>;
  /** Records that a person looked at a product; only the last ones are kept. */
  markSeen(userId: string, key: string, now: number): Promise<void>;
  /** The products that a person looked at, the last one first. */
  recent(userId: string): Promise<readonly KnownProduct[]>;
  /** Deletes at most `limit` products that were last seen before then. @returns how many */
  prune(before: number, limit: number): Promise<number>;
}

export function createProductStore(database: Database): ProductStore {
  return {
    async remember({ key, title, image }, now) {
      const isOld = lt(products.seenAt, now - REFRESH_MS);
      database
        .insert(products)
        .values({ key, title, image, seenAt: now })
        .onConflictDoUpdate({
          target: products.key,
          set: { title, image, seenAt: now },
          setWhere: sql`${isOld} or ${distinctFromExcluded(products, { title, image })}`,
        })
        .run();
    },
    async find(keys) {
      if (keys.length === 0) return new Map();
      const rows = database
        .select()
        .from(products)
        .where(inArray(products.key, [...new Set(keys)]))
        .all();
      return new Map(rows.map(({ key, title, image }) => [key, { key, title, image }]));
    },
    async markSeen(userId, key, now) {
      writeTransaction(database, () => {
        database
          .insert(recentProducts)
          .values({ userId, key, seenAt: now })
          .onConflictDoUpdate({ target: [recentProducts.userId, recentProducts.key], set: { seenAt: now } })
          .run();
        const newest = database
          .select({ key: recentProducts.key })
          .from(recentProducts)
          .where(eq(recentProducts.userId, userId))
          .orderBy(desc(recentProducts.seenAt), desc(recentProducts.key))
          .limit(MAX_RECENT);
        database
          .delete(recentProducts)
          .where(and(eq(recentProducts.userId, userId), notInArray(recentProducts.key, newest)))
          .run();
      });
    },
    async recent(userId) {
      return database
        .select({ key: products.key, title: products.title, image: products.image })
        .from(recentProducts)
        .innerJoin(products, eq(products.key, recentProducts.key))
        .where(eq(recentProducts.userId, userId))
        .orderBy(desc(recentProducts.seenAt), desc(recentProducts.key))
        .all();
    },
    async prune(before, limit) {
      const old = database
        .select({ key: products.key })
        .from(products)
        .where(lt(products.seenAt, before))
        .limit(limit);
      const keys = old.all().map(({ key }) => key);
      if (keys.length === 0) return 0;
      return writeTransaction(database, () => {
        database.delete(recentProducts).where(inArray(recentProducts.key, keys)).run();
        return database.delete(products).where(inArray(products.key, keys)).run().changes;
      });
    },
  };
}
