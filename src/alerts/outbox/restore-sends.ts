import { GLOBAL_WINDOW_MS } from '../../discord/posting/global-queue.ts';
import { CHANNEL_WINDOW_MS, type RateLimiter } from '../../discord/posting/rate-limiter.ts';
import { partitionOf } from '../../domain/alerts/partitions.ts';
import { rateLimitKey } from '../sending.ts';
import type { OutboxContext } from './outbox-context.ts';

/**
 * Restores what earlier processes may have sent, after a restart or before this process takes over partitions, because Discord
 * keeps counting. Besides the recorded messages, they may have sent one unrecorded message to every channel, and the oldest pending
 * delivery of every destination. After a restart, the earlier process may also have used the whole limit of its last second; the
 * limit of the whole bot is common to processes that share its destinations.
 * @param partitions null: all
 * @param processUptimeMs how long this process has run: the earlier one had ended before it started
 */
export async function restoreSends(
  { store, rateLimiter, memory, clock }: Pick<OutboxContext, 'store' | 'rateLimiter' | 'memory' | 'clock'>,
  partitions: readonly number[] | null,
  processUptimeMs = process.uptime() * 1_000,
): Promise<void> {
  const now = clock();
  const since = now - CHANNEL_WINDOW_MS;
  if (partitions === null) {
    if (processUptimeMs < GLOBAL_WINDOW_MS) rateLimiter.pause(GLOBAL_WINDOW_MS - processUptimeMs);
    await store.processStarts.add(now);
  }
  for (const post of await store.deliveries.postedSince(since))
    if (partitions?.includes(partitionOf(post.destinationId)) ?? true)
      rateLimiter.recordSent(rateLimitKey(post), now - post.at);
  const moments = partitions === null ? await store.processStarts.since(since) : [now];
  const countIn = countOnce(rateLimiter, now, moments);
  memory.onTakeOver(partitions, { newestId: await store.deliveries.newestId(), countIn });
}

/** Counts messages at these moments for each channel, before its first message. */
function countOnce(
  rateLimiter: RateLimiter,
  now: number,
  moments: readonly number[],
): (channel: string) => void {
  const readAt = performance.now();
  const counted = new Set<string>();
  return (channel) => {
    const passedMs = performance.now() - readAt;
    if (passedMs > CHANNEL_WINDOW_MS) return counted.clear();
    if (counted.has(channel)) return;
    counted.add(channel);
    for (const at of moments) rateLimiter.recordSent(channel, now - at + passedMs);
  };
}
