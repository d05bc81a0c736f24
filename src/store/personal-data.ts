import { and, asc, eq, inArray, not, sql } from 'drizzle-orm';
import type { Database, DatabaseStorage } from './database/database.ts';
import { countRows, deleteFrom, deleteReturning, matching, selectFrom, update } from './database/queries.ts';
import { change, has, row, rows, type Work } from './database/work.ts';
import type { WithdrawDeliveries } from './fan-out/withdraw-deliveries.ts';
import { inHaulOf } from './fill-haul.ts';
import { redrawLiveCards } from './live-cards.ts';
import {
  alertChannels,
  archivedParcels,
  chatReplies,
  deliveries,
  destinations,
  events,
  follows,
  haulItems,
  haulParcels,
  hauls,
  recentProducts,
  sharedHauls,
  sharedPosts,
  topics,
  userSettings,
} from './schema/index.ts';
import type { SharedPost } from './shared-posts.ts';
import { isFollowed } from './topics.ts';

export type PersonalData = Awaited<ReturnType<ReturnType<typeof createPersonalStore>['show']>>;

function* showPersonalData(userId: string) {
  const followed = yield* rows((db) =>
    db
      .select({ kind: topics.kind, key: topics.key, label: follows.label })
      .from(follows)
      .innerJoin(topics, eq(topics.id, follows.topicId))
      .where(eq(follows.userId, userId))
      .orderBy(asc(follows.id)),
  );
  const settings = yield* has(selectFrom(userSettings, { userId }));
  return {
    parcels: followed.filter(({ kind }) => kind === 'parcel').map(({ key, label }) => ({ key, label })),
    products: followed.filter(({ kind }) => kind === 'product').map(({ key }) => key),
    watchedPrices: followed.filter(({ kind }) => kind === 'price').length,
    archived: yield* countRows(archivedParcels, { userId }),
    alertChannels: yield* countRows(alertChannels, { addedBy: userId }),
    /** Pending alerts in this person's DMs. */
    pending: yield* countPending(userId),
    settings: settings || (yield* hasDmOptions(userId)),
    replies: yield* countRows(chatReplies, { authorId: userId }),
    recentProducts: yield* countRows(recentProducts, { userId }),
    hauls: yield* countRows(hauls, { userId }),
    haulItems: yield* countRows(haulItems, inHaulOf(userId, haulItems.haulId)),
    haulParcels: yield* countRows(haulParcels, inHaulOf(userId, haulParcels.haulId)),
    sharedHauls: yield* countRows(sharedHauls, { userId }),
    sharedPosts: yield* countRows(sharedPosts, { userId }),
  };
}

function countPending(userId: string): Work<number> {
  const isHere = sql`${deliveries.destinationId} in (
    select ${destinations.id} from ${destinations} where ${matching(destinations, dmOf(userId))})`;
  return countRows(deliveries, and(isHere, inArray(deliveries.status, ['pending', 'held'])));
}

function* hasDmOptions(userId: string): Work<boolean> {
  const dm = yield* row(selectFrom(destinations, dmOf(userId)));
  if (dm === undefined) return false;
  const { defaultLevel, quietFrom, digestAt, timeZone, liveCards, silent } = dm;
  return [defaultLevel, quietFrom, digestAt, timeZone].some((value) => value !== null) || liveCards || silent;
}

const dmOf = (userId: string) => ({ kind: 'user', discordId: userId }) as const;

/** Deletes what is stored about one person. Must run in a transaction. @returns the posts that show their name */
function* deletePersonalData(withdrawDeliveries: WithdrawDeliveries, userId: string): Work<SharedPost[]> {
  const removed = yield* rows(deleteReturning(follows, { userId }));
  const archived = yield* rows(deleteReturning(archivedParcels, { userId }));
  yield* change(deleteFrom(destinations, dmOf(userId)));
  yield* change(deleteFrom(userSettings, { userId }));
  yield* change(deleteFrom(recentProducts, { userId }));
  // With their items, parcels and shared copies, which refer to them.
  yield* change(deleteFrom(hauls, { userId }));
  yield* change(deleteFrom(chatReplies, { authorId: userId }));
  const shared = yield* rows(deleteReturning(sharedPosts, { userId }));
  yield* change(update(alertChannels, { addedBy: null }, { addedBy: userId }));
  for (const { destinationId, topicId } of removed) {
    yield* withdrawDeliveries.afterFollow(destinationId, topicId);
    // Others may follow it there, and their card must no longer show this person's name for it.
    yield* redrawLiveCards(destinationId, topicId);
  }
  const numbers = archived.map(({ number }) => number);
  const isArchived = and(eq(topics.kind, 'parcel'), inArray(topics.key, numbers));
  const known = (yield* rows(selectFrom(topics, isArchived))).map(({ id }) => id);
  const topicIds = new Set([...removed.map(({ topicId }) => topicId), ...known]);
  yield* deleteUnfollowedTopics(withdrawDeliveries, [...topicIds]);
  return shared.filter(({ isNamed }) => isNamed);
}

function* deleteUnfollowedTopics(
  withdrawDeliveries: WithdrawDeliveries,
  topicIds: readonly number[],
): Work<void> {
  const isUnfollowed = and(inArray(topics.id, [...topicIds]), not(isFollowed));
  const unfollowed = yield* rows(selectFrom(topics, isUnfollowed));
  for (const { id } of unfollowed) yield* withdrawDeliveries.afterLastFollower(id);
  const keys = unfollowed.map(({ key }) => key);
  yield* change(deleteFrom(events, and(eq(events.source, 'poll'), inArray(events.about, keys))));
}

export function createPersonalStore(
  database: Database,
  { scheduleVacuum }: Pick<DatabaseStorage, 'scheduleVacuum'>,
  withdrawDeliveries: WithdrawDeliveries,
) {
  return {
    show: (userId: string) => database.run(() => showPersonalData(userId)),
    /**
     * Deletes a person's data, and has its content removed from the disk. A parcel without another follower
     * is deleted with its scans, its polled events and its pending alerts; if others follow it, pending
     * alerts are deleted where nobody follows it now. What webhooks reported to home servers stays. Alert
     * channels belong to their server and stay, without the person's id.
     * @returns the posts in channels that still show the person's name
     */
    async delete(userId: string): Promise<SharedPost[]> {
      const named = await database.transaction(() => deletePersonalData(withdrawDeliveries, userId));
      scheduleVacuum();
      return named;
    },
  };
}
