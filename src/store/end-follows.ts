import { type SQL, sql } from 'drizzle-orm';
import type { WithdrawDeliveries } from './fan-out/withdraw-deliveries.ts';
import { redrawLiveCards } from './live-cards.ts';
import { deleteIfUnwatched } from './price-watches.ts';
import { follows } from './schema/index.ts';
import type { Database } from './sqlite/database.ts';
import { runNow } from './sqlite/run-work.ts';

type FollowRow = typeof follows.$inferSelect;

/**
 * Ends follows, stops polling topics that have none left, deletes price watches that have none, and withdraws the pending
 * deliveries that no other follow or alert channel needs. Must run in a transaction.
 * @returns the follows that ended
 */
export type EndFollows = (which: SQL | undefined) => FollowRow[];

export function createEndFollows(database: Database, withdrawDeliveries: WithdrawDeliveries): EndFollows {
  return (which) => {
    const ended = database.delete(follows).where(which).returning().all();
    for (const { destinationId, topicId, label } of ended) {
      database.run(sql`update topics set next_poll_at = null where id = ${topicId}
        and not exists (select 1 from follows where topic_id = ${topicId})`);
      runNow(database, withdrawDeliveries.afterFollow(destinationId, topicId));
      if (label !== null) redrawLiveCards(database, destinationId, topicId);
      deleteIfUnwatched(database, topicId);
    }
    return ended;
  };
}
