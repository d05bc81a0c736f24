import type { SQL } from 'drizzle-orm';
import { change, rows, statement, type Work } from './database/work.ts';
import type { WithdrawDeliveries } from './fan-out/withdraw-deliveries.ts';
import { redrawLiveCards } from './live-cards.ts';
import { deleteIfUnwatched } from './price-watches.ts';
import { follows } from './schema/index.ts';

type FollowRow = typeof follows.$inferSelect;

/**
 * Ends follows, stops polling topics that have none left, deletes price watches that have none, and withdraws the pending
 * deliveries that no other follow or alert channel needs. Must run in a transaction.
 * @returns the follows that ended, oldest first
 */
export type EndFollows = (which: SQL | undefined) => Work<FollowRow[]>;

const STOP_POLLING = statement<{ topicId: number }>(
  `UPDATE topics SET next_poll_at = NULL
     WHERE id = @topicId AND NOT EXISTS (SELECT 1 FROM follows WHERE topic_id = @topicId)`,
);

export function createEndFollows(withdrawDeliveries: WithdrawDeliveries): EndFollows {
  return function* (which) {
    const ended = yield* rows((db) => db.delete(follows).where(which).returning());
    for (const { destinationId, topicId, label } of ended) {
      yield* change(STOP_POLLING, { topicId });
      yield* withdrawDeliveries.afterFollow(destinationId, topicId);
      if (label !== null) yield* redrawLiveCards(destinationId, topicId);
      yield* deleteIfUnwatched(topicId);
    }
    return ended.sort((a, b) => a.id - b.id);
  };
}
