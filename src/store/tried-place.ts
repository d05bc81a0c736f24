import { and, eq, isNull } from 'drizzle-orm';
import { change, row, type Work } from './database/work.ts';
import { selectWithUpdates } from './delivery-with-update.ts';
import { DESTINATION_BY_ID } from './destination-by-id.ts';
import { isDigestKey } from './digest-key.ts';
import { isPending } from './pending-deliveries.ts';
import { deliveries, liveCards } from './schema/index.ts';

/**
 * Before threads are switched on or off: a process may be posting the oldest message, or have died while it did. Discord knows its
 * nonce only where it was sent, so that is where it is sent again.
 */
export function* keepTriedPlace(id: number, threads: boolean): Work<void> {
  const destination = yield* row(DESTINATION_BY_ID, { id });
  if (destination === undefined || destination.kind === 'user') return;
  if (destination.threads === (threads || destination.forum)) return;
  const isOwnAndPending = and(eq(deliveries.destinationId, id), isPending);
  const head = yield* row((db) => selectWithUpdates(db).where(isOwnAndPending).limit(1));
  if (head === undefined || head.topicKind !== 'parcel') return;
  const { batchKey, topicId } = head;
  if (batchKey !== null && isDigestKey(batchKey)) return;
  const card = yield* row((db) =>
    db
      .select({ threadId: liveCards.threadId })
      .from(liveCards)
      .where(and(eq(liveCards.destinationId, id), eq(liveCards.topicId, topicId))),
  );
  const triedIn = (destination.threads ? card?.threadId : null) ?? destination.discordId;
  const ofMessage = batchKey === null ? eq(deliveries.id, head.id) : eq(deliveries.batchKey, batchKey);
  yield* change((db) =>
    db
      .update(deliveries)
      .set({ triedIn })
      .where(and(isOwnAndPending, ofMessage, isNull(deliveries.triedIn))),
  );
}
