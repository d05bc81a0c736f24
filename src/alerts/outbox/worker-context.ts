import type { Poster } from '../../discord/poster.ts';
import type { RateLimiter } from '../../discord/rate-limiter.ts';
import type { Log } from '../../process/log.ts';
import type { Metrics } from '../../process/metrics.ts';
import type { Store } from '../../store/index.ts';
import type { After } from '../../timing/after.ts';
import type { Planner } from './planner.ts';
import type { RestoreChannelLimit } from './restore-rate-limits.ts';
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

/** What all workers share. */
export interface WorkerContext extends WorkerOptions {
  readonly retries: RetryStates;
  readonly after: After;
  /** After it aborts, nothing more is sent. */
  readonly stopping: AbortSignal;
  /** When it aborts, requests under way end at once. */
  readonly abortRequests: AbortSignal;
  /** Serves no further destination for some milliseconds. */
  readonly pauseAll: (ms: number) => void;
  readonly restoreChannelLimit: RestoreChannelLimit;
}
