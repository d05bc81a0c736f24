import type { Destination } from '../../store/index.ts';
import { rateLimitKey, resolveChannelId } from '../destination-channel.ts';
import { hasStopped } from '../sending.ts';
import { assignBatchKey } from './batch-keys.ts';
import { mayBePosted } from './classify-failure.ts';
import type { NextStep } from './destination-queue.ts';
import { findPosted } from './find-posted-message.ts';
import { findTarget, threadTopicOf, triedTarget } from './find-target.ts';
import { handleFailure } from './handle-failure.ts';
import { type Message, NONCE_WINDOW_MS, type Outgoing, type Target } from './message.ts';
import type { OutboxContext } from './outbox-context.ts';
import { recordPosted } from './record-posted.ts';
import { send } from './send-message.ts';
import { probeWithoutMessage } from './suspend-destination.ts';

/**
 * Posts the next message at a destination, if there is one and the channel accepts one now. A message that may have been
 * posted is sent again unchanged, with the same nonce, until its outcome is known.
 * @param isProbe also serves a suspended destination
 */
export async function serveDestination(
  outbox: OutboxContext,
  destinationId: number,
  isProbe: boolean,
): Promise<NextStep> {
  const { store, memory, stopping } = outbox;
  const destination = await store.destinations.get(destinationId);
  if (destination === undefined || (destination.suspendedAt !== null && !isProbe)) return 'done';
  memory.countEarlierSends(destinationId, rateLimitKey(destination));
  const retried = memory.retried(destinationId);
  const target = await findTarget(outbox, destination, retried);
  if (typeof target === 'string' || 'waitMs' in target) return target;
  const message = await plan(outbox, destination, target, retried);
  if (stopping.aborted) return 'done';
  if (message === undefined) return isProbe ? probeWithoutMessage(outbox, destination) : 'done';
  if (typeof message === 'string' || 'waitMs' in message) return message;
  return attempt(outbox, message);
}

/** @returns the next message; undefined: there is none; or what to do before it can be sent */
async function plan(
  outbox: OutboxContext,
  destination: Destination,
  target: Target,
  retried: Message | undefined,
): Promise<Outgoing | Exclude<NextStep, 'done'> | undefined> {
  const plannedAt = outbox.clock();
  const channel = rateLimitKey(target.destination);
  const message = retried ?? (await outbox.planner.next(target.destination, channel));
  if (message === undefined || 'waitMs' in message) return message;
  const [head] = message.deliveries;
  const tried = triedTarget(destination, head);
  if (tried !== null && tried.destination.discordId !== target.destination.discordId)
    return outbox.stopping.aborted ? undefined : plan(outbox, destination, tried, retried);
  // Quiet hours have just begun, or the delivery that the target was found for was withdrawn.
  if (threadTopicOf(destination, head) !== target.wantedTopicId) return 'more';
  const waitMs = outbox.rateLimiter.waitMs(channel, message.editedMessageId === null ? 'post' : 'edit');
  if (waitMs > 0) return { waitMs };
  return { ...message, ...target, plannedAt, channelId: null, found: null, isSent: false };
}

/** Sends a message, unless it was posted before, and records the outcome. */
async function attempt(outbox: OutboxContext, message: Outgoing): Promise<NextStep> {
  const { destination } = message;
  try {
    message.channelId = await channelOf(outbox, message);
    if (mayNonceBeUnknown(outbox, message)) message.found = await findPosted(outbox, message);
    const { found } = message;
    // One refused request shows that the destination still accepts nothing; a thread may only be gone.
    if (found === 'refused' && destination.suspendedAt !== null && message.threadTopicId === null)
      return 'done';
    const posted =
      typeof found === 'object' && found !== null ? found : await send(outbox, message, message.channelId);
    if (posted === 'withdrawn') outbox.memory.onWithdrawn(destination.id);
    else await recordPosted(outbox, message, posted.messageId);
    return 'more';
  } catch (error) {
    if (!hasStopped(outbox)) return handleFailure(outbox, message, error);
    // When the next process posts there, Discord may not know the nonce any longer. It then searches for stored batches.
    if (message.isSent && mayBePosted(error)) await assignBatchKey(outbox, message);
    return 'done';
  }
}

/** A message of a forum is edited in its post, which has the same id. */
async function channelOf(
  { poster, rateLimiter, stopping, abortRequests }: OutboxContext,
  { destination, opensPost, editedMessageId }: Outgoing,
): Promise<string> {
  if (opensPost && editedMessageId !== null) return editedMessageId;
  return resolveChannelId(destination, poster, rateLimiter, stopping, abortRequests);
}

/**
 * Whether a message may have been posted so long ago that Discord no longer knows its nonce; for posts of a forum, it never
 * does. Edits can be repeated.
 */
function mayNonceBeUnknown({ memory }: OutboxContext, message: Outgoing): boolean {
  if (message.editedMessageId !== null) return false;
  const { inDoubtSince } = memory.failuresAt(message.destination.id);
  if (message.opensPost && (message.mayBePosted || inDoubtSince !== null)) return true;
  if (message.batchKey === null) return false;
  return inDoubtSince === null ? message.mayBePosted : performance.now() - inDoubtSince > NONCE_WINDOW_MS;
}
