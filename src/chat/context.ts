import { setMaxListeners } from 'node:events';
import { LRUCache } from 'lru-cache';
import type { Seal } from '../discord/messages/seal.ts';
import type { Poster } from '../discord/posting/poster.ts';
import type { RateLimiter } from '../discord/posting/rate-limiter.ts';
import type { Pictures } from '../pictures/index.ts';
import type { Log } from '../process/log.ts';
import type { Metrics } from '../process/metrics.ts';
import { type AttemptLimit, createAttemptLimit } from '../process/timing/attempt-limit.ts';
import { createSteadyClock } from '../process/timing/clocks.ts';
import { createLruCache } from '../process/timing/create-lru-cache.ts';
import type { RatesInUse } from '../products/rates-in-use.ts';
import type { Api } from '../service/index.ts';
import type { Store } from '../store/index.ts';
import { createMessageQueue, type MessageQueue } from './message-queue.ts';
import { createRefusedChannels, type RefusedChannels } from './refused-channels.ts';
import { createReplyThrottle, type ReplyThrottle } from './reply-throttle.ts';

const HOUR_MS = 3_600_000;
const MAX_DELETED = 1_000;
const MAX_PEOPLE = 10_000;
const MAX_GUILDS = 10_000;

export interface ChatOptions {
  readonly store: Store;
  readonly api: Api;
  readonly poster: Poster;
  readonly rateLimiter: RateLimiter;
  readonly log: Log;
  readonly clock: () => number;
  readonly metrics: Metrics;
  readonly exchangeRates: RatesInUse;
  readonly pictures: Pictures;
  readonly seal: Seal;
  /** Limits how many unknown tracking numbers a person can look up; shared with the commands. */
  readonly unknownNumbers: AttemptLimit;
  /** How a message names a command, so that a tap on it starts the command. */
  readonly mentionCommand: (name: string) => string;
  /** Null before the bot has logged in. */
  readonly ownUserId: () => string | null;
  /** Whether links get replies in messages that are not addressed to the bot (`AUTO_CONVERT`). */
  readonly repliesToLinks: boolean;
}

/** What all steps of a reply share. */
export interface ChatContext extends ChatOptions {
  readonly queue: MessageQueue;
  readonly replyThrottle: ReplyThrottle;
  readonly refusedChannels: RefusedChannels;
  /** How often somebody is told what to send. */
  readonly helpLimit: AttemptLimit;
  /** The languages of people who used a command or a button lately: messages don't say it. */
  readonly knownLocales: LRUCache<string, string>;
  /** The languages of servers that Discord was asked for within the last hour; null: it didn't say. */
  readonly askedForLocale: LRUCache<string, Promise<string | null>>;
  /** Messages that were deleted, perhaps before their reply was posted. */
  readonly deleted: LRUCache<string, true>;
  /** The last post in each channel, while it is under way. */
  readonly lastPosts: Map<string, Promise<unknown>>;
  /** Aborted when the process stops: nothing more is sent then. */
  readonly stopping: AbortSignal;
}

/** @param report is called with the error of a message that could not be handled */
export function createContext(
  options: ChatOptions,
  stopping: AbortSignal,
  report: (error: unknown) => void,
): ChatContext {
  // Every wait listens to this signal.
  setMaxListeners(0, stopping);
  const { clock } = options;
  return {
    ...options,
    queue: createMessageQueue(report),
    replyThrottle: createReplyThrottle(clock),
    refusedChannels: createRefusedChannels(clock),
    helpLimit: createAttemptLimit({ max: 1, windowMs: HOUR_MS, clock }),
    knownLocales: createLruCache(MAX_PEOPLE),
    askedForLocale: createLruCache(MAX_GUILDS, {
      ttl: HOUR_MS,
      perf: { now: createSteadyClock(clock) },
      ttlResolution: 0,
    }),
    deleted: new LRUCache({ max: MAX_DELETED }),
    lastPosts: new Map(),
    stopping,
  };
}
