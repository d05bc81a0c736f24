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

/** What all workers share. */
export interface Worker extends WorkerOptions {
  readonly attempts: Attempts;
  readonly after: After;
  /** After it aborts, nothing more is sent. */
  readonly stopping: AbortSignal;
  /** When it aborts, requests under way end at once. */
  readonly cut: AbortSignal;
  /** Serves no further destination for some milliseconds. */
  readonly holdAll: (ms: number) => void;
  /** Counts what an earlier process may just have sent to a channel. */
  restoreLimits: (channel: string) => void;
}

/** One message on its way to one destination. */
export interface Job {
  readonly place: Place;
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
