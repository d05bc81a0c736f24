import { PostError } from '../../discord/posting/post-error.ts';
import type { Destination } from '../../store/index.ts';
import { classifyFailure, type SuspensionReason } from './classify-failure.ts';
import type { NextStep } from './destination-queue.ts';
import { deliveryIdsOf, type Outgoing } from './message.ts';
import { type OutboxContext, retryUntilStored } from './outbox-context.ts';

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
    (await outbox.threads.leave(destination, threadTopicId, reason))
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
export async function restore(outbox: OutboxContext, { id }: Destination): Promise<void> {
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
  const { store, poster, rateLimiter, clock, stopping, abortRequests } = outbox;
  const waits =
    destination.digestAt === null && (await store.deliveries.pending(destination.id, 1)).length > 0;
  if (waits) return 'done';
  try {
    if (destination.kind === 'channel') {
      await rateLimiter.scheduleGlobal(
        () => poster.checkChannel(destination.discordId, abortRequests),
        stopping,
      );
    }
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
