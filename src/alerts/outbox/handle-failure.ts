import { isBlocked, PostError } from '../../discord/posting/post-error.ts';
import { type Destination, isDigestKey, newDigestKey } from '../../store/index.ts';
import { assignBatchKey, markUnsent, replaceBatchKey, triedAt } from './batch-keys.ts';
import { classifyFailure, IN_DOUBT, type Refusal, type Retry } from './classify-failure.ts';
import type { NextStep } from './destination-queue.ts';
import { findPosted } from './find-posted-message.ts';
import {
  batchKeyOf,
  deliveryIdsOf,
  type Message,
  NONCE_WINDOW_MS,
  nonceFor,
  type Outgoing,
  type SearchResult,
} from './message.ts';
import { type OutboxContext, retryUntilStored } from './outbox-context.ts';
import { recordPosted, suspendTarget } from './record-outcome.ts';

const MAX_REASON_LENGTH = 300;
/** After the first failure; each further one in a row doubles it. */
const FIRST_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 30_000;

/** Decides what follows a failed message: a retry, a suspended destination, another message or dropped deliveries. */
export async function handleFailure(
  outbox: OutboxContext,
  message: Outgoing,
  error: unknown,
): Promise<NextStep> {
  const failure = classifyFailure(error);
  if (failure.outcome === 'retry') return retryLater(outbox, message, failure, error);
  const found = await searchIfInDoubt(outbox, message);
  if (outbox.stopping.aborted) return 'done';
  if (found instanceof PostError) {
    // Discord could not be asked, so whether the message was posted remains unknown.
    const unanswered = classifyFailure(found);
    const retry = unanswered.outcome === 'retry' ? { ...unanswered, mayBePosted: true } : IN_DOUBT;
    return retryLater(outbox, message, retry, found);
  }
  if (typeof found === 'object') {
    await recordPosted(outbox, message, found.messageId);
    return 'more';
  }
  if (found !== 'absent') {
    if (failure.outcome === 'suspended') {
      // The deliveries keep their nonce and their batch, so that they are not mistaken for a later message.
      await assignBatchKey(outbox, message);
      return suspendTarget(outbox, message, failure.reason, error);
    }
    if (isNonceFresh(outbox, message)) return retryLater(outbox, message, IN_DOUBT, error);
  }
  return acceptRefusal(outbox, message, failure, error);
}

/** Searches for a message that is refused now but may have been posted by an earlier attempt. */
async function searchIfInDoubt(outbox: OutboxContext, message: Outgoing): Promise<SearchResult | PostError> {
  if (message.found !== null) return message.found;
  const { inDoubtSince } = outbox.memory.failuresAt(message.destination.id);
  if (!message.mayBePosted && inDoubtSince === null) return 'absent';
  try {
    return await findPosted(outbox, message);
  } catch (error) {
    if (error instanceof PostError) return error;
    if (outbox.stopping.aborted) return 'unknown';
    throw error;
  }
}

/** Whether Discord still knows the nonce. */
function isNonceFresh({ memory }: OutboxContext, { destination, opensPost }: Outgoing): boolean {
  if (opensPost) return false;
  const { inDoubtSince } = memory.failuresAt(destination.id);
  return inDoubtSince !== null && performance.now() - inDoubtSince <= NONCE_WINDOW_MS;
}

/** Discord refused the destination, the message or the edit, and the message was not posted. */
async function acceptRefusal(
  outbox: OutboxContext,
  message: Outgoing,
  failure: Refusal,
  error: unknown,
): Promise<NextStep> {
  const isEdit = message.editedMessageId !== null || failure.outcome === 'nothing_to_edit';
  if (!isEdit && failure.outcome === 'suspended') {
    await markUnsent(outbox, message);
    return suspendTarget(outbox, message, failure.reason, error);
  }
  outbox.memory.onRefused(message);
  if (isEdit) {
    // It is gone or not editable: its new deliveries get a new message.
    outbox.log.info(
      { err: error, destination: message.destination.id },
      'alert not editable, posting a new one',
    );
    await replaceBatchKey(outbox, message, deliveryIdsOf(message), null);
  } else if (message.deliveries.length > 1) await postParts(outbox, message, error);
  else await drop(outbox, message, failure.reason, error);
  return 'more';
}

/**
 * Only one part of a combined message may be at fault: each part gets its own message, with the nonce of its delivery. A digest
 * has many parts, so it is halved until only the one at fault is left.
 */
async function postParts(outbox: OutboxContext, message: Outgoing, error: unknown): Promise<void> {
  outbox.log.warn(
    { err: error, destination: message.destination.id },
    'combined alert refused, posting its parts',
  );
  if (message.batchKey !== null && isDigestKey(message.batchKey)) {
    const ids = deliveryIdsOf(message);
    const half = Math.ceil(ids.length / 2);
    for (const part of [ids.slice(0, half), ids.slice(half)])
      await replaceBatchKey(outbox, message, part, newDigestKey());
    return;
  }
  for (const delivery of message.deliveries)
    await replaceBatchKey(outbox, message, [delivery.id], nonceFor([delivery]));
}

/** Marks deliveries as failed: Discord accepts their message nowhere, or a filter doesn't let it pass. */
async function drop(outbox: OutboxContext, message: Outgoing, reason: string, error: unknown): Promise<void> {
  const { store, metrics, log, clock } = outbox;
  const ids = deliveryIdsOf(message);
  const what = { err: error, destination: message.destination.id, deliveries: ids };
  if (isBlocked(error)) log.warn(what, 'alert dropped: a filter blocked it');
  else log.error(what, 'alert dropped: Discord refused it');
  for (const _ of ids) metrics.delivery('dropped');
  await retryUntilStored(outbox, () =>
    store.deliveries.failed(ids, reason.slice(0, MAX_REASON_LENGTH), clock()),
  );
}

/** Parks a destination until its message may be sent again. A message that may be posted is kept unchanged. */
async function retryLater(
  outbox: OutboxContext,
  message: Outgoing,
  failure: Retry,
  error: unknown,
): Promise<NextStep> {
  const mayBePosted = failure.mayBePosted && message.isSent;
  if (mayBePosted) await assignBatchKey(outbox, message);
  else await markUnsent(outbox, message);
  const triedIn = triedAt(message.destination);
  const deliveries = message.deliveries.map((delivery) => ({ ...delivery, triedIn }));
  // With the key and the place that are now stored with it.
  const retried = mayBePosted ? { ...message, deliveries, batchKey: batchKeyOf(message) } : null;
  return backOff(outbox, message.destination, retried, failure, error);
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
