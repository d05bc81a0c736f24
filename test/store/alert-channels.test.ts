import { afterEach, beforeEach, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { qcSetUpdate, scanUpdate } from '../../src/alerts/updates.ts';
import type { AlertableUpdate, Store } from '../../src/store/index.ts';
import { addAlertChannel, followIn } from '../support/store-fixtures.ts';
import { openTestStore } from '../support/test-store.ts';

const FOLLOWED = 'LP100000CN';
const PRODUCT = { platform: 'weidian', id: '7212345601' };

let store: Store;
beforeEach(async () => {
  store = await openTestStore(() => 'all');
});
afterEach(() => store.close());

async function enqueueUpdate(digest: string, updates: AlertableUpdate): Promise<void> {
  const now = Date.now();
  const incomingEvent = {
    kind: 'any',
    source: 'webhook',
    createdAt: now,
    receivedAt: now,
    body: '{}',
  } as const;
  await store.ingest.record([{ ...incomingEvent, digest, updates: [updates] }]);
}
const scan = (number: string) =>
  scanUpdate(number, { date: '2026-11-20', hour: '10:00', status: 'one', location: '', country: '' });

it('a removed alert channel keeps only the pending alerts that a follow or its other kind of event asks for', async () => {
  const destinationId = await addAlertChannel(store, seeded.parcels);
  await addAlertChannel(store, seeded.parcels, 'qc');
  const elsewhere = await addAlertChannel(store, seeded.general);
  await followIn(store, seeded.parcels, FOLLOWED);
  await enqueueUpdate('a', scan('LP200000CN'));
  await enqueueUpdate('b', scan(FOLLOWED));
  await enqueueUpdate('c', qcSetUpdate(PRODUCT, { date: '2026-11-20', sku: 'Red', photos: [] }));
  // Pending deliveries stay while a destination is suspended.
  await store.destinations.suspend(destinationId, 'forbidden', Date.now());
  const pending = async (id: number) =>
    (await store.deliveries.pending(id, 10)).map(({ topicKey }) => topicKey);
  expect(await pending(destinationId)).toEqual(['LP200000CN', FOLLOWED, 'weidian:7212345601']);

  const channel = await store.alertChannels.at(destinationId, 'tracking');
  expect(await store.alertChannels.remove('another guild', channel?.id ?? 0)).toBe(false);
  expect(await pending(destinationId)).toHaveLength(3);
  expect(await store.alertChannels.remove(seeded.haulClub, channel?.id ?? 0)).toBe(true);
  expect(await pending(destinationId)).toEqual([FOLLOWED, 'weidian:7212345601']);
  expect(await pending(elsewhere)).toEqual(['LP200000CN', FOLLOWED]);
});

it('a server at its limit of alert channels can update one, and add one after removing another', async () => {
  const add = async (channelId: string, guildId: string, mask = true) => {
    const destinationId = await store.destinations.upsert({
      kind: 'channel',
      discordId: channelId,
      guildId,
      locale: 'en-US',
    });
    const channel = { destinationId, guildId, event: 'tracking', roleId: null, mask, addedBy: '1' } as const;
    return store.alertChannels.add(channel, 1, 2);
  };
  expect(await add('10', 'g1')).toBe('added');
  expect(await add('11', 'g1')).toBe('added');
  expect(await add('12', 'g1')).toBe('too_many');
  expect(await add('20', 'g2')).toBe('added');
  expect(await add('11', 'g1', false)).toBe('updated');
  const [first, second] = await store.alertChannels.list('g1');
  expect(await store.alertChannels.list('g1')).toHaveLength(2);
  expect(second?.mask).toBe(false);
  await store.alertChannels.remove('g1', first?.id ?? 0);
  expect(await add('12', 'g1')).toBe('added');
});

it('a role is set and taken away by its own server only', async () => {
  const destinationId = await addAlertChannel(store, seeded.parcels);
  const channel = async () => store.alertChannels.at(destinationId, 'tracking');
  const id = (await channel())?.id ?? 0;
  await store.alertChannels.setRole('another guild', id, '7');
  expect((await channel())?.roleId).toBeNull();
  await store.alertChannels.setRole(seeded.haulClub, id, '7');
  expect((await channel())?.roleId).toBe('7');
  await store.alertChannels.setRole(seeded.haulClub, id, null);
  expect((await channel())?.roleId).toBeNull();
});
