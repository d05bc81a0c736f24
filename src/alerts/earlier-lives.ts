import { CHANNEL_WINDOW_MS, type Pace, SECOND_MS } from '../bot/pace.ts';
import type { Store } from '../store/index.ts';
import { channelOf } from './names.ts';

/** Counts what earlier processes may have sent to a channel without recording it. */
export type RestoreLimits = (channel: string) => void;

/**
 * Discord keeps counting across a crash. Recorded messages are known. In addition, each earlier process may have used its
 * whole limit in its last second, and may have sent one message to every channel without recording it.
 * @param now milliseconds since 1970, UTC
 * @param aliveMs how long ago this process began: the one before had ended by then
 * @returns call it before the first message to a channel
 */
export async function heedEarlierLives(
  store: Store,
  pace: Pace,
  now: number,
  aliveMs = process.uptime() * 1_000,
): Promise<RestoreLimits> {
  if (aliveMs < SECOND_MS) pace.pause(SECOND_MS - aliveMs);
  await store.starts.note(now);
  for (const place of await store.deliveries.sentSince(now - CHANNEL_WINDOW_MS)) {
    pace.wasSent(channelOf(place), now - place.at);
  }
  const starts = await store.starts.since(now - CHANNEL_WINDOW_MS);
  const readAt = performance.now();
  const heeded = new Set<string>();
  return (channel) => {
    const passedMs = performance.now() - readAt;
    if (passedMs > CHANNEL_WINDOW_MS) return heeded.clear();
    if (heeded.has(channel)) return;
    heeded.add(channel);
    for (const at of starts) pace.wasSent(channel, now - at + passedMs);
  };
}
