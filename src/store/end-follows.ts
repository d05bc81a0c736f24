import { and, eq, isNotNull, isNull, not, type SQL } from 'drizzle-orm';
import { countRows } from './database/queries.ts';
import { change, has, rows, type Work } from './database/work.ts';
import type { WithdrawDeliveries } from './fan-out/withdraw-deliveries.ts';
import { redrawLiveCards } from './live-cards.ts';
import { follows, topics } from './schema/index.ts';
import { isFollowed } from './topics.ts';

/** How much a person follows, price watches included. */
export function countFollows(userId: string): Work<number> {
  return countRows(follows, eq(follows.userId, userId));
}

/** Whether the topic has been synced for at least one of its follows. */
export function isSynced(topicId: number): Work<boolean> {
  const which = and(eq(follows.topicId, topicId), isNotNull(follows.baselineAt));
  return has((db) => db.select({ id: follows.id }).from(follows).where(which).limit(1));
}

/** Sets the baseline of the follows that have none: updates seen until then cause no alert for them. */
export function* setBaseline(topicId: number, baselineAt: number): Work<void> {
  const which = and(eq(follows.topicId, topicId), isNull(follows.baselineAt));
  yield* change((db) => db.update(follows).set({ baselineAt }).where(which));
}

/**
 * Ends follows, stops polling topics that have none left, deletes price watches that have none, and withdraws the pending
 * deliveries that no other follow or alert channel needs. Must run in a transaction.
 * @returns the follows that ended, oldest first
 */
export type EndFollows = ReturnType<typeof createEndFollows>;

export function createEndFollows(withdrawDeliveries: WithdrawDeliveries) {
  return function* (which: SQL | undefined) {
    const ended = yield* rows((db) => db.delete(follows).where(which).returning());
    for (const { destinationId, topicId, label } of ended) {
      const isOver = and(eq(topics.id, topicId), not(isFollowed));
      yield* change((db) => db.update(topics).set({ nextPollAt: null }).where(isOver));
      yield* withdrawDeliveries.afterFollow(destinationId, topicId);
      if (label !== null) yield* redrawLiveCards(destinationId, topicId);
      yield* deleteIfUnwatched(topicId);
    }
    return ended.sort((a, b) => a.id - b.id);
  };
}

/** Deletes the topic of a price watch that has ended, with its alerts; does nothing for other topics. */
export function* deleteIfUnwatched(topicId: number): Work<void> {
  const which = and(eq(topics.id, topicId), eq(topics.kind, 'price'), not(isFollowed));
  yield* change((db) => db.delete(topics).where(which));
}
