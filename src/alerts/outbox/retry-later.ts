import type { Destination } from '../../store/index.ts';
import { assignBatchKey, batchKeyOf, triedAt } from './assign-batch-key.ts';
import type { Retry } from './classify-failure.ts';
import type { NextStep } from './destination-queue.ts';
import type { Job } from './job.ts';
import { markUnsent } from './mark-unsent.ts';
import type { Message } from './message.ts';
import type { WorkerContext } from './worker-context.ts';

/** After the first failure in a row; each further one doubles it. */
const FIRST_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 30_000;

/** Parks a destination until its message may be sent again. A message that may be posted is kept unchanged. */
export async function retryLater(
  worker: WorkerContext,
  job: Job,
  failure: Retry,
  error: unknown,
): Promise<NextStep> {
  const { destination, message, isSent } = job;
  const mayBePosted = failure.mayBePosted && isSent;
  if (mayBePosted) await assignBatchKey(worker, message, destination);
  else await markUnsent(worker, job);
  return backOff(worker, destination, mayBePosted ? asSent(job) : null, failure, error);
}

/** The message with the key and the place that are stored with it now. */
function asSent({ destination, message }: Job): Message {
  const triedIn = triedAt(destination);
  const deliveries = message.deliveries.map((delivery) => ({ ...delivery, triedIn }));
  return { ...message, deliveries, batchKey: batchKeyOf(message) };
}

/** @param retried the message that may be posted, if there is one */
export function backOff(
  { retries, rateLimiter, metrics, log, pauseAll }: WorkerContext,
  destination: Destination,
  retried: Message | null,
  failure: Retry,
  error: unknown,
): NextStep {
  const { failures } = retries.recordFailure(destination.id, retried, performance.now());
  const waitMs = Math.max(failure.retryAfterMs ?? 0, backoffMs(failures));
  metrics.delivery('retried');
  log.warn(
    { err: error, destination: destination.id, waitMs: Math.round(waitMs) },
    'alert delayed, retrying',
  );
  if (failure.isGlobal) rateLimiter.pause(failure.retryAfterMs ?? waitMs);
  if (failure.isSelfThrottled) pauseAll(waitMs);
  return { waitMs };
}

/** Jittered, so that destinations that failed together are not retried together. */
function backoffMs(failures: number): number {
  return Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (failures - 1)) * (0.5 + Math.random());
}
