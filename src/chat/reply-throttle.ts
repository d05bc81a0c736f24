import { createSteadyClock } from '../process/timing/clocks.ts';
import { createLruCache } from '../process/timing/create-lru-cache.ts';

const MINUTE_MS = 60_000;
/** In one channel, a product gets one reply within this time. */
const REPEAT_WINDOW_MS = 10 * MINUTE_MS;
/** Keeps the number of replies small during a raid. */
const PER_CHANNEL = 3;
const CHANNEL_MS = 10_000;
const PER_USER = 10;
const MAX_ENTRIES = 20_000;

/** Limits how often the bot replies in chat; kept in memory, bounded. */
export function createReplyThrottle(clock: () => number) {
  const now = createSteadyClock(clock);
  const options = { perf: { now }, ttlResolution: 0 };
  const claimed = createLruCache<string, true>(MAX_ENTRIES, { ...options, ttl: REPEAT_WINDOW_MS });
  const sentAt = createLruCache<string, number[]>(MAX_ENTRIES, options);

  /** Milliseconds until the window has a free slot; 0: it has one now. */
  const waitMs = (key: string, limit: number, lengthMs: number): number => {
    const since = now() - lengthMs;
    const times = (sentAt.get(key) ?? []).filter((at) => at > since);
    const first = times.at(-limit);
    return first === undefined ? 0 : Math.ceil(first - since);
  };

  const count = (key: string, limit: number): void => {
    sentAt.set(key, [...(sentAt.get(key) ?? []), now()].slice(-limit));
  };

  /** Replies and edits have separate limits. */
  const consume = (action: string, channelId: string | null, userId: string): number => {
    const userKey = `${action} user ${userId}`;
    const channelKey = channelId === null ? null : `${action} channel ${channelId}`;
    const channelWait = channelKey === null ? 0 : waitMs(channelKey, PER_CHANNEL, CHANNEL_MS);
    const wait = Math.max(channelWait, waitMs(userKey, PER_USER, MINUTE_MS));
    if (wait > 0) return wait;
    if (channelKey !== null) count(channelKey, PER_CHANNEL);
    count(userKey, PER_USER);
    return 0;
  };

  return {
    /** Whether the product has had no recent reply in the channel. If so, it counts as replied to until `releaseLink`. */
    claimLink(channelId: string, product: string): boolean {
      const key = `${channelId} ${product}`;
      if (claimed.has(key)) return false;
      claimed.set(key, true);
      return true;
    },
    /** The product got no reply after all. */
    releaseLink: (channelId: string, product: string) => void claimed.delete(`${channelId} ${product}`),
    /** Whether one more reply is allowed; if so, counts it. @param channelId null in a DM, where nobody else writes */
    allowReply: (channelId: string | null, userId: string) => consume('reply', channelId, userId) === 0,
    /** Milliseconds until one more edit of a reply is allowed; 0: it is allowed now, and counted. */
    editDelayMs: (channelId: string, userId: string) => consume('edit', channelId, userId),
  };
}
