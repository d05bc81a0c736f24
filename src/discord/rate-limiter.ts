import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

/** Discord refuses more than 50 requests a second (developers/topics/rate-limits). */
const PER_SECOND = 50;
export const SECOND_MS = 1_005;
/** Messages and edits are counted apart, each 5 in 5 s a channel (seen in Discord's headers, not documented). */
const PER_CHANNEL = 5;
export const CHANNEL_WINDOW_MS = 5_050;
/** A channel matters for one window after its last message; the bot's limit allows far fewer channels than this. */
const MAX_CHANNELS = 10_000;

export type Action = 'post' | 'edit';

/** The name under which a channel's messages are counted, whoever sends them. */
export const channelKey = (channelId: string): string => `channel ${channelId}`;

/** Keeps what the bot sends by itself below Discord's limits, so that no 429 is ever provoked. */
export interface RateLimiter {
  /** Messages that a channel takes right now. */
  remaining(channel: string, action: Action): number;
  /** Milliseconds until the channel may take another one; 0: it takes one right now. */
  waitMs(channel: string, action: Action): number;
  /**
   * Sends when the channel and the bot as a whole may send once more, in the order of the calls.
   * @param signal when it aborts before the turn comes, nothing is sent and the call rejects
   */
  schedule<T>(channel: string, action: Action, send: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Sends when the bot as a whole may: what no channel counts. Never within `inTurn`, which holds a turn itself. */
  scheduleGlobal<T>(send: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** An earlier process sent something there so long ago. */
  recordSent(channel: string, msAgo: number): void;
  /** Nobody gets a turn for so long: Discord asked for silence. */
  pause(ms: number): void;
  /**
   * Keeps room for requests that do not wait here, such as those of the log-in.
   * @returns gives it back
   */
  reserve(requests: number): () => void;
}

/**
 * @param share of the bot's limit that is this process's own; the rest is for those that serve other shards
 * @param now milliseconds, monotonic
 */
export function createRateLimiter(share = 1, now: () => number = () => performance.now()): RateLimiter {
  const channels = new LRUCache<string, SlidingWindow>({ max: MAX_CHANNELS });
  const perSecond = Math.max(1, Math.floor(PER_SECOND * share));
  const globalWindow = new SlidingWindow(perSecond, SECOND_MS, now);
  /** In the order of the calls. */
  const queue = new Set<() => void>();
  let pausedUntil = 0;
  let timer: NodeJS.Timeout | undefined;

  const channelWindow = (channel: string, action: Action): SlidingWindow => {
    const key = `${action} ${channel}`;
    const known = channels.get(key);
    if (known !== undefined) return known;
    const window = new SlidingWindow(PER_CHANNEL, CHANNEL_WINDOW_MS, now);
    channels.set(key, window);
    return window;
  };

  const startQueued = () => {
    clearTimeout(timer);
    timer = undefined;
    for (const begin of queue) {
      if (now() < pausedUntil || globalWindow.remaining() <= 0) break;
      queue.delete(begin);
      globalWindow.begin();
      begin();
    }
    if (queue.size > 0) timer = setTimeout(startQueued, Math.max(pausedUntil - now(), globalWindow.waitMs()));
  };

  const acquire = (signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = () => {
        queue.delete(begin);
        reject(signal?.reason);
      };
      if (signal?.aborted === true) return giveUp();
      signal?.addEventListener('abort', giveUp, { once: true });
      queue.add(begin);
      startQueued();
    });

  const scheduleGlobal = async <T>(send: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    await acquire(signal);
    try {
      return await send();
    } finally {
      globalWindow.end();
      startQueued();
    }
  };

  return {
    scheduleGlobal,
    remaining: (channel, action) => channelWindow(channel, action).remaining(),
    waitMs(channel, action) {
      const window = channelWindow(channel, action);
      return window.remaining() > 0 ? 0 : window.waitMs();
    },
    async schedule(channel, action, send, signal) {
      const window = channelWindow(channel, action);
      // Another call can take the room first: then this one waits again.
      while (window.remaining() <= 0) await sleep(window.waitMs(), undefined, signal && { signal });
      window.begin();
      try {
        return await scheduleGlobal(send, signal);
      } finally {
        window.end();
      }
    },
    recordSent(channel, msAgo) {
      // A clock that was set back since says that it was in the future.
      const at = now() - Math.max(0, msAgo);
      for (const action of ['post', 'edit'] as const) channelWindow(channel, action).ended(at);
    },
    pause(ms) {
      pausedUntil = Math.max(pausedUntil, now() + ms);
    },
    reserve(requests) {
      const slots = Array.from({ length: Math.min(requests, perSecond - 1) });
      for (const _ of slots) globalWindow.begin();
      return () => {
        for (const _ of slots) globalWindow.end();
        startQueued();
      };
    },
  };
}

/**
 * At most so many requests in so long. Discord counts a request at some moment before it answers, so one occupies its
 * place until a whole window after its answer: however late requests and answers come, the limit is never met.
 */
class SlidingWindow {
  readonly #limit: number;
  readonly #lengthMs: number;
  readonly #now: () => number;
  #inFlight = 0;
  /** Moments of answers, oldest first. */
  #answered: number[] = [];

  constructor(limit: number, lengthMs: number, now: () => number) {
    this.#limit = limit;
    this.#lengthMs = lengthMs;
    this.#now = now;
  }

  remaining(): number {
    const since = this.#now() - this.#lengthMs;
    if ((this.#answered[0] ?? since) < since) this.#answered = this.#answered.filter((at) => at >= since);
    return this.#limit - this.#inFlight - this.#answered.length;
  }

  /** How long until there can be room; while everything is under way, a moment. */
  waitMs(): number {
    const [oldest] = this.#answered;
    return oldest === undefined ? 25 : Math.max(1, Math.ceil(oldest + this.#lengthMs - this.#now()) + 1);
  }

  begin(): void {
    this.#inFlight += 1;
  }

  end(): void {
    this.#inFlight -= 1;
    this.ended(this.#now());
  }

  ended(at: number): void {
    this.#answered.push(at);
    this.#answered.sort((a, b) => a - b);
  }
}
