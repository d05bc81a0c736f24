import { type Api, ApiError, isOutage } from '../api/index.ts';
import { steadyClock } from '../lib/steady-clock.ts';
import type { Log } from '../log.ts';
import type { Store, Topic } from '../store/index.ts';
import { stateOf } from '../views/parcel-state.ts';
import { type Absorb, look } from './absorb.ts';
import { readScan } from './news.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** How often the poller looks whose turn it is. */
const TICK_MS = 15_000;
const PER_TICK = 20;
/** A topic that stays quiet is asked about half as often each time, down to once a day. */
const MAX_INTERVAL_MS = DAY_MS;
const MAX_SILENCE_MS = 28 * DAY_MS;
/** "Delivered" is a guess from free text, and sometimes corrected; after so long it holds. */
const AFTER_DELIVERY_MS = 7 * DAY_MS;
const OUTAGE_PAUSE_MS = 5 * MINUTE_MS;
/** Corrections of the clock that are smaller do no harm. */
const TOLERANCE_MS = 1_000;

export interface PollOptions {
  readonly store: Store;
  readonly api: Api;
  readonly absorb: Absorb;
  readonly log: Log;
  readonly clock: () => number;
  /** Base interval in minutes; 0: never polls. */
  readonly minutes: number;
}

export interface Poll {
  start(): void;
  /** Looks at every topic whose turn has come. */
  tick(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Asks the service about followed topics: the interface does not say how webhooks are subscribed to or what triggers
 * them (section 4), and many operators have no public address. Gently: jittered, slower the longer nothing happens,
 * ended after delivery or weeks of silence.
 */
export function createPoll({ store, api, absorb, log, clock, minutes }: PollOptions): Poll {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const steady = steadyClock(clock);
  let silentUntil = 0;
  let setBackMs = 0;
  let stopped = false;

  const visit = async (topic: Topic): Promise<void> => {
    try {
      const found = await absorb(topic.id, await look(api, topic, true));
      await store.topics.schedule(
        topic.id,
        await nextPollAt(topic, found > 0),
        found > 0 ? 0 : topic.quietPolls + 1,
      );
      if (found > 0) log.info({ topic: topic.id, found }, 'polling found news');
    } catch (error) {
      if (!(error instanceof ApiError)) {
        // One topic that cannot be dealt with must not take the others' turns.
        log.error({ err: error, topic: topic.id }, 'a polled topic could not be dealt with');
        await store.topics.schedule(topic.id, clock() + minutes * MINUTE_MS, topic.quietPolls + 1);
        return;
      }
      if (isOutage(error)) {
        silentUntil = steady() + (error.retryAfterMs ?? OUTAGE_PAUSE_MS);
        // Behind the others: it may be this question alone that the service fails on. What an outage keeps back is no
        // quiet poll, or it would be asked for less and less often.
        await store.topics.schedule(topic.id, clock() + minutes * MINUTE_MS, topic.quietPolls);
      } else {
        // A number can be followed before any carrier knows it.
        await store.topics.schedule(topic.id, await nextPollAt(topic, false), topic.quietPolls + 1);
      }
      log.info({ err: error, topic: topic.id }, 'polling a topic failed');
    }
  };

  const nextPollAt = async (topic: Topic, isNews: boolean): Promise<number | null> => {
    const now = clock();
    const newest = await store.news.newest(topic.id);
    const silentFor =
      now - Math.max(newest?.seenAt ?? topic.touchedAt, await store.follows.newestAt(topic.id));
    const isDelivered =
      topic.kind === 'parcel' &&
      newest !== undefined &&
      stateOf(readScan(newest.data).status) === 'delivered';
    if (silentFor > (isDelivered ? AFTER_DELIVERY_MS : MAX_SILENCE_MS)) return null;
    const quiet = isNews ? 0 : topic.quietPolls + 1;
    const interval = Math.min(MAX_INTERVAL_MS, minutes * MINUTE_MS * 2 ** Math.floor(quiet / 4));
    return now + Math.round(interval * (0.8 + 0.4 * Math.random()));
  };

  /** Turns are stored as times of the clock: with that set back, they would come so much later. */
  const heedSetBack = async (): Promise<void> => {
    const behindMs = steady() - clock();
    if (behindMs - setBackMs < TOLERANCE_MS) return;
    await store.topics.bringForward(behindMs - setBackMs);
    setBackMs = behindMs;
  };

  const tick = async (): Promise<void> => {
    await heedSetBack();
    if (steady() < silentUntil) return;
    for (const topic of await store.topics.due(clock(), PER_TICK)) {
      if (stopped || steady() < silentUntil) return;
      await visit(topic);
    }
  };

  const loop = () => {
    running = tick()
      .catch((error: unknown) => log.error({ err: error }, 'polling failed'))
      .then(() => {
        if (!stopped) timer = setTimeout(loop, TICK_MS);
      });
  };

  return {
    start() {
      if (minutes > 0) loop();
    },
    tick,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
