import type { Api } from '../api/index.ts';
import type { View } from '../bot/command.ts';
import type { Pace } from '../bot/pace.ts';
import type { Poster } from '../bot/post.ts';
import { endsWithin } from '../lib/ends-within.ts';
import { isPollingBehind } from '../lib/poll-interval.ts';
import type { Seal } from '../lib/seal.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { PollBacklog, Store } from '../store/index.ts';
import { createAbsorb } from './absorb.ts';
import { type Accept, createAccept } from './accept.ts';
import { createCompose } from './compose.ts';
import type { After } from './destination-queue.ts';
import { createDispatcher } from './dispatcher.ts';
import { createFollowing, type Following } from './follow.ts';
import { createHousekeeping } from './housekeeping.ts';
import { createPlanner } from './planner.ts';
import { createPoll } from './poll.ts';
import { createTryOut, type TestResult } from './try-out.ts';

export { MAX_FOLLOWS } from './follow.ts';
export { parcelTopic, productOf, productTopic, readScan } from './news.ts';
export type { TestResult } from './try-out.ts';

const MINUTE_MS = 60_000;
/** A poll may hang as well as a post. */
const STOP_MS = 1_000;

export interface AlertsOptions {
  readonly store: Store;
  readonly api: Api;
  readonly poster: Poster;
  readonly pace: Pace;
  readonly log: Log;
  readonly clock: () => number;
  readonly metrics: Metrics;
  /** Encrypts what custom ids must not reveal. */
  readonly seal: Seal;
  /** 0: the poller never asks. */
  readonly pollMinutes: number;
  /** How a destination waits before it is tried again. */
  readonly after?: After;
  /** Milliseconds between two sweeps of the dispatcher. */
  readonly sweepMs?: number;
}

/** News in, messages out. */
export interface Alerts {
  readonly accept: Accept;
  readonly follow: Following;
  /** Posts a sample at a place, and restores it when that works. */
  test(placeId: number, view: View, roleId?: string): Promise<TestResult>;
  /** The polling backlog; `isBehind`: the oldest overdue poll has waited longer than the polling interval. */
  polling(): Promise<PollBacklog & { readonly isBehind: boolean }>;
  /** Begins to post and to poll. */
  start(): void;
  /** Starts nothing more. Resolves within about a second, whatever hangs: unfinished deliveries stay in the outbox. */
  stop(): Promise<void>;
}

export function createAlerts(options: AlertsOptions): Alerts {
  const { store, api, poster, pace, log, clock, metrics, seal, pollMinutes } = options;
  const { after, sweepMs } = options;
  const compose = createCompose({ store, api: api.forBackground('alerts'), log, seal });
  const planner = createPlanner({ store, pace, compose });
  const dispatcher = createDispatcher({ store, planner, poster, pace, log, clock, metrics, after, sweepMs });
  const { owed, resume } = dispatcher;
  const accept = createAccept({ store, owed });
  const absorb = createAbsorb({ store, accept });
  const poll = createPoll({
    store,
    api: api.forBackground('polling'),
    absorb,
    log,
    clock,
    metrics,
    minutes: pollMinutes,
  });
  const housekeeping = createHousekeeping({ store, log, clock, metrics });
  const pollMs = Math.max(1, pollMinutes) * MINUTE_MS;
  return {
    accept,
    follow: createFollowing({ store, api, absorb, log, clock, pollMs, resume }),
    test: createTryOut({ store, poster, pace, resume, clock }),
    async polling() {
      const backlog = await store.topics.backlog(clock());
      const isBehind = isPollingBehind(backlog.oldestDueAt, pollMinutes * MINUTE_MS, clock());
      return { ...backlog, isBehind };
    },
    start() {
      dispatcher.start();
      poll.start();
      housekeeping.start();
    },
    async stop() {
      housekeeping.stop();
      await endsWithin(STOP_MS, Promise.all([dispatcher.stop(), poll.stop()]));
    },
  };
}
