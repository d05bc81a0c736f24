import type { Poster } from '../../discord/poster.ts';
import type { RateLimiter } from '../../discord/rate-limiter.ts';
import type { Log } from '../../process/log.ts';
import type { Metrics } from '../../process/metrics.ts';
import type { Store } from '../../store/index.ts';
import type { After } from '../../timing/after.ts';
import type { Sending } from '../owned-work.ts';
import type { Planner } from './planner.ts';
import type { RetryStates } from './retry-states.ts';
import type { Threads } from './threads.ts';

export interface WorkerOptions {
  readonly store: Store;
  readonly planner: Planner;
  readonly poster: Poster;
  readonly rateLimiter: RateLimiter;
  readonly log: Log;
  readonly clock: () => number;
  readonly metrics: Metrics;
  readonly threads: Threads;
}

/** What the workers share; the signals are those of one destination's work. */
export interface WorkerContext extends WorkerOptions, Sending {
  readonly retries: RetryStates;
  readonly after: After;
  /** Serves no further destination for some milliseconds. */
  readonly pauseAll: (ms: number) => void;
  /** Counts what another process may have sent there; called before the first message to a channel. */
  readonly restoreChannelLimit: (destinationId: number, channel: string) => void;
}
