import { stateOfScan } from '../../domain/parcels/wordings/index.ts';
import { inSlices } from '../../process/timing/take-turn.ts';
import { recordDelivery } from '../receipt.ts';
import { hasLostDestination } from '../sending.ts';
import { readScan } from '../updates.ts';
import { deliveryIdsOf, type Outgoing } from './message.ts';
import { type OutboxContext, retryUntilStored } from './outbox-context.ts';
import { restore } from './suspend-destination.ts';

/**
 * Stores that a message was posted, and restores a suspended destination.
 * @param messageId null when the message has been deleted since
 */
export async function recordPosted(
  outbox: OutboxContext,
  message: Outgoing,
  messageId: string | null,
): Promise<void> {
  const { store, memory, clock } = outbox;
  const { destination } = message;
  // Also if another process posts there by now: it needs to know.
  await retryUntilStored({ ...outbox, stopping: outbox.processStopping }, () =>
    store.deliveries.posted(destination.id, deliveryIdsOf(message), messageId, clock()),
  );
  // What is remembered about a destination that was lost meanwhile would be wrong when this process gets it back.
  if (!hasLostDestination(outbox)) memory.onPosted(message, messageId);
  reportPosted(outbox, message, messageId);
  for (const topicId of await deliveredParcels(message)) {
    await retryUntilStored(outbox, () => recordDelivery(store, topicId, clock()));
  }
  if (destination.suspendedAt !== null) await restore(outbox, destination);
}

/** The topics of the parcels that the message says are delivered. */
async function deliveredParcels(message: Outgoing): Promise<ReadonlySet<number>> {
  const delivered = new Set<number>();
  await inSlices(message.deliveries, ({ topicKind, topicId, data }) => {
    if (topicKind !== 'parcel') return;
    if (stateOfScan(readScan(data).status ?? '') === 'delivered') delivered.add(topicId);
  });
  return delivered;
}

function reportPosted(
  { clock, metrics, log }: OutboxContext,
  { destination, deliveries }: Outgoing,
  messageId: string | null,
): void {
  const waitedMs = deliveries.map(({ createdAt }) => Math.max(0, clock() - createdAt));
  for (const waited of waitedMs) metrics.delivery('sent', waited);
  const events = [...new Set(deliveries.map(({ eventId }) => eventId))];
  log.info(
    { destination: destination.id, events, message: messageId, waitedMs: Math.max(...waitedMs) },
    'alert posted',
  );
}
