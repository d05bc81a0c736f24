import { desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { deleteFrom, distinctFromExcluded, keepNewest, selectFrom, upsertInto } from './database/queries.ts';
import { change, rows } from './database/work.ts';
import { products, recentProducts } from './schema/index.ts';

const MAX_RECENT = 25;
/** A product shown again within this time isn't written again. */
const REFRESH_MS = 24 * 60 * 60_000;

export type KnownProduct = Omit<typeof products.$inferSelect, 'seenAt'>;

export function createProductStore(database: Database) {
  return {
    async remember({ key, title, image }: KnownProduct, now: number) {
      const isOld = lt(products.seenAt, now - REFRESH_MS);
      const set = { title, image, seenAt: now };
      const setWhere = sql`${isOld} or ${distinctFromExcluded(products, { title, image })}`;
      await database.change(upsertInto(products, [{ key, ...set }], { target: products.key, set, setWhere }));
    },
    async find(keys: readonly string[]): Promise<ReadonlyMap<string, KnownProduct>> {
      if (keys.length === 0) return new Map();
      const isAsked = inArray(products.key, [...new Set(keys)]);
      const found = await database.rows(selectFrom(products, isAsked));
      return new Map(found.map(({ key, title, image }) => [key, { key, title, image }]));
    },
    async markSeen(userId: string, key: string, now: number) {
      const { userId: user, key: product, seenAt } = recentProducts;
      const conflict = { target: [user, product], set: { seenAt: now } };
      const kept = { key: product, at: seenAt, count: MAX_RECENT };
      await database.transaction(function* () {
        yield* change(upsertInto(recentProducts, [{ userId, key, seenAt: now }], conflict));
        yield* change(keepNewest(recentProducts, { userId }, kept));
      });
    },
    recent: (userId: string) =>
      database.rows((db) =>
        db
          .select({ key: products.key, title: products.title, image: products.image })
          .from(recentProducts)
          .innerJoin(products, eq(products.key, recentProducts.key))
          .where(eq(recentProducts.userId, userId))
          .orderBy(desc(recentProducts.seenAt), desc(recentProducts.key)),
      ),
    /** Deletes at most `limit` products that were last seen before then. @returns how many */
    prune: (before: number, limit: number) =>
      database.transaction(function* () {
        const old = yield* rows(selectFrom(products, lt(products.seenAt, before), { limit }));
        const keys = old.map(({ key }) => key);
        if (keys.length === 0) return 0;
        yield* change(deleteFrom(recentProducts, inArray(recentProducts.key, keys)));
        return yield* change(deleteFrom(products, inArray(products.key, keys)));
      }),
  };
}
