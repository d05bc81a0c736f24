import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import { change, rows, type Work } from './database/work.ts';
import type { WithdrawDeliveries } from './fan-out/withdraw-deliveries.ts';
import { redrawLiveCards } from './live-cards.ts';
import {
  alertChannels,
  archivedParcels,
  chatReplies,
  destinations,
  events,
  follows,
  hauls,
  recentProducts,
  topics,
  userSettings,
} from './schema/index.ts';
import { isDmOf } from './show-personal-data.ts';

/** Deletes what is stored about one person. Must run in a transaction. */
export function* deletePersonalData(withdrawDeliveries: WithdrawDeliveries, userId: string): Work<void> {
  const removed = yield* rows((db) => db.delete(follows).where(eq(follows.userId, userId)).returning());
  const archived = yield* rows((db) =>
    db
      .delete(archivedParcels)
      .where(eq(archivedParcels.userId, userId))
      .returning({ number: archivedParcels.number }),
  );
  yield* change((db) => db.delete(destinations).where(isDmOf(userId)));
  yield* change((db) => db.delete(userSettings).where(eq(userSettings.userId, userId)));
  yield* change((db) => db.delete(recentProducts).where(eq(recentProducts.userId, userId)));
  // With their items, parcels and shared copies, which refer to them.
  yield* change((db) => db.delete(hauls).where(eq(hauls.userId, userId)));
  yield* change((db) => db.delete(chatReplies).where(eq(chatReplies.authorId, userId)));
  yield* change((db) =>
    db.update(alertChannels).set({ addedBy: null }).where(eq(alertChannels.addedBy, userId)),
  );
  for (const { destinationId, topicId } of removed) {
    yield* withdrawDeliveries.afterFollow(destinationId, topicId);
    // Others may follow it there: their card must not show this person's name for it any longer.
    yield* redrawLiveCards(destinationId, topicId);
  }
  const known = yield* parcelTopics(archived.map(({ number }) => number));
  const topicIds = new Set([...removed.map(({ topicId }) => topicId), ...known]);
  yield* deleteUnfollowedTopics(withdrawDeliveries, [...topicIds]);
}

function* parcelTopics(numbers: readonly string[]): Work<number[]> {
  const which = and(eq(topics.kind, 'parcel'), inArray(topics.key, [...numbers]));
  const found = yield* rows((db) => db.select({ id: topics.id }).from(topics).where(which));
  return found.map(({ id }) => id);
}

/** Of these topics, deletes those without follows, with their scans and the events of polls. */
function* deleteUnfollowedTopics(
  withdrawDeliveries: WithdrawDeliveries,
  topicIds: readonly number[],
): Work<void> {
  const unfollowed = yield* rows((db) => {
    const anyFollow = db.select({ one: sql`1` }).from(follows).where(eq(follows.topicId, topics.id));
    return db
      .select({ id: topics.id, key: topics.key })
      .from(topics)
      .where(and(inArray(topics.id, [...topicIds]), notExists(anyFollow)));
  });
  for (const { id } of unfollowed) yield* withdrawDeliveries.afterLastFollower(id);
  const keys = unfollowed.map(({ key }) => key);
  yield* change((db) => db.delete(events).where(and(eq(events.source, 'poll'), inArray(events.about, keys))));
}
