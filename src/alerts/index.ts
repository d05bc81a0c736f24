import type { Api } from '../api/index.ts';
import type { View } from '../bot/command.ts';
import type { Pace } from '../bot/pace.ts';
import type { Poster } from '../bot/post.ts';
import type { Seal } from '../lib/seal.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { PollBacklog, Store } from '../store/index.ts';
import { createAbsorb } from './absorb.ts';
import { type Accept, createAccept } from './accept.ts';
import { createCompose } from './compose.ts';
import { createDeliver } from './deliver.ts';
import { createFollowing, type Following } from './follow.ts';
import { createHousekeeping } from './housekeeping.ts';
import { createPlan } from './plan.ts';
import { createPoll, isBehind } from './poll.ts';
import type { Pause } from './serve.ts';
import { createTryOut, type TestResult } from './try-out.ts';

export { MAX_FOLLOWS } from './follow.ts';
export { parcelTopic, productOf, productTopic, readScan } from './news.ts';
export type { TestResult } from './try-out.ts';

export interface AlertsOptions {
  readonly store: Store;
  readonly api: Api;
  readonly poster: Poster;
  readonly pace: Pace;
  readonly log: Log;
  readonly clock: () => number;
  readonly metrics: Metrics;
  /** Closes what custom ids must not tell everybody. */
  readonly seal: Seal;
  /** 0: the poller never asks. */
  readonly pollMinutes: number;
  /** How a place waits before it tries again. */
  readonly pause?: Pause;
}

/** News in, messages out. */
export interface Alerts {
  readonly accept: Accept;
  readonly follow: Following;
  /** Posts a sample at a place, and restores it when that works. */
  test(placeId: number, view: View, roleId?: string): Promise<TestResult>;
  /** How polling gets on; `isBehind`: topics wait for longer than the interval of polling. */
  polling(): Promise<PollBacklog & { readonly isBehind: boolean }>;
  /** Begins to post and to poll. */
  start(): void;
  /** Finishes what is being sent. */
  stop(): Promise<void>;
}

export function createAlerts(options: AlertsOptions): Alerts {
  const { store, api, poster, pace, log, clock, metrics, seal, pollMinutes } = options;
  const plan = createPlan({
    store,
    pace,
    compose: createCompose({ store, api: api.forBackground('alerts'), log, seal }),
  });
  const deliver = createDeliver({ store, plan, poster, pace, log, clock, metrics, pause: options.pause });
  const { owed } = deliver;
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
  const pollMs = Math.max(1, pollMinutes) * 60_000;
  return {
    accept,
    follow: createFollowing({ store, api, absorb, log, clock, pollMs, owed }),
    test: createTryOut({ store, poster, pace, owed, clock }),
    async polling() {
      const backlog = await store.topics.backlog(clock());
      return { ...backlog, isBehind: isBehind(backlog, pollMinutes, clock()) };
    },
    start() {
      deliver.start();
      poll.start();
      housekeeping.start();
    },
    async stop() {
      housekeeping.stop();
      await Promise.all([deliver.stop(), poll.stop()]);
    },
  };
}
