import { PostError } from '../../discord/post-error.ts';
import type { Destination } from '../../store/index.ts';
import { rateLimitKey, resolveChannelId } from '../destination-channel.ts';
import { hasStopped } from '../owned-work.ts';
import { assignBatchKey } from './assign-batch-key.ts';
import { classifyFailure } from './classify-failure.ts';
import type { NextStep } from './destination-queue.ts';
import { findPosted } from './find-posted-message.ts';
import { findTarget, threadTopicOf, triedTarget } from './find-target.ts';
import { handleFailure } from './handle-failure.ts';
import type { Job } from './job.ts';
import type { Message } from './message.ts';
import { NONCE_WINDOW_MS } from './nonce.ts';
import { recordPosted } from './record-posted.ts';
import { retryUntilStored } from './retry-until-stored.ts';
import { send } from './send-message.ts';
import { isRestored } from './suspend-destination.ts';
import type { Target } from './target.ts';
import type { WorkerContext } from './worker-context.ts';

/**
 * Posts the next message at a destination, if there is one and the channel accepts one now. A message that may have been
 * posted is sent again unchanged, with the same nonce, until its outcome is known.
 * @param isProbe also serves a suspended destination
 */
export async function serveDestination(
  worker: WorkerContext,
  destinationId: number,
  isProbe: boolean,
): Promise<NextStep> {
  const destination = await worker.store.destinations.get(destinationId);
  if (destination === undefined || (destination.suspendedAt !== null && !isProbe)) return 'done';
  worker.restoreChannelLimit(destination.id, rateLimitKey(destination));
  const retried = worker.retries.message(destinationId);
  const target = await findTarget(worker, destination, retried);
  if (typeof target === 'string' || 'waitMs' in target) return target;
  return serveTarget(worker, { destination, target, retried, isProbe });
}

interface Turn {
  readonly destination: Destination;
  readonly target: Target;
  readonly retried: Message | undefined;
  readonly isProbe: boolean;
}

async function serveTarget(worker: WorkerContext, turn: Turn): Promise<NextStep> {
  const { destination, target, retried, isProbe } = turn;
  const { place } = target;
  const channel = rateLimitKey(place);
  const plannedAt = worker.clock();
  const planned = retried ?? (await worker.planner.next(place, channel));
  if (worker.stopping.aborted) return 'done';
  if (planned === undefined) return isProbe ? probeWithoutMessage(worker, destination) : 'done';
  if ('waitMs' in planned) return planned;
  const tried = triedTarget(destination, planned.deliveries[0]);
  if (tried !== null && tried.place.discordId !== place.discordId)
    return serveTarget(worker, { ...turn, target: tried });
  // Quiet hours have just begun, or the delivery that the target was found for was withdrawn.
  if (threadTopicOf(destination, planned.deliveries[0]) !== target.wantedTopicId) return 'more';
  const waitMs = worker.rateLimiter.waitMs(channel, planned.editedMessageId === null ? 'post' : 'edit');
  if (waitMs > 0) return { waitMs };
  return deliver(worker, {
    destination: place,
    target,
    channel,
    message: planned,
    plannedAt,
    channelId: null,
    found: null,
    isSent: false,
  });
}

async function deliver(worker: WorkerContext, job: Job): Promise<NextStep> {
  const { destination, message } = job;
  const { retries } = worker;
  try {
    job.channelId = await channelOf(worker, job);
    if (mayNonceBeUnknown(worker, job)) job.found = await findPosted(worker, job);
    // One refused request shows that the destination still accepts nothing; a thread may only be gone.
    const isThread = job.target.threadTopicId !== null;
    if (job.found === 'refused' && destination.suspendedAt !== null && !isThread) return 'done';
    const { found } = job;
    const posted =
      typeof found === 'object' && found !== null ? found : await send(worker, job, job.channelId);
    if (posted === 'withdrawn') retries.discardMessage(destination.id);
    else await recordPosted(worker, job, posted.messageId);
    return 'more';
  } catch (error) {
    if (!hasStopped(worker)) return handleFailure(worker, job, error);
    // When the next process posts there, Discord may not know the nonce any longer. It then searches for stored batches.
    if (job.isSent && isInDoubt(error)) await assignBatchKey(worker, message, job.destination);
    return 'done';
  }
}

/** Whether a message may have been posted although sending it failed. */
function isInDoubt(error: unknown): boolean {
  const failure = classifyFailure(error);
  return failure.outcome === 'retry' && failure.mayBePosted;
}

/** A message of a forum is edited in its post, which has the same id. */
async function channelOf(
  { poster, rateLimiter, stopping, abortRequests }: WorkerContext,
  { destination, target, message }: Job,
): Promise<string> {
  if (target.opensPost && message.editedMessageId !== null) return message.editedMessageId;
  return resolveChannelId(destination, poster, rateLimiter, stopping, abortRequests);
}

/**
 * Whether a message may have been posted so long ago that Discord no longer knows its nonce; for posts of a forum, it never
 * does. Edits can be repeated.
 */
function mayNonceBeUnknown({ retries }: WorkerContext, { destination, message, target }: Job): boolean {
  if (message.editedMessageId !== null) return false;
  const { inDoubtSince } = retries.get(destination.id);
  if (target.opensPost && (message.mayBePosted || inDoubtSince !== null)) return true;
  if (message.batchKey === null) return false;
  return inDoubtSince === null ? message.mayBePosted : performance.now() - inDoubtSince > NONCE_WINDOW_MS;
}

/**
 * Probes a suspended destination without pending deliveries: posting may work again where the bot can see the channel. What is
 * pending in quiet hours is posted by a later probe; until then it keeps its age, so that it expires.
 */
async function probeWithoutMessage(worker: WorkerContext, destination: Destination): Promise<NextStep> {
  const { store, poster, rateLimiter, log, clock, stopping, abortRequests } = worker;
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
    if (failure.outcome === 'suspended' && !(await isRestored(worker, destination)))
      await store.destinations.suspend(destination.id, failure.reason, clock());
    return 'done';
  }
  await retryUntilStored(worker, () => store.destinations.restore(destination.id, clock()));
  log.info({ destination: destination.id }, 'destination restored');
  return 'more';
}
