import type { Api } from '../api/index.ts';
import type { Poster } from '../discord/poster.ts';
import type { RateLimiter } from '../discord/rate-limiter.ts';
import type { Seal } from '../discord/seal.ts';
import type { Log } from '../process/log.ts';
import type { Metrics } from '../process/metrics.ts';
import type { RatesInUse } from '../products/rates-in-use.ts';
import type { Store } from '../store/index.ts';
import type { AttemptLimit } from '../timing/attempt-limit.ts';
import type { RefusedChannels } from './refused-channels.ts';
import type { ReplyThrottle } from './reply-throttle.ts';
import type { RetryReply } from './retry-reply.ts';

export interface ChatOptions {
  readonly store: Store;
  readonly api: Api;
  readonly poster: Poster;
  readonly rateLimiter: RateLimiter;
  readonly log: Log;
  readonly clock: () => number;
  readonly metrics: Metrics;
  readonly exchangeRates: RatesInUse;
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
export interface ChatDeps extends ChatOptions {
  readonly replyThrottle: ReplyThrottle;
  readonly refusedChannels: RefusedChannels;
  readonly retryReply: RetryReply;
  /** Aborted when the process stops: nothing more is sent then. */
  readonly stopping: AbortSignal;
}

/** Attempts after the first to post or edit a reply: one that comes more than a few seconds late is of no use. */
export const REPLY_RETRIES = 3;
