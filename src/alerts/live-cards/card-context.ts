import type { Seal } from '../../discord/messages/seal.ts';
import type { Poster } from '../../discord/posting/poster.ts';
import { channelKey, type RateLimiter } from '../../discord/posting/rate-limiter.ts';
import type { Pictures } from '../../pictures/index.ts';
import type { Log } from '../../process/log.ts';
import { createLruCache } from '../../process/timing/create-lru-cache.ts';
import type { Api } from '../../service/index.ts';
import type { Destination, LiveCard, Store, Topic } from '../../store/index.ts';
import { rateLimitKey, resolveChannelId } from '../destination-channel.ts';
import type { Sending } from '../sending.ts';

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

/** @returns the context for work at a destination; undefined: another process posts there */
export type CardContextFor = (destinationId: number) => CardContext | undefined;

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
interface WithoutThreads {
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

/** Where a card's message is, or will be. */
export interface CardChannel {
  readonly id: string;
  /** The key of the rate limits that apply. */
  readonly limits: string;
  /** The card begins a new post in this forum. */
  readonly isForum: boolean;
}

/** In a forum, the card is in the parcel's post. Everywhere else it is in the channel, and its thread hangs on it. */
export async function channelOf(
  { poster, rateLimiter, stopping, abortRequests }: CardContext,
  { card, destination }: CardSubject,
): Promise<CardChannel> {
  if (destination.forum && card.threadId !== null)
    return { id: card.threadId, limits: channelKey(card.threadId), isForum: false };
  const id = await resolveChannelId(destination, poster, rateLimiter, stopping, abortRequests);
  return { id, limits: rateLimitKey(destination), isForum: destination.forum };
}

/** Runs tasks about one card after each other, in the order of the calls. */
export interface CardLock {
  run<T>(destinationId: number, topicId: number, task: () => Promise<T>): Promise<T>;
  /** Resolves when no task is under way at the destinations that the test picks. Never rejects. */
  whenIdle(isAwaited: (destinationId: number) => boolean): Promise<void>;
}

export function createCardLock(): CardLock {
  const last = new Map<string, Promise<unknown>>();
  return {
    async run(destinationId, topicId, task) {
      const key = `${destinationId} ${topicId}`;
      const run = (last.get(key) ?? Promise.resolve()).then(task, task);
      last.set(key, run);
      try {
        return await run;
      } finally {
        if (last.get(key) === run) last.delete(key);
      }
    },
    async whenIdle(isAwaited) {
      const awaited = [...last].filter(([key]) => isAwaited(Number.parseInt(key, 10)));
      await Promise.allSettled(awaited.map(([, run]) => run));
    },
  };
}
