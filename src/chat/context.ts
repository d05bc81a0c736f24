import { setMaxListeners } from 'node:events';
import { LRUCache } from 'lru-cache';
import type { GrowingView, MessageView } from '../discord/messages/message-view.ts';
import type { Seal } from '../discord/messages/seal.ts';
import type { Poster } from '../discord/posting/poster.ts';
import type { RateLimiter } from '../discord/posting/rate-limiter.ts';
import type { Arrivals } from '../parcels/arrival.ts';
import type { Pictures } from '../pictures/index.ts';
import type { Log } from '../process/log.ts';
import type { Metrics } from '../process/metrics.ts';
import { type AttemptLimit, createAttemptLimit } from '../process/timing/attempt-limit.ts';
import { createSteadyClock } from '../process/timing/clocks.ts';
import { createLruCache } from '../process/timing/create-lru-cache.ts';
import type { RatesInUse } from '../products/rates-in-use.ts';
import type { Api, PhotoDownloads } from '../service/index.ts';
import type { Store } from '../store/index.ts';
import type { Texts } from '../texts/index.ts';
import { createMessageQueue } from './message-queue.ts';
import { createRefusedChannels } from './refused-channels.ts';
import { createReplyThrottle } from './reply-throttle.ts';
import type { SourceMessage } from './source-message.ts';

const HOUR_MS = 3_600_000;
const MAX_DELETED = 1_000;
const MAX_PEOPLE = 10_000;
const MAX_GUILDS = 10_000;

export interface ChatOptions {
  readonly store: Store;
  readonly api: Api;
  /** When parcels arrive. */
  readonly arrivals: Arrivals;
  readonly poster: Poster;
  readonly rateLimiter: RateLimiter;
  readonly log: Log;
  readonly clock: () => number;
  readonly metrics: Metrics;
  readonly exchangeRates: RatesInUse;
  readonly pictures: Pictures;
  readonly photos: PhotoDownloads;
  readonly seal: Seal;
  /** Limits how many unknown tracking numbers a person can look up; shared with the commands. */
  readonly unknownNumbers: AttemptLimit;
  /** How a message names a command, so that a tap on it starts the command. */
  readonly mentionCommand: (name: string) => string;
  /** The parcels a user follows, shown only to them. */
  readonly showParcels: (userId: string, texts: Texts) => Promise<MessageView | GrowingView>;
  /** Where someone's parcels go, as far as that is known; ISO 3166-1 alpha-2. */
  readonly usualDestination: (userId: string) => Promise<string | null>;
  readonly ownUserId: () => string | null;
  /** Whether links get replies in messages that are not addressed to the bot (`AUTO_CONVERT`). */
  readonly repliesToLinks: boolean;
  /** The same, and whether Discord lets the bot read them. */
  readonly readsChat: () => boolean;
}

export type ChatContext = ReturnType<typeof createContext>;

/** A message that is being answered. */
export interface Turn {
  readonly context: ChatContext;
  readonly message: SourceMessage;
  /** Aborted when the message was edited again or deleted. */
  readonly superseded: AbortSignal;
}

/** @param stopping when aborted, nothing more is sent @param report gets errors of messages */
export function createContext(options: ChatOptions, stopping: AbortSignal, report: (error: unknown) => void) {
  // Every wait listens to this signal.
  setMaxListeners(0, stopping);
  const { clock } = options;
  const forAnHour = { ttl: HOUR_MS, perf: { now: createSteadyClock(clock) }, ttlResolution: 0 };
  return {
    ...options,
    queue: createMessageQueue(report),
    replyThrottle: createReplyThrottle(clock),
    refusedChannels: createRefusedChannels(clock),
    /** How often a user is told what to send. */
    helpLimit: createAttemptLimit({ max: 1, windowMs: HOUR_MS, clock }),
    /** How often a user is offered to have a number tracked in a channel. */
    offerLimit: createAttemptLimit({ max: 1, windowMs: HOUR_MS, clock }),
    /** The languages of people who recently used a command or a button: messages don't say it. */
    knownLocales: createLruCache<string, string>(MAX_PEOPLE),
    /** The languages of servers that Discord was asked for within the last hour; null: it didn't say. */
    askedForLocale: createLruCache<string, Promise<string | null>>(MAX_GUILDS, forAnHour),
    /** Messages that were deleted, perhaps before their reply was posted. */
    deleted: new LRUCache<string, true>({ max: MAX_DELETED }),
    lastPosts: new Map<string, Promise<unknown>>(),
    stopping,
  };
}
