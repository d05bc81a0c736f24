import { PostError } from '../../discord/posting/post-error.ts';
import { type Destination, isDigestKey, type PendingDelivery } from '../../store/index.ts';
import { rateLimitKey } from '../destination-channel.ts';
import { classifyFailure } from './classify-failure.ts';
import type { NextStep } from './destination-queue.ts';
import type { Message, Target } from './message.ts';
import type { OutboxContext } from './outbox-context.ts';
import { backOff } from './retry-later.ts';
import { suspend } from './suspend-destination.ts';

/**
 * The target of the message that is sent again, or else of the one that is planned next, since with threads a message is
 * about one topic. Where it may have been posted already, it is posted again: Discord knows its nonce there. Opens the thread
 * if there is none yet.
 * @returns what to do instead when there is no target now
 */
export async function findTarget(
  outbox: OutboxContext,
  destination: Destination,
  retried: Message | undefined,
): Promise<Target | NextStep> {
  const { threads, forum } = destination;
  const [first] = retried?.deliveries ?? [];
  const head = first ?? (threads ? await outbox.planner.head(destination) : undefined);
  const tried = triedTarget(destination, head);
  if (tried !== null) return tried;
  const topicId = threadTopicOf(destination, head);
  const itself = { destination, wantedTopicId: topicId, threadTopicId: null, opensPost: forum };
  if (topicId === null) return itself;
  const waitMs = outbox.rateLimiter.waitMs(rateLimitKey(destination), 'post');
  if (waitMs > 0) return { waitMs };
  try {
    const threadId = await outbox.threads.open(destination, topicId);
    if (threadId === null) return itself;
    const thread = { ...destination, discordId: threadId };
    return { destination: thread, wantedTopicId: topicId, threadTopicId: topicId, opensPost: false };
  } catch (error) {
    return withoutTarget(outbox, destination, error);
  }
}

/** Where a message that begins with this delivery was tried, whatever the destination's options say now; null: nowhere. */
export function triedTarget(destination: Destination, head: PendingDelivery | undefined): Target | null {
  if (head?.triedIn == null || destination.kind === 'user') return null;
  if (head.batchKey !== null && isDigestKey(head.batchKey)) return null;
  const isThread = head.triedIn !== destination.discordId;
  return {
    destination: { ...destination, discordId: head.triedIn },
    wantedTopicId: threadTopicOf(destination, head),
    threadTopicId: isThread ? head.topicId : null,
    opensPost: destination.forum && !isThread,
  };
}

/** The parcel in whose thread a message that begins with this delivery belongs; null: in none, such as a digest of many parcels. */
export function threadTopicOf(
  { kind, threads }: Pick<Destination, 'kind' | 'threads'>,
  head: PendingDelivery | undefined,
): number | null {
  if (!threads || kind === 'user' || head?.topicKind !== 'parcel') return null;
  return head.batchKey !== null && isDigestKey(head.batchKey) ? null : head.topicId;
}

async function withoutTarget(
  outbox: OutboxContext,
  destination: Destination,
  error: unknown,
): Promise<NextStep> {
  if (outbox.stopping.aborted) return 'done';
  if (!(error instanceof PostError)) throw error;
  const failure = classifyFailure(error);
  if (failure.outcome === 'retry') return backOff(outbox, destination, null, failure, error);
  const reason = failure.outcome === 'suspended' ? failure.reason : 'unsuitable';
  return suspend(outbox, destination, reason, error);
}
