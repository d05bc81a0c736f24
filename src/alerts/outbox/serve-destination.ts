import { PostError } from '../../discord/posting/post-error.ts';
import { type Destination, isDigestKey, type PendingDelivery } from '../../store/index.ts';
import { hasStopped, rateLimitKey, resolveChannelId } from '../sending.ts';
import { assignBatchKey } from './batch-keys.ts';
import { classifyFailure, mayBePosted } from './classify-failure.ts';
import type { NextStep } from './destination-queue.ts';
import { findPosted } from './find-posted-message.ts';
import { backOff, handleFailure } from './handle-failure.ts';
import { type Message, NONCE_WINDOW_MS, type Outgoing, type Target } from './message.ts';
import type { OutboxContext } from './outbox-context.ts';
import { probeWithoutMessage, recordPosted, suspend } from './record-outcome.ts';
import { send } from './send-message.ts';

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

/**
 * Finds where the next message, or a retried one, goes. In a forum, that depends on its topic: opens the parcel's post if there
 * is none yet. A message that may already have been posted goes to the same place again, where Discord knows its nonce.
 * @returns what to do instead if there is currently no target
 */
async function findTarget(
  outbox: OutboxContext,
  destination: Destination,
  retried: Message | undefined,
): Promise<Target | NextStep> {
  const { forum } = destination;
  const [first] = retried?.deliveries ?? [];
  const head = first ?? (forum ? await outbox.planner.head(destination) : undefined);
  const tried = triedTarget(destination, head);
  if (tried !== null) return tried;
  const topicId = threadTopicOf(destination, head);
  const itself = { destination, wantedTopicId: topicId, threadTopicId: null, opensPost: forum };
  if (topicId === null) return itself;
  const waitMs = outbox.rateLimiter.waitMs(rateLimitKey(destination), 'post');
  if (waitMs > 0) return { waitMs };
  try {
    const postId = await outbox.posts.open(destination, topicId);
    if (postId === null) return itself;
    const post = { ...destination, discordId: postId };
    return { destination: post, wantedTopicId: topicId, threadTopicId: topicId, opensPost: false };
  } catch (error) {
    if (outbox.stopping.aborted) return 'done';
    if (!(error instanceof PostError)) throw error;
    const failure = classifyFailure(error);
    if (failure.outcome === 'retry') return backOff(outbox, destination, null, failure, error);
    const reason = failure.outcome === 'suspended' ? failure.reason : 'unsuitable';
    return suspend(outbox, destination, reason, error);
  }
}

/** Where a message starting with this delivery was last attempted, even if the destination's options have changed since; null: nowhere. */
function triedTarget(destination: Destination, head: PendingDelivery | undefined): Target | null {
  if (head?.triedIn == null || destination.kind === 'user') return null;
  if (head.batchKey !== null && isDigestKey(head.batchKey)) return null;
  // A forum's post; or in a text channel a thread, which each parcel had before.
  const isThread = head.triedIn !== destination.discordId;
  return {
    destination: { ...destination, discordId: head.triedIn },
    wantedTopicId: threadTopicOf(destination, head),
    threadTopicId: isThread ? head.topicId : null,
    opensPost: destination.forum && !isThread,
  };
}

/** The parcel in whose post of a forum a message starting with this delivery belongs; null: in none, such as a digest of many. */
function threadTopicOf({ forum }: Destination, head: PendingDelivery | undefined): number | null {
  if (!forum || head?.topicKind !== 'parcel') return null;
  return head.batchKey !== null && isDigestKey(head.batchKey) ? null : head.topicId;
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
  const { destination, editedMessageId } = message;
  try {
    // A message of a forum is edited in its post, which has the same id.
    message.channelId =
      message.opensPost && editedMessageId !== null
        ? editedMessageId
        : await resolveChannelId(outbox, destination);
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
    // When the next process posts there, Discord may have forgotten the nonce, so that process searches for stored
    // batches.
    if (message.isSent && mayBePosted(error)) await assignBatchKey(outbox, message);
    return 'done';
  }
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
