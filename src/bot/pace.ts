import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

/** Discord refuses more than 50 requests a second (developers/topics/rate-limits). */
const PER_SECOND = 50;
export const SECOND_MS = 1_005;
/** Messages and edits are counted apart, each 5 in 5 s a channel (seen in Discord's headers, not documented). */
const PER_CHANNEL = 5;
export const CHANNEL_WINDOW_MS = 5_050;
/** A channel matters for one window after its last message; the bot's limit allows far fewer channels than this. */
const CHANNELS_REMEMBERED = 10_000;

export type Action = 'post' | 'edit';

/** The name under which a channel's messages are counted, whoever sends them. */
export const channelKey = (channelId: string): string => `channel ${channelId}`;

/** Keeps what the bot sends by itself below Discord's limits, so that no 429 is ever provoked. */
export interface Pace {
  /** Messages that a channel takes right now. */
  room(channel: string, action: Action): number;
  /** Milliseconds until the channel may take another one; 0: it takes one right now. */
  waitMs(channel: string, action: Action): number;
  /**
   * Sends when the channel and the bot as a whole may send once more, in the order of the calls.
   * @param signal when it aborts before the turn comes, nothing is sent and the call rejects
   */
  inTurn<T>(channel: string, action: Action, send: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Sends when the bot as a whole may: what no channel counts. Never within `inTurn`, which holds a turn itself. */
  turn<T>(send: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** An earlier process sent something there so long ago. */
  wasSent(channel: string, msAgo: number): void;
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
export function createPace(share = 1, now: () => number = () => performance.now()): Pace {
  const channels = new LRUCache<string, Window>({ max: CHANNELS_REMEMBERED });
  const perSecond = Math.max(1, Math.floor(PER_SECOND * share));
  const everything = new Window(perSecond, SECOND_MS, now);
  /** In the order of the calls. */
  const queue = new Set<() => void>();
  let silentUntil = 0;
  let timer: NodeJS.Timeout | undefined;

  const windowOf = (channel: string, action: Action): Window => {
    const key = `${action} ${channel}`;
    const known = channels.get(key);
    if (known !== undefined) return known;
    const window = new Window(PER_CHANNEL, CHANNEL_WINDOW_MS, now);
    channels.set(key, window);
    return window;
  };

  const release = () => {
    clearTimeout(timer);
    timer = undefined;
    for (const begin of queue) {
      if (now() < silentUntil || everything.room() <= 0) break;
      queue.delete(begin);
      everything.begin();
      begin();
    }
    if (queue.size > 0) timer = setTimeout(release, Math.max(silentUntil - now(), everything.waitMs()));
  };

  const granted = (signal: AbortSignal | undefined): Promise<void> =>
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
      release();
    });

  const turn = async <T>(send: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    await granted(signal);
    try {
      return await send();
    } finally {
      everything.end();
      release();
    }
  };

  return {
    turn,
    room: (channel, action) => windowOf(channel, action).room(),
    waitMs(channel, action) {
      const window = windowOf(channel, action);
      return window.room() > 0 ? 0 : window.waitMs();
    },
    async inTurn(channel, action, send, signal) {
      const window = windowOf(channel, action);
      // Another call can take the room first: then this one waits again.
      while (window.room() <= 0) await sleep(window.waitMs(), undefined, signal && { signal });
      window.begin();
      try {
        return await turn(send, signal);
      } finally {
        window.end();
      }
    },
    wasSent(channel, msAgo) {
      // A clock that was set back since says that it was in the future.
      const at = now() - Math.max(0, msAgo);
      for (const action of ['post', 'edit'] as const) windowOf(channel, action).ended(at);
    },
    pause(ms) {
      silentUntil = Math.max(silentUntil, now() + ms);
    },
    reserve(requests) {
      const places = Array.from({ length: Math.min(requests, perSecond - 1) });
      for (const _ of places) everything.begin();
      return () => {
        for (const _ of places) everything.end();
        release();
      };
    },
  };
}

/**
 * At most so many requests in so long. Discord counts a request at some moment before it answers, so one occupies its
 * place until a whole window after its answer: however late requests and answers come, the limit is never met.
 */
class Window {
  readonly #limit: number;
  readonly #lengthMs: number;
  readonly #now: () => number;
  #underWay = 0;
  /** Moments of answers, oldest first. */
  #answered: number[] = [];

  constructor(limit: number, lengthMs: number, now: () => number) {
    this.#limit = limit;
    this.#lengthMs = lengthMs;
    this.#now = now;
  }

  room(): number {
    const since = this.#now() - this.#lengthMs;
    if ((this.#answered[0] ?? since) < since) this.#answered = this.#answered.filter((at) => at >= since);
    return this.#limit - this.#underWay - this.#answered.length;
  }

  /** How long until there can be room; while everything is under way, a moment. */
  waitMs(): number {
    const [oldest] = this.#answered;
    return oldest === undefined ? 25 : Math.max(1, Math.ceil(oldest + this.#lengthMs - this.#now()) + 1);
  }

  begin(): void {
    this.#underWay += 1;
  }

  end(): void {
    this.#underWay -= 1;
    this.ended(this.#now());
  }

  ended(at: number): void {
    this.#answered.push(at);
    this.#answered.sort((a, b) => a - b);
  }
}
