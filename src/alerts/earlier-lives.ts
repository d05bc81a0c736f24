import { CHANNEL_WINDOW_MS, type Pace, SECOND_MS } from '../bot/pace.ts';
import type { Store } from '../store/index.ts';
import { channelOf } from './names.ts';

/**
 * Discord goes on counting over a crash. What was written down is known; besides, each life that ended may have sent all
 * it was allowed in its last second, and one message that it had no time to write down to every place that is still owed
 * it, or was since sent it again by a later life.
 * @param now milliseconds since 1970, UTC
 * @param aliveMs how long ago this process began: the one before had ended by then
 */
export async function heedEarlierLives(
  store: Store,
  pace: Pace,
  now: number,
  aliveMs = process.uptime() * 1_000,
): Promise<void> {
  if (aliveMs < SECOND_MS) pace.pause(SECOND_MS - aliveMs);
  await store.starts.note(now);
  const unsure = new Set<string>();
  for (const place of await store.deliveries.sentSince(now - CHANNEL_WINDOW_MS)) {
    pace.wasSent(channelOf(place), now - place.at);
    unsure.add(channelOf(place));
  }
  for (const placeId of await store.deliveries.owedPlaces()) {
    const place = await store.places.get(placeId);
    if (place !== undefined) unsure.add(channelOf(place));
  }
  const starts = await store.starts.since(now - CHANNEL_WINDOW_MS);
  for (const channel of unsure) for (const at of starts) pace.wasSent(channel, now - at);
}
