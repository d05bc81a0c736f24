import { PostError } from '../bot/post.ts';
import { bindMessage } from './bind-message.ts';
import type { NextStep } from './destination-queue.ts';
import { type Again, failureOf, IN_DOUBT, type Refusal } from './failure.ts';
import { type Found, findPosted } from './find-posted.ts';
import { idsOf, type Job, type Worker } from './job.ts';
import { nonceOf } from './names.ts';
import { NONCE_MS } from './nonce-window.ts';
import { recordPosted } from './record-posted.ts';
import { retryUntilStored } from './retry-until-stored.ts';

/** After the first failure in a row; each further one doubles it. */
const FIRST_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 30_000;

/** Decides what follows a failed message: a retry, a suspended destination, another message or giving up. */
export async function settle(worker: Worker, job: Job, error: unknown): Promise<NextStep> {
  const failure = failureOf(error);
  if (failure.outcome === 'again') return retryLater(worker, job, failure, error);
  const found = await lookIfInDoubt(worker, job);
  if (worker.stopping.aborted) return 'done';
  if (found instanceof PostError) return retryLater(worker, job, againOf(found), found);
  if (typeof found === 'object') {
    await recordPosted(worker, job, found.messageId);
    return 'more';
  }
  if (found === 'unknown' || found === 'refused') {
    if (failure.outcome === 'set_aside') {
      // It keeps its nonce and its grouping, so that it is not mistaken for a later message.
      await bindMessage(worker, job.message);
      return suspend(worker, job, failure.reason, error);
    }
    if (isRecent(worker, job)) return retryLater(worker, job, IN_DOUBT, error);
  }
  return acceptRefusal(worker, job, failure, error);
}

/** Whether a message that is refused now was posted by an earlier attempt; `absent` when there was none. */
async function lookIfInDoubt(worker: Worker, job: Job): Promise<Found | PostError> {
  if (job.found !== null) return job.found;
  const { inDoubtSince } = worker.attempts.of(job.place.id);
  if (!job.message.mayExist && inDoubtSince === null) return 'absent';
  try {
    return await findPosted(worker, job);
  } catch (error) {
    if (error instanceof PostError) return error;
    if (worker.stopping.aborted) return 'unknown';
    throw error;
  }
}

/** Discord could not be asked: the message stays in doubt. */
function againOf(error: PostError): Again {
  const failure = failureOf(error);
  return failure.outcome === 'again' ? { ...failure, mayExist: true } : IN_DOUBT;
}

/** Whether Discord would still know the nonce. */
function isRecent({ attempts }: Worker, { place }: Job): boolean {
  const { inDoubtSince } = attempts.of(place.id);
  return inDoubtSince !== null && performance.now() - inDoubtSince <= NONCE_MS;
}

async function retryLater(worker: Worker, job: Job, failure: Again, error: unknown): Promise<NextStep> {
  const { attempts, pace, metrics, log, holdAll } = worker;
  const { place, message, isSent } = job;
  const mayExist = failure.mayExist && isSent;
  const again = mayExist ? { ...message, bundle: await bindMessage(worker, message) } : null;
  const { failures } = attempts.failed(place.id, again, performance.now());
  const growing = Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (failures - 1)) * (0.5 + Math.random());
  const waitMs = Math.max(failure.retryAfterMs ?? 0, growing);
  metrics.delivery('retried');
  log.warn({ err: error, place: place.id, waitMs: Math.round(waitMs) }, 'an alert has to wait');
  if (failure.everywhere) pace.pause(failure.retryAfterMs ?? waitMs);
  if (failure.isHeldBack) holdAll(waitMs);
  return { waitMs };
}

/** Discord has refused the place, the message or the edit, and the message was not posted. */
async function acceptRefusal(worker: Worker, job: Job, failure: Refusal, error: unknown): Promise<NextStep> {
  const { store, planner, attempts, log } = worker;
  const { place, message } = job;
  const isEdit = message.into !== null || failure.outcome === 'nothing_to_edit';
  if (!isEdit && failure.outcome === 'set_aside') return suspend(worker, job, failure.reason, error);
  planner.forget(place, message);
  if (isEdit) {
    log.info({ err: error, place: place.id }, 'an alert could not be added to, posting anew');
    await retryUntilStored(worker, () => store.deliveries.bind(idsOf(message), null));
  } else if (message.deliveries.length > 1) {
    log.warn({ err: error, place: place.id }, 'a shared alert was refused, posting its parts');
    for (const delivery of message.deliveries) {
      await retryUntilStored(worker, () => store.deliveries.bind([delivery.id], nonceOf([delivery])));
    }
  } else {
    await giveUp(worker, job, failure.reason, error);
  }
  attempts.forget(place.id);
  return 'more';
}

async function suspend(worker: Worker, job: Job, reason: string, error: unknown): Promise<NextStep> {
  const { store, attempts, planner, metrics, log, clock } = worker;
  const { place, message } = job;
  planner.forget(place, message);
  attempts.forget(place.id);
  if (place.setAsideAt === null) {
    log.warn({ err: error, place: place.id, reason }, 'a place was set aside');
    metrics.delivery('set_aside');
  }
  await retryUntilStored(worker, () => store.places.setAside(place.id, reason, clock()));
  return 'done';
}

async function giveUp(
  worker: Worker,
  { place, message }: Job,
  reason: string,
  error: unknown,
): Promise<void> {
  const { store, metrics, log, clock } = worker;
  const ids = idsOf(message);
  log.error({ err: error, place: place.id, deliveries: ids }, 'an alert was refused for good');
  for (const _ of ids) metrics.delivery('dropped');
  await retryUntilStored(worker, () => store.deliveries.failed(ids, reason.slice(0, 300), clock()));
}
