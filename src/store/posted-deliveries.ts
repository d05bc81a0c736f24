import { and, eq } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { change, statement } from './database/work.ts';
import { type PendingDelivery, selectWithUpdates } from './delivery-with-update.ts';
import { deliveries } from './schema/index.ts';

/** Where and when a message was posted. */
interface Post {
  readonly destinationId: number;
  readonly kind: 'channel' | 'user';
  readonly discordId: string;
  readonly at: number;
}

/** Deliveries that were posted. */
export interface PostedDeliveries {
  /**
   * Marks deliveries as posted. Does not wait for the disk, as {@link PostedDeliveries.flush} does: what a power cut undoes
   * is sent again with a nonce that Discord recognises. What is recorded as posted in another message stays so.
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
const POSTED_SINCE = statement<{ since: number }, Post>(
  ({ joinInOrder }) => `
SELECT DISTINCT destinations.id AS "destinationId", destinations.kind AS kind, destinations.discord_id AS "discordId", deliveries.finished_at AS at
  FROM deliveries ${joinInOrder} destinations ON destinations.id = deliveries.destination_id
  WHERE deliveries.finished_at >= @since AND deliveries.status = 'posted'
UNION ALL
SELECT destinations.id, destinations.kind, destinations.discord_id, live_cards.posted_at
  FROM live_cards ${joinInOrder} destinations ON destinations.id = live_cards.destination_id
  WHERE live_cards.posted_at >= @since ORDER BY at`,
);

const FINISH = statement<{ messageId: string | null; now: number; id: number }>(
  `UPDATE deliveries SET status = 'posted', message_id = @messageId, finished_at = @now
  WHERE id = @id AND status <> 'posted'`,
);
const TOUCH_DESTINATION = statement<{ destinationId: number; now: number }>(
  'UPDATE destinations SET last_posted_at = @now, probes = 0 WHERE id = @destinationId',
);

export function createPostedDeliveries(database: Database): PostedDeliveries {
  return {
    posted: (destinationId, ids, messageId, now) =>
      database.transaction(
        function* () {
          for (const id of ids) yield* change(FINISH, { messageId, now, id });
          yield* change(TOUCH_DESTINATION, { destinationId, now });
        },
        { durable: false },
      ),
    flush: () => database.flush(),
    postedIn: (destinationId, messageId) =>
      database.rows((db) =>
        selectWithUpdates(db).where(
          and(eq(deliveries.destinationId, destinationId), eq(deliveries.messageId, messageId)),
        ),
      ),
    postedSince: (since) => database.rows(POSTED_SINCE, { since }),
  };
}
