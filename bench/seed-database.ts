import { seeded } from '../sandbox/seed.ts';
import { scanUpdate } from '../src/alerts/updates.ts';
import { createLog } from '../src/process/log.ts';
import type { Store } from '../src/store/index.ts';
import { openStoreAtStart } from '../src/store/open-at-start.ts';

/**
 * Opens a database as the bot does.
 * @param address `postgres://…`, or the path of an SQLite file
 */
export const openStore = (address: string): Promise<Store> =>
  openStoreAtStart(address, () => [], createLog('silent'));

/** Stores channels as alert channels for all parcel events, before the bot opens the database. */
export async function storeAlertChannels(address: string, channelIds: readonly string[]): Promise<void> {
  const store = await openStore(address);
  for (const discordId of channelIds) {
    const destinationId = await upsertChannel(store, discordId);
    const event = { event: 'tracking', roleId: null, mask: true, addedBy: seeded.ada } as const;
    await store.alertChannels.add({ destinationId, guildId: seeded.haulClub, ...event }, Date.now());
  }
  await store.close();
}

/** Stores parcels, each followed in one channel with a baseline, so that the next scan is an update. */
export async function storeFollows(
  address: string,
  follows: readonly { readonly channelId: string; readonly trackingNumber: string }[],
): Promise<void> {
  const store = await openStore(address);
  const before = Date.now() - 60_000;
  for (const { channelId, trackingNumber } of follows) {
    const destinationId = await upsertChannel(store, channelId);
    const topicId = await store.topics.upsert({ kind: 'parcel', key: trackingNumber }, before);
    await store.follows.add({ topicId, destinationId, userId: seeded.ada }, Number.POSITIVE_INFINITY, before);
    await store.follows.setBaseline(topicId, before);
    const scan = {
      date: '2026-01-01',
      hour: '10:00',
      status: 'Picked up',
      location: 'Guangzhou',
      country: 'CN',
    };
    await store.updates.upsert(topicId, [scanUpdate(trackingNumber, scan)], before);
  }
  await store.close();
}

function upsertChannel(store: Store, discordId: string): Promise<number> {
  return store.destinations.upsert({ kind: 'channel', discordId, guildId: seeded.haulClub, locale: 'en-US' });
}
