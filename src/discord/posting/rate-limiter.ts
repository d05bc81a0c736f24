import { setTimeout as sleep } from 'node:timers/promises';
import { createLruCache } from '../../process/timing/create-lru-cache.ts';
import { GlobalQueue, type RequestQueue, SlidingWindow } from './global-queue.ts';
import { SharedQueue, type SlotSource } from './shared-queue.ts';

/** Posts and edits are counted separately, each 5 in 5 s per channel (from Discord's headers; undocumented). */
const PER_CHANNEL = 5;
/** A little longer than 5 s. */
export const CHANNEL_WINDOW_MS = 5_050;
/** A channel is tracked for one window after its last message; the bot's limit allows far fewer channels than this. */
const MAX_CHANNELS = 10_000;

type Action = 'post' | 'edit';

/** The key under which a channel's messages are counted. */
export const channelKey = (channelId: string): string => `channel ${channelId}`;

export type RateLimiter = ReturnType<typeof limitChannels>;

/** @param share of the bot's limit for this process @param now milliseconds, monotonic */
export function createRateLimiter(share = 1, now: () => number = () => performance.now()): RateLimiter {
  return limitChannels(new GlobalQueue(share, now), now);
}

/** @param slots from the limit that all processes of the bot share; each channel belongs to one process */
export function createSharedRateLimiter(slots: SlotSource): RateLimiter {
  return limitChannels(new SharedQueue(slots), () => slots.now());
}

/** Keeps the messages that don't answer interactions below Discord's limits, so that the bot never gets a 429. */
function limitChannels(global: RequestQueue, now: () => number) {
  const channels = createLruCache<string, SlidingWindow>(MAX_CHANNELS);

  const channelWindow = (channel: string, action: Action): SlidingWindow => {
    const key = `${action} ${channel}`;
    const window = channels.get(key) ?? new SlidingWindow(PER_CHANNEL, CHANNEL_WINDOW_MS, now);
    channels.set(key, window);
    return window;
  };

  return {
    /** How many messages the channel can take now. */
    remaining: (channel: string, action: Action): number => channelWindow(channel, action).remaining(),
    /** Milliseconds until the channel can take another message; 0: now. */
    waitMs(channel: string, action: Action): number {
      const window = channelWindow(channel, action);
      return window.remaining() > 0 ? 0 : window.waitMs();
    },
    /**
     * Sends when the limits of the channel and of the whole bot allow it, in the order of the calls.
     * @param signal rejects the call if it aborts before the send starts
     * @param prepare called shortly before the send, for slow work: `send` itself should start its request at
     * once
     */
    async schedule<T>(
      channel: string,
      action: Action,
      send: () => Promise<T>,
      signal?: AbortSignal,
      prepare?: () => Promise<void>,
    ): Promise<T> {
      const window = channelWindow(channel, action);
      // Another call can take the slot first, and then this one waits again.
      while (window.remaining() <= 0) await sleep(window.waitMs(), undefined, signal && { signal });
      window.begin();
      try {
        return await global.run(send, signal, prepare);
      } finally {
        window.end();
      }
    },
    /**
     * Sends when the limit of the whole bot allows it, for requests that don't count toward a channel. Never
     * call it from a `send` function, which already holds a slot.
     */
    scheduleGlobal: <T>(send: () => Promise<T>, signal?: AbortSignal): Promise<T> => global.run(send, signal),
    recordSent(channel: string, msAgo: number): void {
      // Negative if the clock was set back since.
      const at = now() - Math.max(0, msAgo);
      for (const action of ['post', 'edit'] as const) channelWindow(channel, action).recordAnswer(at);
    },
    /** Sends nothing for this long, because Discord asked for it. */
    pause: (ms: number): void => global.pause(ms),
    /** Keeps slots free for requests that don't go through here, such as logins. @returns releases the slots */
    reserve: (requests: number): (() => void) => global.reserve(requests),
  };
}
