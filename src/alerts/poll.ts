import type { Api } from '../api/index.ts';
import { pause as defaultPause } from '../lib/pause.ts';
import { steadyClock } from '../lib/steady-clock.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Store, Topic } from '../store/index.ts';
import type { Absorb } from './absorb.ts';
import { createBacklogReport } from './poll-backlog.ts';
import { createPollClock } from './poll-clock.ts';
import { createPollRate } from './poll-rate.ts';
import { createPollTopic } from './poll-topic.ts';

const MINUTE_MS = 60_000;
/** How often the poller looks for topics that are due, and at the clock. */
const TICK_MS = 15_000;

export interface PollOptions {
  readonly store: Store;
  /** The poller's own share of the service. */
  readonly api: Api;
  readonly absorb: Absorb;
  readonly log: Log;
  readonly clock: () => number;
  readonly metrics: Metrics;
  /** Base interval in minutes; 0: never polls. */
  readonly minutes: number;
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

export interface Poll {
  start(): void;
  /** Polls every topic that is due, longest overdue first, unless polling is paused. */
  tick(): Promise<void>;
  /** Ends without waiting for the service. */
  stop(): Promise<void>;
}

/**
 * Asks the service about followed topics: the interface does not say how webhooks are subscribed to or what triggers
 * them (section 4), and many operators have no public address. Polls every topic that is due, as fast as the service
 * allows. Intervals are jittered and grow while nothing happens; they end after delivery or weeks of silence.
 */
export function createPoll(options: PollOptions): Poll {
  const { store, api, log, clock, metrics, minutes, pause = defaultPause } = options;
  const baseMs = minutes * MINUTE_MS;
  const steady = steadyClock(clock);
  const rate = createPollRate(api.share, steady);
  const stopping = new AbortController();
  const pollTopic = createPollTopic({ ...options, rate, baseMs, stopping: stopping.signal });
  const correctTimes = createPollClock({ store, clock, steady, baseMs });
  const reportBacklog = createBacklogReport({ ...options, baseMs });
  const underWay = new Map<number, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let lookedAt = Number.NEGATIVE_INFINITY;
  /** Errors of the database; after the first, no further poll starts. */
  let faults: unknown[] = [];

  const lookAround = async (): Promise<void> => {
    if (steady() - lookedAt < TICK_MS) return;
    lookedAt = steady();
    await correctTimes();
    await reportBacklog();
  };

  /** The longest overdue topic that is not being polled. Read one by one, so that none waits in memory. */
  const longestOverdue = async (): Promise<Topic | undefined> =>
    (await store.topics.due(clock(), underWay.size + 1)).find(({ id }) => !underWay.has(id));

  const begin = (topic: Topic): void => {
    const done = pollTopic(topic)
      .then((outcome) => metrics.poll(outcome))
      .catch((error: unknown) => void faults.push(error))
      .finally(() => underWay.delete(topic.id));
    underWay.set(topic.id, done);
  };

  const mayBegin = () => faults.length === 0 && !stopping.signal.aborted && !rate.isPaused();

  const tick = async (): Promise<void> => {
    faults = [];
    lookedAt = Number.NEGATIVE_INFINITY;
    await lookAround();
    while (mayBegin()) {
      const topic = underWay.size < rate.window() ? await longestOverdue() : undefined;
      if (topic === undefined && underWay.size === 0) {
        rate.idle();
        break;
      }
      if (topic === undefined) await Promise.race(underWay.values());
      else {
        begin(topic);
        if (rate.gapMs() > 0) await pause(rate.gapMs(), stopping.signal);
        await lookAround();
      }
    }
    await Promise.all(underWay.values());
    if (faults.length > 0) throw faults[0];
  };

  const loop = () => {
    running = tick()
      .catch((error: unknown) => log.error({ err: error }, 'polling failed'))
      .then(() => {
        if (!stopping.signal.aborted) timer = setTimeout(loop, TICK_MS);
      });
  };

  return {
    start() {
      if (minutes > 0) loop();
    },
    tick,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
