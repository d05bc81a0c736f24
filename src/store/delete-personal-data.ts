import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { WithdrawDeliveries } from './fan-out/withdraw-deliveries.ts';
import { redrawLiveCards } from './live-cards.ts';
import {
  alertChannels,
  archivedParcels,
  chatReplies,
  destinations,
  events,
  follows,
  recentProducts,
  topics,
  userSettings,
} from './schema/index.ts';
import { isDmOf } from './show-personal-data.ts';
import type { Database } from './sqlite/database.ts';
import { runNow } from './sqlite/run-work.ts';

/** Deletes what is stored about one person. Must run in a transaction. */
export function deletePersonalData(
  database: Database,
  withdrawDeliveries: WithdrawDeliveries,
  userId: string,
): void {
  const removed = database.delete(follows).where(eq(follows.userId, userId)).returning().all();
  const archived = database
    .delete(archivedParcels)
    .where(eq(archivedParcels.userId, userId))
    .returning({ number: archivedParcels.number })
    .all();
  database.delete(destinations).where(isDmOf(userId)).run();
  database.delete(userSettings).where(eq(userSettings.userId, userId)).run();
  database.delete(recentProducts).where(eq(recentProducts.userId, userId)).run();
  database.delete(chatReplies).where(eq(chatReplies.authorId, userId)).run();
  database.update(alertChannels).set({ addedBy: null }).where(eq(alertChannels.addedBy, userId)).run();
  for (const { destinationId, topicId } of removed) {
    runNow(database, withdrawDeliveries.afterFollow(destinationId, topicId));
    // Others may follow it there: their card must not show this person's name for it any longer.
    redrawLiveCards(database, destinationId, topicId);
  }
  const known = parcelTopics(
    database,
    archived.map(({ number }) => number),
  );
  const topicIds = new Set([...removed.map(({ topicId }) => topicId), ...known]);
  deleteUnfollowedTopics(database, withdrawDeliveries, [...topicIds]);
}

function parcelTopics(database: Database, numbers: readonly string[]): number[] {
  return database
    .select({ id: topics.id })
    .from(topics)
    .where(and(eq(topics.kind, 'parcel'), inArray(topics.key, [...numbers])))
    .all()
    .map(({ id }) => id);
}

/** Of these topics, deletes those without follows, with their scans and the events of polls. */
function deleteUnfollowedTopics(
  database: Database,
  withdrawDeliveries: WithdrawDeliveries,
  topicIds: readonly number[],
): void {
  const anyFollow = database.select({ one: sql`1` }).from(follows).where(eq(follows.topicId, topics.id));
  const unfollowed = database
    .select({ id: topics.id, key: topics.key })
    .from(topics)
    .where(and(inArray(topics.id, [...topicIds]), notExists(anyFollow)))
    .all();
  for (const { id } of unfollowed) runNow(database, withdrawDeliveries.afterLastFollower(id));
  const keys = unfollowed.map(({ key }) => key);
  database
    .delete(events)
    .where(and(eq(events.source, 'poll'), inArray(events.about, keys)))
    .run();
}
