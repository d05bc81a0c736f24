import { PostError } from '../../discord/post-error.ts';
import type { Destination, PendingDelivery } from '../../store/index.ts';
import { classifyFailure } from './classify-failure.ts';
import type { NextStep } from './destination-queue.ts';
import type { Message } from './message.ts';
import { rateLimitKey } from './rate-limit-key.ts';
import { backOff } from './retry-later.ts';
import { suspend } from './suspend-destination.ts';
import type { Target } from './target.ts';
import type { WorkerContext } from './worker-context.ts';

/**
 * The target of the message that is sent again, or else of the oldest pending delivery, since with threads a message is about one
 * topic. Opens the thread if there is none yet.
 * @returns what to do instead when there is no target now
 */
export async function findTarget(
  worker: WorkerContext,
  destination: Destination,
  retried: Message | undefined,
): Promise<Target | NextStep> {
  const itself = { place: destination, threadTopicId: null, opensPost: destination.forum };
  if (!destination.threads || destination.kind === 'user') return itself;
  const [head] = retried?.deliveries ?? (await worker.store.deliveries.pending(destination.id, 1));
  if (head === undefined || !belongsInThread(head)) return itself;
  const waitMs = worker.rateLimiter.waitMs(rateLimitKey(destination), 'post');
  if (waitMs > 0) return { waitMs };
  try {
    const threadId = await worker.threads.open(destination, head.topicId);
    if (threadId === null) return itself;
    const place = { ...destination, discordId: threadId };
    return { place, threadTopicId: head.topicId, opensPost: false };
  } catch (error) {
    return withoutTarget(worker, destination, error);
  }
}

/** A digest is about many parcels. */
function belongsInThread({ topicKind, batchKey }: PendingDelivery): boolean {
  return topicKind === 'parcel' && (batchKey === null || !isDigestKey(batchKey));
}

function isDigestKey(batchKey: string): boolean {
  return batchKey.startsWith('~') || batchKey.startsWith('=');
}

async function withoutTarget(
  worker: WorkerContext,
  destination: Destination,
  error: unknown,
): Promise<NextStep> {
  if (worker.stopping.aborted) return 'done';
  if (!(error instanceof PostError)) throw error;
  const failure = classifyFailure(error);
  if (failure.outcome === 'retry') return backOff(worker, destination, null, failure, error);
  const reason = failure.outcome === 'suspended' ? failure.reason : 'unsuitable';
  return suspend(worker, destination, reason, error);
}
