import { seeded } from '../../sandbox/seed.ts';
import { scanUpdate } from '../../src/alerts/updates.ts';
import type { Store } from '../../src/store/index.ts';

/** Stores a parcel that somebody received in a country, by default Mo. */
export async function receiveParcel(
  store: Store,
  number: string,
  country: string,
  userId: string = seeded.mo,
): Promise<void> {
  const at = Date.parse('2026-11-20T10:00:00Z');
  const dm = { kind: 'user', discordId: userId, guildId: null, locale: 'en-US' } as const;
  const topicId = await store.topics.upsert({ kind: 'parcel', key: number }, at);
  const destinationId = await store.destinations.upsert(dm);
  await store.follows.add({ topicId, destinationId, userId }, Number.POSITIVE_INFINITY, at);
  const scan = { date: '2026-11-20', hour: '10:00', status: 'Delivered', location: '', country, at };
  await store.updates.upsert(topicId, [scanUpdate(number, scan)], at);
  await store.archive.add(userId, topicId, { days: 9, endedAt: at }, at);
}
