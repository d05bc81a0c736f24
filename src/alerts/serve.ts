import { setTimeout as sleep } from 'node:timers/promises';
import type { Pace } from '../bot/pace.ts';
import { PostError, type Poster } from '../bot/post.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Place, Store, WaitingDelivery } from '../store/index.ts';
import { type Failure, failureOf } from './failure.ts';
import { channelOf, nonceOf } from './names.ts';
import { openChannel } from './open-channel.ts';
import type { Message, Plan } from './plan.ts';

/** After the first failure in a row; each further one doubles it. */
const FIRST_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 30_000;
const RECORD_BACKOFF_MS = 250;

export interface ServeOptions {
  readonly store: Store;
  readonly plan: Plan;
  readonly poster: Poster;
  readonly pace: Pace;
  readonly log: Log;
  readonly clock: () => number;
  readonly metrics: Metrics;
  readonly pause?: Pause | undefined;
}

/** Resolves after so long, milliseconds, or when it is stopped. */
export type Pause = (ms: number, stopping: AbortSignal) => Promise<void>;

/** Resolves once a place is owed nothing more, or can be told nothing now. */
export type Serve = (placeId: number) => Promise<void>;

/**
 * One message after the other at one place. A message that may have been posted is sent again unchanged and with the
 * same nonce until Discord has said what became of it.
 * @param stopping after it nothing more is sent
 */
export function createServe(options: ServeOptions, stopping: AbortSignal): Serve {
  const { store, plan, poster, pace, log, clock, metrics, pause = sleepUnlessStopped } = options;
  /** Messages that may or may not stand there. */
  const unsettled = new Map<number, Message>();

  const serve = async (placeId: number): Promise<void> => {
    let failures = 0;
    while (!stopping.aborted) {
      const place = await store.places.get(placeId);
      if (place === undefined || place.setAsideAt !== null) return;
      const channel = channelOf(place);
      const message: Message | undefined = unsettled.get(placeId) ?? (await plan.next(place, channel));
      if (message === undefined) return;
      try {
        const channelId = await openChannel(place, poster, pace);
        const messageId = await pace.inTurn(channel, message.into === null ? 'post' : 'edit', () =>
          send(channelId, message),
        );
        const ids = idsOf(message);
        await insist(() => store.deliveries.posted(placeId, ids, messageId, clock()));
        plan.posted(place, message, messageId);
        count(placeId, message, messageId);
        failures = 0;
        unsettled.delete(placeId);
      } catch (error) {
        if (stopping.aborted) return;
        const failure = failureOf(error);
        if (failure.outcome === 'again') {
          failures += 1;
          metrics.delivery('retried');
          unsettled.set(placeId, message);
          await backOff(failure, failures, place, error);
        } else {
          await settle(failure, place, message, error);
          unsettled.delete(placeId);
        }
      }
    }
  };

  const count = (placeId: number, { deliveries }: Message, messageId: string | null) => {
    const waitedMs = deliveries.map(({ createdAt }) => Math.max(0, clock() - createdAt));
    for (const waited of waitedMs) metrics.delivery('sent', waited);
    const events = [...new Set(deliveries.map(({ eventId }) => eventId))];
    log.info({ place: placeId, events, message: messageId, waitedMs: Math.max(...waitedMs) }, 'alert posted');
  };

  const send = async (channelId: string, message: Message): Promise<string | null> => {
    stopping.throwIfAborted();
    const bundle = message.bundle ?? nonceOf(message.deliveries);
    const isBound = message.deliveries.every((delivery) => delivery.bundle === bundle);
    const isAlone = message.deliveries.length === 1 && message.into === null;
    if (!isBound && !isAlone) await insist(() => store.deliveries.bind(idsOf(message), bundle));
    if (message.into !== null) {
      await poster.edit(channelId, message.into, message.view);
      return message.into;
    }
    try {
      return await poster.post(channelId, message.view, { nonce: bundle, roleId: message.roleId });
    } catch (error) {
      // Discord knows the nonce: it was posted, and somebody has deleted it since.
      if (error instanceof PostError && error.kind === 'message_gone') return null;
      throw error;
    }
  };

  const backOff = async (
    { retryAfterMs, everywhere }: Extract<Failure, { outcome: 'again' }>,
    failures: number,
    place: Place,
    error: unknown,
  ) => {
    const growing = Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (failures - 1)) * (0.5 + Math.random());
    const waitMs = Math.max(retryAfterMs ?? 0, growing);
    log.warn({ err: error, place: place.id, waitMs: Math.round(waitMs) }, 'an alert has to wait');
    if (everywhere) pace.pause(waitMs);
    await pause(waitMs, stopping);
  };

  /** Discord has said no: to the place, to the message, or to the edit. */
  const settle = async (
    failure: Exclude<Failure, { outcome: 'again' }>,
    place: Place,
    message: Message,
    error: unknown,
  ) => {
    const ids = idsOf(message);
    plan.forget(place, message);
    if (message.into !== null || failure.outcome === 'nothing_to_edit') {
      log.info({ err: error, place: place.id }, 'an alert could not be added to, posting anew');
      await insist(() => store.deliveries.bind(ids, null));
    } else if (failure.outcome === 'set_aside') {
      log.warn({ err: error, place: place.id, reason: failure.reason }, 'a place was set aside');
      metrics.delivery('set_aside');
      await insist(() => store.places.setAside(place.id, failure.reason, clock()));
    } else if (message.deliveries.length > 1) {
      log.warn({ err: error, place: place.id }, 'a shared alert was refused, posting its parts');
      for (const delivery of message.deliveries) {
        await insist(() => store.deliveries.bind([delivery.id], nonceOf([delivery])));
      }
    } else {
      log.error({ err: error, place: place.id, deliveries: ids }, 'an alert was refused for good');
      for (const _ of ids) metrics.delivery('dropped');
      await insist(() => store.deliveries.failed(ids, failure.reason.slice(0, 300), clock()));
    }
  };

  /** What Discord has done must be written down; a busy database only delays that. */
  const insist = async (write: () => Promise<unknown>): Promise<void> => {
    for (;;) {
      try {
        await write();
        return;
      } catch (error) {
        if (stopping.aborted) throw error;
        log.error({ err: error }, 'could not write down what became of an alert, trying again');
        await pause(RECORD_BACKOFF_MS, stopping);
      }
    }
  };

  return serve;
}

function idsOf({ deliveries }: { readonly deliveries: readonly WaitingDelivery[] }): number[] {
  return deliveries.map(({ id }) => id);
}

async function sleepUnlessStopped(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => {});
}
