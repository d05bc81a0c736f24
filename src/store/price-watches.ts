import { randomBytes } from 'node:crypto';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Offer, PriceConditions } from '../domain/products/price-watch.ts';
import type { Database } from './database/database.ts';
import {
  deleteFrom,
  insertInto,
  insertReturning,
  matching,
  selectFrom,
  update,
  upsertInto,
} from './database/queries.ts';
import { change, has, one, type QueryBuilder, row, type Work } from './database/work.ts';
import { countFollows, deleteIfUnwatched } from './end-follows.ts';
import type { WithdrawDeliveries } from './fan-out/withdraw-deliveries.ts';
import { holdFollow, keepForPerson } from './haul-watches.ts';
import { changeCurrency } from './prices.ts';
import { destinations, follows, priceWatches, topics, updates, watchedProducts } from './schema/index.ts';

const columns = {
  topicId: priceWatches.topicId,
  followId: follows.id,
  userId: follows.userId,
  destinationId: follows.destinationId,
  destinationKind: destinations.kind,
  destinationDiscordId: destinations.discordId,
  suspensionReason: destinations.suspensionReason,
  product: priceWatches.product,
  variant: priceWatches.variant,
  variantName: priceWatches.variantName,
  cheaper: priceWatches.cheaper,
  below: priceWatches.below,
  restock: priceWatches.restock,
  fewLeft: priceWatches.fewLeft,
  /** The price last seen; null: never listed. */
  price: priceWatches.price,
  stock: priceWatches.stock,
  /** Currency of the prices; null: not listed. */
  currency: watchedProducts.currency,
  createdAt: priceWatches.createdAt,
};

const TOLD = 20;

export type PriceWatch = ReturnType<ReturnType<typeof select>['all']>[number];

function select(db: QueryBuilder, condition: SQL | undefined) {
  return db
    .select(columns)
    .from(priceWatches)
    .innerJoin(topics, eq(topics.id, priceWatches.topicId))
    .innerJoin(follows, eq(follows.topicId, priceWatches.topicId))
    .innerJoin(destinations, eq(destinations.id, follows.destinationId))
    .innerJoin(watchedProducts, eq(watchedProducts.product, priceWatches.product))
    .where(condition)
    .orderBy(desc(priceWatches.createdAt), desc(priceWatches.topicId));
}

function findPriceWatch(userId: string, product: string, variant: string): Work<PriceWatch | undefined> {
  const which = and(eq(follows.userId, userId), matching(priceWatches, { product, variant }));
  return row((db) => select(db, which));
}

interface NewPriceWatch extends PriceConditions {
  readonly userId: string;
  readonly destinationId: number;
  readonly product: string;
  readonly variant: string;
  readonly variantName: string;
  readonly currency: string | null;
  /** When to look up the product next if nobody watched it before; null: never. */
  readonly nextPollAt: number | null;
  /** The haul whose *Watch all* starts it; default: the person starts it. */
  readonly haulId?: number | undefined;
}

/** One price watch for each person and variant. Methods that change one also take its owner: ids can be forged. */
export function createPriceWatchStore(database: Database, withdrawDeliveries: WithdrawDeliveries) {
  const list = (which: SQL) => database.rows((db) => select(db, which));
  return {
    list: (userId: string) => list(eq(follows.userId, userId)),
    find: (userId: string, product: string, variant: string) =>
      database.run(() => findPriceWatch(userId, product, variant)),
    get: (topicId: number) => database.row((db) => select(db, eq(priceWatches.topicId, topicId))),
    of: (product: string) => list(eq(priceWatches.product, product)),
    told: (topicId: number) =>
      database.rows((db) =>
        db
          .select({ id: updates.id, data: updates.data, at: updates.seenAt })
          .from(updates)
          .where(and(eq(updates.topicId, topicId), eq(updates.notice, 'price')))
          .orderBy(desc(updates.id))
          .limit(TOLD),
      ),
    add: (watch: NewPriceWatch, limit: number, now: number) =>
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
    /** Changes its conditions. The person then owns it, so no haul may end it. */
    configure: (userId: string, topicId: number, conditions: Partial<PriceConditions>) =>
      database.transaction(function* () {
        if (yield* has(selectFrom(follows, { userId, topicId })))
          yield* change(update(priceWatches, conditions, { topicId }));
        yield* keepForPerson(userId, topicId);
      }),
    /** The person now wants it themselves, so no haul may end it. */
    keep: (userId: string, topicId: number) => database.transaction(() => keepForPerson(userId, topicId)),
    move: (userId: string, topicId: number, destinationId: number) =>
      database.transaction(function* () {
        const before = yield* row(selectFrom(follows, { userId, topicId }));
        if (before === undefined || !(yield* has(selectFrom(priceWatches, { topicId })))) return;
        yield* change(update(follows, { destinationId }, { id: before.id }));
        yield* withdrawDeliveries.afterFollow(before.destinationId, topicId);
      }),
    remove: (userId: string, topicId: number) =>
      database.transaction(function* () {
        if (!(yield* has(selectFrom(priceWatches, { topicId })))) return false;
        const removed = yield* change(deleteFrom(follows, { userId, topicId }));
        if (removed > 0) yield* deleteIfUnwatched(topicId);
        return removed > 0;
      }),
    markSeen: (topicId: number, seen: Offer) => database.change(update(priceWatches, seen, { topicId })),
  };
}

function* insert(watch: NewPriceWatch, now: number): Work<number> {
  const { userId, destinationId, product, variant, variantName, currency, nextPollAt } = watch;
  const { cheaper, below, restock, fewLeft } = watch;
  if (currency !== null) yield* changeCurrency(product, currency);
  // Several people may watch the same product on different conditions: a separate key keeps their alerts apart.
  const key = randomBytes(12).toString('base64url');
  const { id: topicId } = yield* one(insertReturning(topics, { kind: 'price', key, touchedAt: now }));
  const follow = { topicId, destinationId, userId, followedAt: now };
  const { id } = yield* one(insertReturning(follows, follow));
  const conditions = { cheaper, below, restock, fewLeft };
  const values = { topicId, product, variant, variantName, ...conditions, createdAt: now };
  yield* change(insertInto(priceWatches, [values]));
  const set = { nextPollAt: sql`coalesce(${watchedProducts.nextPollAt}, ${nextPollAt})` };
  const watched = { product, currency, nextPollAt };
  yield* change(upsertInto(watchedProducts, [watched], { target: watchedProducts.product, set }));
  return id;
}
