import { PostError } from '../../discord/post-error.ts';
import { isDigestKey, newDigestKey } from '../../store/index.ts';
import { assignBatchKey, replaceBatchKey } from './assign-batch-key.ts';
import { classifyFailure, IN_DOUBT, type Refusal, type Retry } from './classify-failure.ts';
import type { NextStep } from './destination-queue.ts';
import { dropDeliveries } from './drop-deliveries.ts';
import { findPosted } from './find-posted-message.ts';
import type { Job, SearchResult } from './job.ts';
import { markUnsent } from './mark-unsent.ts';
import { deliveryIdsOf } from './message.ts';
import { NONCE_WINDOW_MS, nonceFor } from './nonce.ts';
import { recordPosted } from './record-posted.ts';
import { retryLater } from './retry-later.ts';
import { suspendDestination } from './suspend-destination.ts';
import type { WorkerContext } from './worker-context.ts';

/** Decides what follows a failed message: a retry, a suspended destination, another message or dropped deliveries. */
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
  if (found !== 'absent') {
    if (failure.outcome === 'suspended') {
      // The deliveries keep their nonce and their batch, so that they are not mistaken for a later message.
      await assignBatchKey(worker, job.message, job.destination);
      return suspendDestination(worker, job, failure.reason, error);
    }
    if (isNonceFresh(worker, job)) return retryLater(worker, job, IN_DOUBT, error);
  }
  return acceptRefusal(worker, job, failure, error);
}

/** Searches for a message that is refused now but may have been posted by an earlier attempt. */
async function searchIfInDoubt(worker: WorkerContext, job: Job): Promise<SearchResult | PostError> {
  if (job.found !== null) return job.found;
  const { inDoubtSince } = worker.retries.get(job.destination.id);
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

/** Whether Discord still knows the nonce. */
function isNonceFresh({ retries }: WorkerContext, { destination, target }: Job): boolean {
  if (target.opensPost) return false;
  const { inDoubtSince } = retries.get(destination.id);
  return inDoubtSince !== null && performance.now() - inDoubtSince <= NONCE_WINDOW_MS;
}

/** Discord refused the destination, the message or the edit, and the message was not posted. */
async function acceptRefusal(
  worker: WorkerContext,
  job: Job,
  failure: Refusal,
  error: unknown,
): Promise<NextStep> {
  const { planner, retries } = worker;
  const { destination, message } = job;
  const isEdit = message.editedMessageId !== null || failure.outcome === 'nothing_to_edit';
  if (!isEdit && failure.outcome === 'suspended') {
    await markUnsent(worker, job);
    return suspendDestination(worker, job, failure.reason, error);
  }
  planner.onRefused(destination, message);
  if (isEdit) await postAnew(worker, job, error);
  else if (message.deliveries.length > 1) await postParts(worker, job, error);
  else await dropDeliveries(worker, job, failure.reason, error);
  retries.clear(destination.id);
  return 'more';
}

/** The message to edit is gone or not editable: its new deliveries get a new message. */
async function postAnew(worker: WorkerContext, { destination, message }: Job, error: unknown): Promise<void> {
  worker.log.info({ err: error, destination: destination.id }, 'alert not editable, posting a new one');
  await replaceBatchKey(worker, message, deliveryIdsOf(message), null);
}

/**
 * Only one part of a combined message may be at fault: each part gets its own message, with the nonce of its delivery. A digest
 * has many parts, so it is halved until only the one at fault is left.
 */
async function postParts(
  worker: WorkerContext,
  { destination, message }: Job,
  error: unknown,
): Promise<void> {
  worker.log.warn({ err: error, destination: destination.id }, 'combined alert refused, posting its parts');
  if (message.batchKey !== null && isDigestKey(message.batchKey)) {
    const ids = deliveryIdsOf(message);
    const half = Math.ceil(ids.length / 2);
    for (const part of [ids.slice(0, half), ids.slice(half)])
      await replaceBatchKey(worker, message, part, newDigestKey());
    return;
  }
  for (const delivery of message.deliveries) {
    await replaceBatchKey(worker, message, [delivery.id], nonceFor([delivery]));
  }
}
