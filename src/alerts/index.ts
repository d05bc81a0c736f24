import type { Api } from '../api/index.ts';
import type { View } from '../bot/command.ts';
import type { Pace } from '../bot/pace.ts';
import type { Poster } from '../bot/post.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/index.ts';
import { createAbsorb } from './absorb.ts';
import { type Accept, createAccept } from './accept.ts';
import { createCompose } from './compose.ts';
import { createDeliver } from './deliver.ts';
import { createFollowing, type Following } from './follow.ts';
import { createHousekeeping } from './housekeeping.ts';
import { createPlan } from './plan.ts';
import { createPoll } from './poll.ts';
import type { Pause } from './serve.ts';
import { createTryOut, type TestResult } from './try-out.ts';

export { MAX_FOLLOWS } from './follow.ts';
export { productOf, productTopic, readScan } from './news.ts';
export type { TestResult } from './try-out.ts';

export interface AlertsOptions {
  readonly store: Store;
  readonly api: Api;
  readonly poster: Poster;
  readonly pace: Pace;
  readonly log: Log;
  readonly clock: () => number;
  readonly metrics: Metrics;
  readonly homeGuilds: readonly string[];
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
  /** Begins to post and to poll. */
  start(): void;
  /** Finishes what is being sent. */
  stop(): Promise<void>;
}

export function createAlerts(options: AlertsOptions): Alerts {
  const { store, api, poster, pace, log, clock, metrics, homeGuilds, pollMinutes } = options;
  const plan = createPlan({ store, pace, compose: createCompose({ store, api, log }) });
  const deliver = createDeliver({ store, plan, poster, pace, log, clock, metrics, pause: options.pause });
  const { owed } = deliver;
  const accept = createAccept({ store, homeGuilds, owed });
  const absorb = createAbsorb({ store, accept });
  const poll = createPoll({ store, api, absorb, log, clock, minutes: pollMinutes });
  const housekeeping = createHousekeeping({ store, log, clock, metrics });
  const pollMs = Math.max(1, pollMinutes) * 60_000;
  return {
    accept,
    follow: createFollowing({ store, api, absorb, log, clock, pollMs, resume: (placeId) => owed([placeId]) }),
    test: createTryOut({ store, poster, pace, owed, clock }),
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
