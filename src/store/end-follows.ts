import { and, eq, isNotNull, not } from 'drizzle-orm';
import { countRows, deleteFrom, deleteReturning, selectFrom, update } from './database/queries.ts';
import { change, has, rows, type Work } from './database/work.ts';
import type { WithdrawDeliveries } from './fan-out/withdraw-deliveries.ts';
import { redrawLiveCards } from './live-cards.ts';
import { follows, topics } from './schema/index.ts';
import { isFollowed } from './topics.ts';

export function countFollows(userId: string): Work<number> {
  return countRows(follows, { userId });
}

export function isSynced(topicId: number): Work<boolean> {
  const which = and(eq(follows.topicId, topicId), isNotNull(follows.baselineAt));
  return has(selectFrom(follows, which, { limit: 1 }));
}

/** Sets the baseline of the follows that have none: updates seen until then cause no alert for them. */
export function* setBaseline(topicId: number, baselineAt: number): Work<void> {
  yield* change(update(follows, { baselineAt }, { topicId, baselineAt: null }));
}

/**
 * Ends follows, oldest first, and what only they needed: polls, price watches, pending deliveries. Must run
 * in a transaction.
 */
export type EndFollows = ReturnType<typeof createEndFollows>;

export function createEndFollows(withdrawDeliveries: WithdrawDeliveries) {
  return function* (which: Partial<typeof follows.$inferSelect>) {
    const ended = yield* rows(deleteReturning(follows, which));
    for (const { destinationId, topicId, label } of ended) {
      const isOver = and(eq(topics.id, topicId), not(isFollowed));
      yield* change(update(topics, { nextPollAt: null }, isOver));
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
  yield* change(deleteFrom(topics, which));
}
