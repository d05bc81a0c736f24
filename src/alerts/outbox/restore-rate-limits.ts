import { GLOBAL_WINDOW_MS } from '../../discord/global-queue.ts';
import { CHANNEL_WINDOW_MS, type RateLimiter } from '../../discord/rate-limiter.ts';
import { partitionOf } from '../../domain/partitions.ts';
import type { Store } from '../../store/index.ts';
import { rateLimitKey } from '../destination-channel.ts';

/** Counts the messages that earlier processes may have sent to a channel without recording them. */
export type RestoreChannelLimit = (channel: string) => void;

/**
 * Restores the rate limits after a restart, because Discord keeps counting. Besides the recorded messages, an earlier
 * process may have used the whole limit of its last second, and may have sent one unrecorded message to every channel.
 * @param now milliseconds since 1970, UTC
 * @param processUptimeMs how long this process has run: the earlier one had ended before it started
 * @returns a function to call before the first message to a channel
 */
export async function restoreRateLimits(
  store: Store,
  rateLimiter: RateLimiter,
  now: number,
  processUptimeMs = process.uptime() * 1_000,
): Promise<RestoreChannelLimit> {
  if (processUptimeMs < GLOBAL_WINDOW_MS) rateLimiter.pause(GLOBAL_WINDOW_MS - processUptimeMs);
  await store.processStarts.add(now);
  for (const destination of await store.deliveries.postedSince(now - CHANNEL_WINDOW_MS)) {
    rateLimiter.recordSent(rateLimitKey(destination), now - destination.at);
  }
  return countOnce(rateLimiter, now, await store.processStarts.since(now - CHANNEL_WINDOW_MS));
}

/**
 * Restores the rate limits of the channels in partitions that this process takes over: what their earlier owner has sent, and one
 * unrecorded message to every channel. The limit of the whole bot is common to all processes.
 * @returns a function to call before the first message to a channel
 */
export async function restoreLimitsOf(
  partitions: readonly number[],
  store: Store,
  rateLimiter: RateLimiter,
  now: number,
): Promise<RestoreChannelLimit> {
  for (const post of await store.deliveries.postedSince(now - CHANNEL_WINDOW_MS))
    if (partitions.includes(partitionOf(post.destinationId)))
      rateLimiter.recordSent(rateLimitKey(post), now - post.at);
  return countOnce(rateLimiter, now, [now]);
}

/** Counts messages at these moments for each channel, before its first message. */
function countOnce(rateLimiter: RateLimiter, now: number, moments: readonly number[]): RestoreChannelLimit {
  const readAt = performance.now();
  const restored = new Set<string>();
  return (channel) => {
    const passedMs = performance.now() - readAt;
    if (passedMs > CHANNEL_WINDOW_MS) return restored.clear();
    if (restored.has(channel)) return;
    restored.add(channel);
    for (const at of moments) rateLimiter.recordSent(channel, now - at + passedMs);
  };
}
