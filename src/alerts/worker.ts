import { PostError } from '../bot/post.ts';
import type { Place } from '../store/index.ts';
import { bindMessage } from './bind-message.ts';
import type { NextStep } from './destination-queue.ts';
import { failureOf } from './failure.ts';
import { findPosted } from './find-posted.ts';
import type { Job, Worker } from './job.ts';
import { channelOf } from './names.ts';
import { NONCE_MS } from './nonce-window.ts';
import { openChannel } from './open-channel.ts';
import type { Message } from './planner.ts';
import { recordPosted } from './record-posted.ts';
import { retryUntilStored } from './retry-until-stored.ts';
import { send } from './send.ts';
import { settle } from './settle.ts';

/**
 * Posts the next message at a destination, if there is one and its channel takes one now. A message that may have been
 * posted is sent again unchanged and with the same nonce until Discord has said what became of it.
 * @param isProbe also serves a suspended destination
 */
export async function serveDestination(worker: Worker, placeId: number, isProbe: boolean): Promise<NextStep> {
  const place = await worker.store.places.get(placeId);
  if (place === undefined || (place.setAsideAt !== null && !isProbe)) return 'done';
  const channel = channelOf(place);
  worker.restoreLimits(channel);
  const planned = worker.attempts.message(placeId) ?? (await worker.planner.next(place, channel));
  if (worker.stopping.aborted) return 'done';
  if (planned === undefined) return isProbe ? probeWithoutMessage(worker, place) : 'done';
  if ('waitMs' in planned) return planned;
  const waitMs = worker.pace.waitMs(channel, planned.into === null ? 'post' : 'edit');
  if (waitMs > 0) return { waitMs };
  return deliver(worker, { place, channel, message: planned, channelId: null, found: null, isSent: false });
}

async function deliver(worker: Worker, job: Job): Promise<NextStep> {
  const { place, message } = job;
  const { poster, pace, attempts, stopping, cut } = worker;
  try {
    job.channelId = await openChannel(place, poster, pace, stopping, cut);
    if (mayBeForgotten(worker, place, message)) job.found = await findPosted(worker, job);
    // One refused request is enough to know that the place still takes nothing.
    if (job.found === 'refused' && place.setAsideAt !== null) return 'done';
    const { found } = job;
    const posted =
      typeof found === 'object' && found !== null ? found : await send(worker, job, job.channelId);
    if (posted === 'withdrawn') attempts.replan(place.id);
    else await recordPosted(worker, job, posted.messageId);
    return 'more';
  } catch (error) {
    if (!stopping.aborted) return settle(worker, job, error);
    // The next process may begin when Discord has forgotten the nonce: then it looks for what is bound.
    if (job.isSent && isInDoubt(error)) await bindMessage(worker, message);
    return 'done';
  }
}

/** Whether a message may have been posted although sending it failed. */
function isInDoubt(error: unknown): boolean {
  const failure = failureOf(error);
  return failure.outcome === 'again' && failure.mayExist;
}

/** Whether a message may have been posted so long ago that Discord has forgotten its nonce. Edits can be repeated. */
function mayBeForgotten({ attempts }: Worker, place: Place, message: Message): boolean {
  if (message.into !== null || message.bundle === null) return false;
  const { inDoubtSince } = attempts.of(place.id);
  return inDoubtSince === null ? message.mayExist : performance.now() - inDoubtSince > NONCE_MS;
}

/** Probes a suspended destination without pending deliveries: posting may work again where the bot can see the channel. */
async function probeWithoutMessage(worker: Worker, place: Place): Promise<NextStep> {
  const { store, poster, pace, log, clock, stopping, cut } = worker;
  try {
    if (place.kind === 'channel') {
      await pace.turn(() => poster.checkChannel(place.discordId, cut), stopping);
    }
  } catch (error) {
    if (!(error instanceof PostError)) throw error;
    const failure = failureOf(error);
    if (failure.outcome === 'set_aside') await store.places.setAside(place.id, failure.reason, clock());
    return 'done';
  }
  await retryUntilStored(worker, () => store.places.restore(place.id, clock()));
  log.info({ place: place.id }, 'destination restored');
  return 'more';
}
