import { randomBytes } from 'node:crypto';
import { and, count, eq, exists, notExists, sql } from 'drizzle-orm';
import type { Offer, PriceConditions } from '../domain/price-watch.ts';
import type { WithdrawDeliveries } from './fan-out/withdraw-deliveries.ts';
import { createPriceWatchQueries, type PriceWatchQueries } from './price-watch-queries.ts';
import { follows, priceWatches, topics, watchedProducts } from './schema/index.ts';
import type { Database } from './sqlite/database.ts';
import { runNow } from './sqlite/run-work.ts';
import { writeTransaction } from './sqlite/transactions.ts';

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
}

/** One price watch for each person and variant. Methods that change one also take its owner: ids can be forged. */
export interface PriceWatchStore extends PriceWatchQueries {
  /** Adds a watch unless the person already has it, or `limit` follows; checks and adds in one transaction. */
  add(watch: NewPriceWatch, limit: number, now: number): Promise<'added' | 'already' | 'too_many'>;
  /** Changes what it tells. */
  configure(userId: string, topicId: number, conditions: Partial<PriceConditions>): Promise<void>;
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
  const ownFollow = (userId: string, topicId: number) =>
    and(eq(follows.topicId, topicId), eq(follows.userId, userId));
  const { findNow, ...queries } = createPriceWatchQueries(database);

  return {
    ...queries,
    async add(watch, limit, now) {
      return writeTransaction(database, () => {
        if (findNow(watch.userId, watch.product, watch.variant) !== undefined) return 'already';
        if (countFollows(database, watch.userId) >= limit) return 'too_many';
        insert(database, watch, now);
        return 'added';
      });
    },
    async configure(userId, topicId, conditions) {
      const owned = database.select({ one: sql`1` }).from(follows).where(ownFollow(userId, topicId));
      database
        .update(priceWatches)
        .set(conditions)
        .where(and(eq(priceWatches.topicId, topicId), exists(owned)))
        .run();
    },
    async move(userId, topicId, destinationId) {
      writeTransaction(database, () => {
        const [before] = database.select().from(follows).where(ownFollow(userId, topicId)).all();
        if (before === undefined || !isPriceTopic(database, topicId)) return;
        database.update(follows).set({ destinationId }).where(eq(follows.id, before.id)).run();
        runNow(database, withdrawDeliveries.afterFollow(before.destinationId, topicId));
      });
    },
    async remove(userId, topicId) {
      return writeTransaction(database, () => {
        if (!isPriceTopic(database, topicId)) return false;
        const removed = database.delete(follows).where(ownFollow(userId, topicId)).run().changes > 0;
        if (removed) deleteIfUnwatched(database, topicId);
        return removed;
      });
    },
    async markSeen(topicId, seen) {
      database.update(priceWatches).set(seen).where(eq(priceWatches.topicId, topicId)).run();
    },
  };
}

/** Deletes the topic of a price watch that has ended, with its alerts; does nothing for other topics. */
export function deleteIfUnwatched(database: Database, topicId: number): void {
  const anyFollow = database.select({ one: sql`1` }).from(follows).where(eq(follows.topicId, topicId));
  database
    .delete(topics)
    .where(and(eq(topics.id, topicId), eq(topics.kind, 'price'), notExists(anyFollow)))
    .run();
}

function isPriceTopic(database: Database, topicId: number): boolean {
  const watch = eq(priceWatches.topicId, topicId);
  return database.select({ one: sql`1` }).from(priceWatches).where(watch).get() !== undefined;
}

function countFollows(database: Database, userId: string): number {
  return (
    database.select({ total: count() }).from(follows).where(eq(follows.userId, userId)).get()?.total ?? 0
  );
}

function insert(database: Database, watch: NewPriceWatch, now: number): void {
  const { userId, destinationId, product, variant, variantName, currency, nextPollAt } = watch;
  const { cheaper, below, restock, fewLeft } = watch;
  // Other people watch the same product, each with what they want to know: a key of its own keeps their alerts apart.
  const key = randomBytes(12).toString('base64url');
  const topic = database.insert(topics).values({ kind: 'price', key, touchedAt: now }).returning().get();
  database.insert(follows).values({ topicId: topic.id, destinationId, userId, followedAt: now }).run();
  const conditions = { cheaper, below, restock, fewLeft };
  database
    .insert(priceWatches)
    .values({ topicId: topic.id, product, variant, variantName, ...conditions, createdAt: now })
    .run();
  database
    .insert(watchedProducts)
    .values({ product, currency, nextPollAt })
    .onConflictDoUpdate({
      target: watchedProducts.product,
      set: { currency, nextPollAt: sql`coalesce(${watchedProducts.nextPollAt}, ${nextPollAt})` },
    })
    .run();
}
