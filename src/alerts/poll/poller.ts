import type { Api } from '../../api/index.ts';
import { pause as defaultPause } from '../../lib/pause.ts';
import type { Log } from '../../process/log.ts';
import type { Metrics } from '../../process/metrics.ts';
import type { Store, Topic } from '../../store/index.ts';
import { createSteadyClock } from '../../timing/steady-clock.ts';
import type { SyncTopic } from '../sync-topic.ts';
import { createPollTimeCorrection } from './correct-poll-times.ts';
import { createPollRate } from './poll-rate.ts';
import { createPollTopic } from './poll-topic.ts';
import { createBacklogReport } from './report-backlog.ts';

const MINUTE_MS = 60_000;
/** How often the poller looks for topics that are due, and at the clock. */
const TICK_MS = 15_000;

export interface PollerOptions {
  readonly store: Store;
  /** The poller's own share of the service. */
  readonly api: Api;
  readonly syncTopic: SyncTopic;
  readonly log: Log;
  readonly clock: () => number;
  readonly metrics: Metrics;
  /** Base interval in minutes; 0: never polls. */
  readonly minutes: number;
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

export interface Poller {
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
export function createPoller(options: PollerOptions): Poller {
  const { store, api, log, clock, metrics, minutes, pause = defaultPause } = options;
  const baseMs = minutes * MINUTE_MS;
  const steady = createSteadyClock(clock);
  const rate = createPollRate(api.callerLimit, steady);
  const stopping = new AbortController();
  const pollTopic = createPollTopic({ ...options, rate, baseMs, stopping: stopping.signal });
  const correctPollTimes = createPollTimeCorrection({ store, clock, steady, baseMs });
  const reportBacklog = createBacklogReport({ ...options, baseMs });
  const inFlight = new Map<number, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let checkedAt = Number.NEGATIVE_INFINITY;
  /** Errors of the database; after the first, no further poll starts. */
  let databaseErrors: unknown[] = [];

  const runPeriodicChecks = async (): Promise<void> => {
    if (steady() - checkedAt < TICK_MS) return;
    checkedAt = steady();
    await correctPollTimes();
    await reportBacklog();
  };

  /** The longest overdue topic that is not being polled. Read one by one, so that none waits in memory. */
  const longestOverdue = async (): Promise<Topic | undefined> =>
    (await store.topics.due(clock(), inFlight.size + 1)).find(({ id }) => !inFlight.has(id));

  const startPoll = (topic: Topic): void => {
    const done = pollTopic(topic)
      .then((outcome) => metrics.poll(outcome))
      .catch((error: unknown) => void databaseErrors.push(error))
      .finally(() => inFlight.delete(topic.id));
    inFlight.set(topic.id, done);
  };

  const canStartPoll = () => databaseErrors.length === 0 && !stopping.signal.aborted && !rate.isPaused();

  const tick = async (): Promise<void> => {
    databaseErrors = [];
    checkedAt = Number.NEGATIVE_INFINITY;
    await runPeriodicChecks();
    while (canStartPoll()) {
      const topic = inFlight.size < rate.window() ? await longestOverdue() : undefined;
      if (topic === undefined && inFlight.size === 0) {
        rate.idle();
        break;
      }
      if (topic === undefined) await Promise.race(inFlight.values());
      else {
        startPoll(topic);
        if (rate.gapMs() > 0) await pause(rate.gapMs(), stopping.signal);
        await runPeriodicChecks();
      }
    }
    await Promise.all(inFlight.values());
    if (databaseErrors.length > 0) throw databaseErrors[0];
  };

  const loop = () => {
    running = tick()
      .catch((error: unknown) => log.error({ err: error }, 'poll cycle failed'))
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
