import { LRUCache } from 'lru-cache';
import { createSteadyClock } from '../timing/steady-clock.ts';

const MINUTE_MS = 60_000;
/** The same product is offered once in so long in a channel. */
const REPEAT_WINDOW_MS = 10 * MINUTE_MS;
/** A raid gets a handful of replies, and no more. */
const PER_CHANNEL = 3;
const CHANNEL_MS = 10_000;
const PER_PERSON = 10;
const PERSON_MS = MINUTE_MS;
const MAX_ENTRIES = 20_000;

/** How much chat takes: remembers in memory what was said lately, bounded. */
export interface ReplyThrottle {
  /** Whether the product was not offered in the channel lately; remembers it as offered, unless it is taken back. */
  claimLink(channelId: string, product: string): boolean;
  /** It was not offered after all. */
  releaseLink(channelId: string, product: string): void;
  /** Whether one more reply is welcome; counts it. */
  allowReply(channelId: string, userId: string): boolean;
  /** Milliseconds until one more edit of a reply is allowed; 0: it is allowed now, and counted. */
  editDelayMs(channelId: string, userId: string): number;
}

export function createReplyThrottle(clock: () => number): ReplyThrottle {
  const now = createSteadyClock(clock);
  const options = { max: MAX_ENTRIES, perf: { now }, ttlResolution: 0 };
  const offered = new LRUCache<string, true>({ ...options, ttl: REPEAT_WINDOW_MS });
  const replies = new LRUCache<string, number[]>(options);

  /** Milliseconds until a window has room; 0: it has room now. */
  const waitMs = (key: string, limit: number, lengthMs: number): number => {
    const since = now() - lengthMs;
    const times = (replies.get(key) ?? []).filter((at) => at > since);
    const first = times.at(-limit);
    return first === undefined ? 0 : Math.ceil(first - since);
  };

  const count = (key: string, limit: number): void => {
    replies.set(key, [...(replies.get(key) ?? []), now()].slice(-limit));
  };

  /** Replies and edits are counted apart. */
  const consume = (what: string, channelId: string, userId: string): number => {
    const [channel, person] = [`${what} channel ${channelId}`, `${what} person ${userId}`];
    const wait = Math.max(waitMs(channel, PER_CHANNEL, CHANNEL_MS), waitMs(person, PER_PERSON, PERSON_MS));
    if (wait > 0) return wait;
    count(channel, PER_CHANNEL);
    count(person, PER_PERSON);
    return 0;
  };

  return {
    claimLink(channelId, product) {
      const key = keyOf(channelId, product);
      if (offered.has(key)) return false;
      offered.set(key, true);
      return true;
    },
    releaseLink(channelId, product) {
      offered.delete(keyOf(channelId, product));
    },
    allowReply: (channelId, userId) => consume('reply', channelId, userId) === 0,
    editDelayMs: (channelId, userId) => consume('edit', channelId, userId),
  };
}

function keyOf(channelId: string, product: string): string {
  return `${channelId} ${product}`;
}
