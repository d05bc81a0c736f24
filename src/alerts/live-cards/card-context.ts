import type { Api } from '../../api/index.ts';
import type { Poster } from '../../discord/poster.ts';
import type { RateLimiter } from '../../discord/rate-limiter.ts';
import type { Seal } from '../../discord/seal.ts';
import type { Pictures } from '../../pictures/index.ts';
import type { Log } from '../../process/log.ts';
import type { Destination, LiveCard, Store, Topic } from '../../store/index.ts';
import { createLruCache } from '../../timing/create-lru-cache.ts';
import type { Sending } from '../owned-work.ts';

export interface LiveCardOptions {
  readonly store: Store;
  readonly api: Api;
  readonly poster: Poster;
  readonly rateLimiter: RateLimiter;
  readonly log: Log;
  /** Milliseconds since 1970, UTC. */
  readonly clock: () => number;
  readonly seal: Seal;
  /** None: cards without pictures. */
  readonly pictures?: Pictures | undefined;
  /** How long a card waits for its picture, for which it isn't edited again; three seconds unless told. */
  readonly pictureWaitMs?: number | undefined;
}

/** What the steps of a card share; the signals are those of one destination's work. */
export interface CardContext extends LiveCardOptions, Sending {
  readonly withoutThreads: WithoutThreads;
}

/** A card, and what it is about. */
export interface CardSubject {
  readonly card: LiveCard;
  readonly destination: Destination;
  readonly topic: Topic;
}

const MAX_CHANNELS = 10_000;
/** After this time, somebody may have granted the permission Create Public Threads. */
const REMEMBERED_MS = 60 * 60_000;

/** Channels where the bot may start no threads: alerts are posted in the channel itself. */
export interface WithoutThreads {
  has(destinationId: number): boolean;
  add(destinationId: number): void;
}

export function createWithoutThreads(): WithoutThreads {
  const channels = createLruCache<number, true>(MAX_CHANNELS, { ttl: REMEMBERED_MS });
  return {
    has: (destinationId) => channels.has(destinationId),
    add: (destinationId) => void channels.set(destinationId, true),
  };
}

/** Whether the card of this destination has a thread, or will have one. */
export function wantsThread(
  { withoutThreads }: Pick<CardContext, 'withoutThreads'>,
  at: Destination,
): boolean {
  return at.kind === 'channel' && at.threads && (at.forum || !withoutThreads.has(at.id));
}
