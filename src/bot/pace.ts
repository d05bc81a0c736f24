import { LRUCache } from 'lru-cache';

/** Discord refuses more than 50 requests a second; a little less, evenly spaced, never meets that limit. */
const PER_SECOND = 47.8;
/** What a late timer may catch up on. */
const BURST = 2;
/** Messages and edits are counted apart, each 5 in 5 s a channel (seen in Discord's headers, not documented). */
const PER_CHANNEL = 5;
const CHANNEL_WINDOW_MS = 5_150;
const CHANNELS_REMEMBERED = 50_000;

export type Action = 'post' | 'edit';

/** Keeps what the bot sends by itself below Discord's limits, so that no 429 is ever provoked. */
export interface Pace {
  /** Messages that a channel takes right now. */
  room(channel: string, action: Action): number;
  /** Resolves when the channel takes another one, without taking a turn. */
  ready(channel: string, action: Action): Promise<void>;
  /** Resolves when the channel and the bot as a whole may send once more; whoever asked first goes first. */
  turn(channel: string, action: Action): Promise<void>;
  /** Nobody gets a turn for so long: Discord asked for silence. */
  pause(ms: number): void;
}

/** @param now milliseconds, monotonic */
export function createPace(now: () => number = () => performance.now()): Pace {
  const sent = new LRUCache<string, number[]>({ max: CHANNELS_REMEMBERED });
  const queue: (() => void)[] = [];
  let tokens = BURST;
  let refilledAt = now();
  let timer: NodeJS.Timeout | undefined;

  const release = () => {
    timer = undefined;
    const at = now();
    if (at > refilledAt) {
      tokens = Math.min(BURST, tokens + ((at - refilledAt) / 1_000) * PER_SECOND);
      refilledAt = at;
    }
    while (tokens >= 1) {
      const next = queue.shift();
      if (next === undefined) return;
      tokens -= 1;
      next();
    }
    const waitMs = Math.max(refilledAt - at, 0) + ((1 - tokens) * 1_000) / PER_SECOND;
    if (queue.length > 0) timer = setTimeout(release, Math.ceil(waitMs));
  };

  const recent = (channel: string, action: Action) => {
    const since = now() - CHANNEL_WINDOW_MS;
    return (sent.get(`${action} ${channel}`) ?? []).filter((at) => at > since);
  };

  const ready = async (channel: string, action: Action) => {
    for (;;) {
      const [oldest, ...others] = recent(channel, action);
      if (oldest === undefined || others.length + 1 < PER_CHANNEL) return;
      await new Promise((resolve) => setTimeout(resolve, Math.ceil(oldest + CHANNEL_WINDOW_MS - now())));
    }
  };

  return {
    room: (channel, action) => PER_CHANNEL - recent(channel, action).length,
    ready,
    async turn(channel, action) {
      await ready(channel, action);
      await new Promise<void>((resolve) => {
        queue.push(resolve);
        if (timer === undefined) release();
      });
      sent.set(`${action} ${channel}`, [...recent(channel, action), now()]);
    },
    pause(ms) {
      tokens = 0;
      refilledAt = Math.max(refilledAt, now() + ms);
    },
  };
}
