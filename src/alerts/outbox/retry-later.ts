import type { Destination } from '../../store/index.ts';
import { assignBatchKey, markUnsent, triedAt } from './batch-keys.ts';
import type { Retry } from './classify-failure.ts';
import type { NextStep } from './destination-queue.ts';
import { batchKeyOf, type Message, type Outgoing } from './message.ts';
import type { OutboxContext } from './outbox-context.ts';

/** After the first failure in a row; each further one doubles it. */
const FIRST_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 30_000;

/** Parks a destination until its message may be sent again. A message that may be posted is kept unchanged. */
export async function retryLater(
  outbox: OutboxContext,
  message: Outgoing,
  failure: Retry,
  error: unknown,
): Promise<NextStep> {
  const mayBePosted = failure.mayBePosted && message.isSent;
  if (mayBePosted) await assignBatchKey(outbox, message);
  else await markUnsent(outbox, message);
  return backOff(outbox, message.destination, mayBePosted ? asSent(message) : null, failure, error);
}

/** The message with the key and the place that are stored with it now. */
function asSent(message: Outgoing): Message {
  const triedIn = triedAt(message.destination);
  const deliveries = message.deliveries.map((delivery) => ({ ...delivery, triedIn }));
  return { ...message, deliveries, batchKey: batchKeyOf(message) };
}

/** @param retried the message that may be posted, if there is one */
export function backOff(
  { memory, rateLimiter, metrics, log, pauseAll }: OutboxContext,
  destination: Destination,
  retried: Message | null,
  failure: Retry,
  error: unknown,
): NextStep {
  const { failures } = memory.onFailed(destination.id, retried, performance.now());
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
