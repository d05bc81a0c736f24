import type { Poster } from '../../discord/poster.ts';
import type { RateLimiter } from '../../discord/rate-limiter.ts';
import type { Log } from '../../process/log.ts';
import type { Metrics } from '../../process/metrics.ts';
import type { Destination, Store } from '../../store/index.ts';
import type { After } from './destination-queue.ts';
import type { Found } from './find-posted-message.ts';
import type { Message, Planner } from './planner.ts';
import type { RetryStates } from './retry-states.ts';

export interface WorkerOptions {
  readonly store: Store;
  readonly planner: Planner;
  readonly poster: Poster;
  readonly rateLimiter: RateLimiter;
  readonly log: Log;
  readonly clock: () => number;
  readonly metrics: Metrics;
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
  /** Counts what an earlier process may just have sent to a channel. */
  restoreChannelLimit: (channel: string) => void;
}

/** One message on its way to one destination. */
export interface Job {
  readonly destination: Destination;
  /** The key of the rate limits that apply. */
  readonly channel: string;
  readonly message: Message;
  /** The channel to post in; null until the DM is open. */
  channelId: string | null;
  /** The result of a search at Discord, if there was one. */
  found: Found | null;
  /** Whether Discord was asked to post or to edit it. */
  isSent: boolean;
}

export function idsOf({ deliveries }: Pick<Message, 'deliveries'>): number[] {
  return deliveries.map(({ id }) => id);
}
