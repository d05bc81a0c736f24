import { randomBytes } from 'node:crypto';
import { and, eq, exists, notExists, type SQL, sql } from 'drizzle-orm';
import type { Offer, PriceConditions } from '../domain/price-watch.ts';
import { countFollows } from './count-follows.ts';
import type { Database } from './database/database.ts';
import { change, one, row, type Work } from './database/work.ts';
import type { WithdrawDeliveries } from './fan-out/withdraw-deliveries.ts';
import { holdFollow, keepForPerson } from './needed-by-hauls.ts';
import { createPriceWatchQueries, findPriceWatch, type PriceWatchQueries } from './price-watch-queries.ts';
import { follows, priceWatches, topics, watchedProducts } from './schema/index.ts';
import { changeCurrency } from './watched-products.ts';

interface NewPriceWatch extends PriceConditions {
  readonly userId: string;
  readonly destinationId: number;
  /** `platform:id` */
  readonly product: string;
  /** The variant's key; empty: the whole product. */
  readonly variant: string;
  readonly variantName: string;
  readonly currency: string | null;
  /** When the product is looked up next, if nobody watched it before; null: never. */
  readonly nextPollAt: number | null;
  /** The haul for which *Watch all* starts it; by default, the person starts it. */
  readonly haulId?: number | undefined;
}

/** One price watch for each person and variant. Methods that change one also take its owner: ids can be forged. */
export interface PriceWatchStore extends PriceWatchQueries {
  /** Adds a watch unless the person already has it, or `limit` follows; checks and adds in one transaction. */
  add(watch: NewPriceWatch, limit: number, now: number): Promise<'added' | 'already' | 'too_many'>;
  /** Changes what it tells. What somebody has changed is their own: no haul ends it. */
  configure(userId: string, topicId: number, conditions: Partial<PriceConditions>): Promise<void>;
  /** The person asks for it themselves by now: no haul ends it. */
  keep(userId: string, topicId: number): Promise<void>;
  /** Posts its alerts at another destination; pending ones are withdrawn. */
  move(userId: string, topicId: number, destinationId: number): Promise<void>;
  /** Ends it, and withdraws its pending alerts. @returns whether it existed */
  remove(userId: string, topicId: number): Promise<boolean>;
  /** Records what a watch has seen last. */
  markSeen(topicId: number, seen: Offer): Promise<void>;
}

export function createPriceWatchStore(
  database: Database,
  withdrawDeliveries: WithdrawDeliveries,
): PriceWatchStore {
  return {
    ...createPriceWatchQueries(database),
    add: (watch, limit, now) =>
      database.transaction(function* (): Work<'added' | 'already' | 'too_many'> {
        const { userId, product, variant, haulId } = watch;
        const existing = yield* findPriceWatch(userId, product, variant);
        if (existing === undefined && (yield* countFollows(userId)) >= limit) return 'too_many';
        const outcome = existing === undefined ? 'added' : 'already';
        const followId = existing?.followId ?? (yield* insert(watch, now));
        if (haulId !== undefined) yield* holdFollow(userId, haulId, followId, outcome);
        else if (existing !== undefined) yield* keepForPerson(userId, existing.topicId);
        return outcome;
      }),
    configure: (userId, topicId, conditions) =>
      database.transaction(function* () {
        yield* change((db) => {
          const owned = db.select({ one: sql`1` }).from(follows).where(ownFollow(userId, topicId));
          return db
            .update(priceWatches)
            .set(conditions)
            .where(and(eq(priceWatches.topicId, topicId), exists(owned)));
        });
        yield* keepForPerson(userId, topicId);
      }),
    keep: (userId, topicId) => database.transaction(() => keepForPerson(userId, topicId)),
    move: (userId, topicId, destinationId) =>
      database.transaction(function* () {
        const before = yield* row((db) => db.select().from(follows).where(ownFollow(userId, topicId)));
        if (before === undefined || !(yield* isPriceTopic(topicId))) return;
        yield* change((db) => db.update(follows).set({ destinationId }).where(eq(follows.id, before.id)));
        yield* withdrawDeliveries.afterFollow(before.destinationId, topicId);
      }),
    remove: (userId, topicId) =>
      database.transaction(function* () {
        if (!(yield* isPriceTopic(topicId))) return false;
        const removed = yield* change((db) => db.delete(follows).where(ownFollow(userId, topicId)));
        if (removed > 0) yield* deleteIfUnwatched(topicId);
        return removed > 0;
      }),
    async markSeen(topicId, seen) {
      await database.change((db) =>
        db.update(priceWatches).set(seen).where(eq(priceWatches.topicId, topicId)),
      );
    },
  };
}

/** Deletes the topic of a price watch that has ended, with its alerts; does nothing for other topics. */
export function* deleteIfUnwatched(topicId: number): Work<void> {
  yield* change((db) => {
    const anyFollow = db.select({ one: sql`1` }).from(follows).where(eq(follows.topicId, topicId));
    return db
      .delete(topics)
      .where(and(eq(topics.id, topicId), eq(topics.kind, 'price'), notExists(anyFollow)));
  });
}

function ownFollow(userId: string, topicId: number): SQL | undefined {
  return and(eq(follows.topicId, topicId), eq(follows.userId, userId));
}

function* isPriceTopic(topicId: number): Work<boolean> {
  const which = eq(priceWatches.topicId, topicId);
  const watch = yield* row((db) => db.select({ one: sql`1` }).from(priceWatches).where(which));
  return watch !== undefined;
}

/** @returns the id of its follow */
function* insert(watch: NewPriceWatch, now: number): Work<number> {
  const { userId, destinationId, product, variant, variantName, currency, nextPollAt } = watch;
  const { cheaper, below, restock, fewLeft } = watch;
  if (currency !== null) yield* changeCurrency(product, currency);
  // Other people watch the same product, each with what they want to know: a key of its own keeps their alerts apart.
  const key = randomBytes(12).toString('base64url');
  const { id: topicId } = yield* one((db) =>
    db.insert(topics).values({ kind: 'price', key, touchedAt: now }).returning({ id: topics.id }),
  );
  const follow = { topicId, destinationId, userId, followedAt: now };
  const { id } = yield* one((db) => db.insert(follows).values(follow).returning({ id: follows.id }));
  const conditions = { cheaper, below, restock, fewLeft };
  const values = { topicId, product, variant, variantName, ...conditions, createdAt: now };
  yield* change((db) => db.insert(priceWatches).values(values));
  yield* change((db) =>
    db
      .insert(watchedProducts)
      .values({ product, currency, nextPollAt })
      .onConflictDoUpdate({
        target: watchedProducts.product,
        set: { nextPollAt: sql`coalesce(${watchedProducts.nextPollAt}, ${nextPollAt})` },
      }),
  );
  return id;
}
