import { and, eq } from 'drizzle-orm';
import { type PendingDelivery, selectWithUpdates } from './delivery-with-update.ts';
import { deliveries } from './schema/index.ts';
import type { Database } from './sqlite/database.ts';
import { fsync, writeWithoutFsync } from './sqlite/transactions.ts';

/** Where and when a message was posted. */
interface Post {
  readonly kind: 'channel' | 'user';
  readonly discordId: string;
  readonly at: number;
}

/** Deliveries that were posted. */
export interface PostedDeliveries {
  /**
   * Marks deliveries as posted. Does not wait for the disk, as {@link PostedDeliveries.flush} does: what a power cut undoes
   * is sent again with a nonce that Discord recognises.
   * @param messageId null when the message no longer exists
   */
  posted(destinationId: number, ids: readonly number[], messageId: string | null, now: number): Promise<void>;
  /** Makes sure that what was posted since the last call is on disk. */
  flush(): Promise<void>;
  /** The deliveries that a message contains, oldest first. */
  postedIn(destinationId: number, messageId: string): Promise<PendingDelivery[]>;
  /** Live cards included; oldest first. */
  postedSince(since: number): Promise<Post[]>;
}

// Deliveries first, then their destinations: the cost doesn't grow with the destinations.
const POSTED_SINCE = `
SELECT DISTINCT destinations.kind AS kind, destinations.discord_id AS discordId, deliveries.finished_at AS at
  FROM deliveries CROSS JOIN destinations ON destinations.id = deliveries.destination_id
  WHERE deliveries.finished_at >= @since AND deliveries.status = 'posted'
UNION ALL
SELECT destinations.kind, destinations.discord_id, live_cards.posted_at
  FROM live_cards CROSS JOIN destinations ON destinations.id = live_cards.destination_id
  WHERE live_cards.posted_at >= @since ORDER BY at`;

export function createPostedDeliveries(database: Database): PostedDeliveries {
  const finish = database.$client.prepare<[string | null, number, number]>(
    "UPDATE deliveries SET status = 'posted', message_id = ?, finished_at = ? WHERE id = ?",
  );
  const touchDestination = database.$client.prepare<[number, number]>(
    'UPDATE destinations SET last_posted_at = ?, probes = 0 WHERE id = ?',
  );
  const postedSince = database.$client.prepare<[{ since: number }], Post>(POSTED_SINCE);
  let isFlushed = true;

  return {
    async posted(destinationId, ids, messageId, now) {
      writeWithoutFsync(database, () => {
        for (const id of ids) finish.run(messageId, now, id);
        touchDestination.run(now, destinationId);
      });
      isFlushed = false;
    },
    async flush() {
      if (isFlushed) return;
      fsync(database);
      isFlushed = true;
    },
    async postedIn(destinationId, messageId) {
      return selectWithUpdates(database)
        .where(and(eq(deliveries.destinationId, destinationId), eq(deliveries.messageId, messageId)))
        .all();
    },
    async postedSince(since) {
      return postedSince.all({ since });
    },
  };
}
