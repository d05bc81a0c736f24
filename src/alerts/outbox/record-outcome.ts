import { PostError } from '../../discord/posting/post-error.ts';
import { stateOfScan } from '../../domain/parcels/wordings/index.ts';
import { inSlices } from '../../process/timing/take-turn.ts';
import type { Destination } from '../../store/index.ts';
import { recordDelivery } from '../confirm-receipt.ts';
import { hasLostDestination, sendRequest } from '../sending.ts';
import { readScan } from '../updates.ts';
import { classifyFailure, type SuspensionReason } from './classify-failure.ts';
import type { NextStep } from './destination-queue.ts';
import { deliveryIdsOf, type Outgoing } from './message.ts';
import { type OutboxContext, retryUntilStored } from './outbox-context.ts';

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
  // If the destination has been lost in the meantime, anything remembered about it would be wrong once this process gets it back.
  if (!hasLostDestination(outbox)) memory.onPosted(message, messageId);
  reportPosted(outbox, message, messageId);
  for (const topicId of await deliveredParcels(message))
    await retryUntilStored(outbox, () => recordDelivery(store, topicId, clock()));
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

/** Stops posting where a message was refused: in its thread if there is another place, otherwise at the destination. */
export async function suspendTarget(
  outbox: OutboxContext,
  message: Outgoing,
  reason: SuspensionReason,
  error: unknown,
): Promise<NextStep> {
  const { destination, threadTopicId } = message;
  outbox.memory.onRefused(message);
  // Not the channel refused the message, but its thread.
  if (
    threadTopicId !== null &&
    reason !== 'dm_closed' &&
    (await outbox.posts.leave(destination, threadTopicId, reason))
  ) {
    await retryUntilStored(outbox, () => outbox.store.deliveries.untried(deliveryIdsOf(message)));
    return 'more';
  }
  return suspend(outbox, destination, reason, error);
}

/**
 * Stops posting at a destination that accepts no messages. Its deliveries stay pending.
 * @returns `more`: the destination was restored while the request that was refused was under way
 */
export async function suspend(
  outbox: OutboxContext,
  destination: Destination,
  reason: SuspensionReason,
  error: unknown,
): Promise<NextStep> {
  const { store, metrics, log, clock } = outbox;
  const { id, suspendedAt } = destination;
  if (await isRestored(outbox, destination)) return 'more';
  if (suspendedAt === null) {
    log.warn({ err: error, destination: id, reason }, 'destination suspended');
    metrics.delivery('suspended');
  }
  await retryUntilStored(outbox, () => store.destinations.suspend(id, reason, clock()));
  return 'done';
}

/** Whether a suspended destination was restored since it was read: what was refused before says nothing about it now. */
async function isRestored({ store }: OutboxContext, { id, suspendedAt }: Destination): Promise<boolean> {
  return suspendedAt !== null && (await store.destinations.get(id))?.suspendedAt === null;
}

/** Posting works again at a suspended destination. */
async function restore(outbox: OutboxContext, { id }: Destination): Promise<void> {
  await retryUntilStored(outbox, () => outbox.store.destinations.restore(id, outbox.clock()));
  outbox.log.info({ destination: id }, 'destination restored');
}

/**
 * Probes a suspended destination without pending deliveries: posting may work again where the bot can see the channel. What is
 * pending in quiet hours is posted by a later probe; until then it keeps its age, so that it expires.
 */
export async function probeWithoutMessage(
  outbox: OutboxContext,
  destination: Destination,
): Promise<NextStep> {
  const { store, poster, clock } = outbox;
  const waits =
    destination.digestAt === null && (await store.deliveries.pending(destination.id, 1)).length > 0;
  if (waits) return 'done';
  try {
    if (destination.kind === 'channel')
      await sendRequest(outbox, (signal) => poster.checkChannel(destination.discordId, signal));
  } catch (error) {
    if (!(error instanceof PostError)) throw error;
    const failure = classifyFailure(error);
    if (failure.outcome === 'suspended' && !(await isRestored(outbox, destination)))
      await store.destinations.suspend(destination.id, failure.reason, clock());
    return 'done';
  }
  await restore(outbox, destination);
  return 'more';
}
