import { PostError } from '../../discord/poster.ts';
import { assignBatchKey } from './assign-batch-key.ts';
import { classifyFailure, IN_DOUBT, type Refusal, type Retry } from './classify-failure.ts';
import { nonceFor } from './destination-keys.ts';
import type { NextStep } from './destination-queue.ts';
import { type Found, findPosted } from './find-posted-message.ts';
import { NONCE_WINDOW_MS } from './nonce-window.ts';
import { recordPosted } from './record-posted.ts';
import { retryUntilStored } from './retry-until-stored.ts';
import { idsOf, type Job, type WorkerContext } from './worker-context.ts';

/** After the first failure in a row; each further one doubles it. */
const FIRST_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 30_000;

/** Decides what follows a failed message: a retry, a suspended destination, another message or giving up. */
export async function handleFailure(worker: WorkerContext, job: Job, error: unknown): Promise<NextStep> {
  const failure = classifyFailure(error);
  if (failure.outcome === 'retry') return retryLater(worker, job, failure, error);
  const found = await searchIfInDoubt(worker, job);
  if (worker.stopping.aborted) return 'done';
  if (found instanceof PostError) return retryLater(worker, job, keepInDoubt(found), found);
  if (typeof found === 'object') {
    await recordPosted(worker, job, found.messageId);
    return 'more';
  }
  if (found === 'unknown' || found === 'refused') {
    if (failure.outcome === 'suspended') {
      // It keeps its nonce and its grouping, so that it is not mistaken for a later message.
      await assignBatchKey(worker, job.message);
      return suspend(worker, job, failure.reason, error);
    }
    if (isNonceFresh(worker, job)) return retryLater(worker, job, IN_DOUBT, error);
  }
  return acceptRefusal(worker, job, failure, error);
}

/** Whether a message that is refused now was posted by an earlier attempt; `absent` when there was none. */
async function searchIfInDoubt(worker: WorkerContext, job: Job): Promise<Found | PostError> {
  if (job.found !== null) return job.found;
  const { inDoubtSince } = worker.retries.of(job.destination.id);
  if (!job.message.mayBePosted && inDoubtSince === null) return 'absent';
  try {
    return await findPosted(worker, job);
  } catch (error) {
    if (error instanceof PostError) return error;
    if (worker.stopping.aborted) return 'unknown';
    throw error;
  }
}

/** Discord could not be asked: the message stays in doubt. */
function keepInDoubt(error: PostError): Retry {
  const failure = classifyFailure(error);
  return failure.outcome === 'retry' ? { ...failure, mayBePosted: true } : IN_DOUBT;
}

/** Whether Discord would still know the nonce. */
function isNonceFresh({ retries }: WorkerContext, { destination }: Job): boolean {
  const { inDoubtSince } = retries.of(destination.id);
  return inDoubtSince !== null && performance.now() - inDoubtSince <= NONCE_WINDOW_MS;
}

async function retryLater(
  worker: WorkerContext,
  job: Job,
  failure: Retry,
  error: unknown,
): Promise<NextStep> {
  const { retries, rateLimiter, metrics, log, pauseAll } = worker;
  const { destination, message, isSent } = job;
  const mayBePosted = failure.mayBePosted && isSent;
  const retried = mayBePosted ? { ...message, batchKey: await assignBatchKey(worker, message) } : null;
  const { failures } = retries.failed(destination.id, retried, performance.now());
  const backoffMs = Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (failures - 1)) * (0.5 + Math.random());
  const waitMs = Math.max(failure.retryAfterMs ?? 0, backoffMs);
  metrics.delivery('retried');
  log.warn(
    { err: error, destination: destination.id, waitMs: Math.round(waitMs) },
    'alert delayed, retrying',
  );
  if (failure.isGlobal) rateLimiter.pause(failure.retryAfterMs ?? waitMs);
  if (failure.isSelfThrottled) pauseAll(waitMs);
  return { waitMs };
}

/** Discord has refused the place, the message or the edit, and the message was not posted. */
async function acceptRefusal(
  worker: WorkerContext,
  job: Job,
  failure: Refusal,
  error: unknown,
): Promise<NextStep> {
  const { store, planner, retries, log } = worker;
  const { destination, message } = job;
  const isEdit = message.editedMessageId !== null || failure.outcome === 'nothing_to_edit';
  if (!isEdit && failure.outcome === 'suspended') return suspend(worker, job, failure.reason, error);
  planner.forget(destination, message);
  if (isEdit) {
    log.info({ err: error, destination: destination.id }, 'alert not editable, posting a new one');
    await retryUntilStored(worker, () => store.deliveries.setBatchKey(idsOf(message), null));
  } else if (message.deliveries.length > 1) {
    log.warn({ err: error, destination: destination.id }, 'combined alert refused, posting its parts');
    for (const delivery of message.deliveries) {
      await retryUntilStored(worker, () => store.deliveries.setBatchKey([delivery.id], nonceFor([delivery])));
    }
  } else {
    await giveUp(worker, job, failure.reason, error);
  }
  retries.forget(destination.id);
  return 'more';
}

async function suspend(worker: WorkerContext, job: Job, reason: string, error: unknown): Promise<NextStep> {
  const { store, retries, planner, metrics, log, clock } = worker;
  const { destination, message } = job;
  planner.forget(destination, message);
  retries.forget(destination.id);
  if (destination.suspendedAt === null) {
    log.warn({ err: error, destination: destination.id, reason }, 'destination suspended');
    metrics.delivery('suspended');
  }
  await retryUntilStored(worker, () => store.destinations.suspend(destination.id, reason, clock()));
  return 'done';
}

async function giveUp(
  worker: WorkerContext,
  { destination, message }: Job,
  reason: string,
  error: unknown,
): Promise<void> {
  const { store, metrics, log, clock } = worker;
  const ids = idsOf(message);
  log.error(
    { err: error, destination: destination.id, deliveries: ids },
    'alert dropped: Discord refused it',
  );
  for (const _ of ids) metrics.delivery('dropped');
  await retryUntilStored(worker, () => store.deliveries.failed(ids, reason.slice(0, 300), clock()));
}
