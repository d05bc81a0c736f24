import type { Pace } from '../bot/pace.ts';
import type { Poster } from '../bot/post.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Place, Store } from '../store/index.ts';
import type { Attempts } from './attempts.ts';
import type { After } from './destination-queue.ts';
import type { Found } from './find-posted.ts';
import type { Message, Planner } from './planner.ts';

export interface WorkerOptions {
  readonly store: Store;
  readonly planner: Planner;
  readonly poster: Poster;
  readonly pace: Pace;
  readonly log: Log;
  readonly clock: () => number;
  readonly metrics: Metrics;
}

/** What a worker works with. */
export interface Worker extends WorkerOptions {
  readonly attempts: Attempts;
  readonly after: After;
  /** Aborted, nothing more is sent. */
  readonly stopping: AbortSignal;
  /** Aborted, requests under way end at once. */
  readonly cut: AbortSignal;
  /** No other destination is served for so long, milliseconds. */
  readonly holdAll: (ms: number) => void;
  /** Heeds what an earlier process may just have sent to a channel. */
  restoreLimits: (channel: string) => void;
}

/** One message on its way to one destination. */
export interface Job {
  readonly place: Place;
  /** Whose limits count. */
  readonly channel: string;
  readonly message: Message;
  /** Where it goes; null until a DM is open. */
  channelId: string | null;
  /** What a look at Discord said, if there was one. */
  found: Found | null;
  /** Whether Discord was asked to post or to edit it. */
  isSent: boolean;
}

export function idsOf({ deliveries }: Pick<Message, 'deliveries'>): number[] {
  return deliveries.map(({ id }) => id);
}
