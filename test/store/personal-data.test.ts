import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { scanUpdate } from '../../src/alerts/updates.ts';
import type { Store } from '../../src/store/index.ts';
import { addAlertChannel, followIn } from '../support/store-fixtures.ts';
import { openTestStore } from '../support/test-store.ts';

const NUMBER = 'LP00123456784821CN';

let store: Store;
beforeEach(async () => {
  store = await openTestStore(() => 'all');
});
afterEach(() => store.close());

const scan = (status: string) =>
  scanUpdate(NUMBER, { date: '2026-11-20', hour: '10:00', status, location: '', country: '' });

/** Stores one scan. @returns the destinations it is enqueued for */
async function enqueueUpdate(source: 'webhook' | 'poll', digest: string, status: string) {
  const now = Date.now();
  const times = { createdAt: now, receivedAt: now };
  const incomingEvent = { digest, kind: 'tracking.updated', source, body: NUMBER, ...times };
  const [ingested] = await store.ingest.record([{ ...incomingEvent, updates: [scan(status)] }]);
  return ingested?.destinationIds;
}

async function followInDm(userId: string): Promise<number> {
  const destination = { kind: 'user', discordId: userId, guildId: null, locale: 'en-US' } as const;
  const destinationId = await store.destinations.upsert(destination);
  const topicId = await store.topics.upsert({ kind: 'parcel', key: NUMBER }, Date.now());
  await store.follows.add({ topicId, destinationId, userId }, 100, Date.now());
  await store.follows.setBaseline(topicId, Date.now() - 60_000);
  return topicId;
}

it('withdraws nothing that a home server may receive while home servers are not known', async () => {
  await store.close();
  store = await openTestStore(() => 'unknown');
  const channel = await addAlertChannel(store, seeded.parcels);
  await followIn(store, seeded.general, NUMBER);
  expect(await enqueueUpdate('webhook', 'a', 'by webhook')).toContain(channel);
  const [follow] = await store.follows.list(seeded.ada, 'parcel');
  await store.follows.remove(seeded.ada, follow?.id ?? 0);
  expect(await store.deliveries.pending(channel, 10)).toHaveLength(1);
});

it('how alerts come to a person’s DMs is stored about them once they change it, and can be deleted', async () => {
  await followInDm(seeded.mo);
  const { id = 0 } = (await store.destinations.find('user', seeded.mo)) ?? {};
  expect(await store.personal.show(seeded.mo)).toMatchObject({ settings: false });
  await store.destinations.setOptions(id, { silent: true });
  expect(await store.personal.show(seeded.mo)).toMatchObject({ settings: true });
  await store.personal.delete(seeded.mo);
  expect(await store.personal.show(seeded.mo)).toMatchObject({ settings: false });
});

it('hauls, their items and what was shared of them are stored about a person, and can be deleted', async () => {
  const items = [{ product: 'weidian:1' }, { product: 'weidian:2' }];
  const shared: string[] = [];
  for (const userId of [seeded.ada, seeded.mo]) {
    const id = (await store.hauls.create(userId, { name: 'Spring', items }, Date.now())) ?? 0;
    await store.hauls.create(userId, {}, Date.now());
    await store.hauls.setParcels(userId, id, [NUMBER], Date.now());
    shared.push((await store.sharedHauls.add(userId, id, Date.now()))?.key ?? '');
  }
  const counts = { hauls: 2, haulItems: 2, haulParcels: 1, sharedHauls: 1 };
  expect(await store.personal.show(seeded.ada)).toMatchObject(counts);

  await store.personal.delete(seeded.ada);
  const none = { hauls: 0, haulItems: 0, haulParcels: 0, sharedHauls: 0 };
  expect(await store.personal.show(seeded.ada)).toMatchObject(none);
  expect(await store.hauls.list(seeded.ada)).toEqual([]);
  const kept = await Promise.all(shared.map((key) => store.sharedHauls.get(key)));
  expect(kept.map((one) => one?.name)).toEqual([undefined, 'Spring']);
  expect(await store.personal.show(seeded.mo)).toMatchObject(counts);
});

it('shared posts are forgotten with a person’s data, which says which of them still show the name', async () => {
  const post = (messageId: string, userId: string, isNamed: boolean) =>
    store.sharedPosts.add({ messageId, channelId: seeded.general, userId, isNamed, postedAt: Date.now() });
  await post('11', seeded.ada, true);
  await post('12', seeded.ada, false);
  await post('13', seeded.mo, true);
  await post('13', seeded.ada, true);
  expect(await store.personal.show(seeded.ada)).toMatchObject({ sharedPosts: 2 });
  expect(await store.personal.delete(seeded.ada)).toMatchObject([
    { messageId: '11', channelId: seeded.general, userId: seeded.ada },
  ]);
  expect(await store.personal.show(seeded.ada)).toMatchObject({ sharedPosts: 0 });
  expect(await store.sharedPosts.get('12')).toBeUndefined();
  expect(await store.sharedPosts.get('13')).toMatchObject({ userId: seeded.mo });
});

describe('after a person’s data has been deleted', () => {
  it('a parcel without another follower is gone, with its pending alert for a channel', async () => {
    await followIn(store, seeded.general, NUMBER);
    const [follow] = await store.follows.list(seeded.ada, 'parcel');
    const topicId = follow?.topicId ?? 0;
    await enqueueUpdate('webhook', 'a', 'one');

    await store.personal.delete(seeded.ada);
    expect((await store.deliveries.backlog()).pending).toBe(0);
    expect(await store.topics.get(topicId)).toBeUndefined();
  });

  it('an alert that a webhook caused in a home server is still pending, and is not enqueued twice', async () => {
    const home = await addAlertChannel(store, seeded.parcels);
    const topicId = await followInDm(seeded.mo);
    expect(await enqueueUpdate('webhook', 'a', 'by webhook')).toContain(home);
    await enqueueUpdate('poll', 'b', 'by polling');

    await store.personal.delete(seeded.mo);
    expect((await store.deliveries.pending(home, 10)).map(({ data }) => JSON.parse(data).status)).toEqual([
      'by webhook',
    ]);
    expect(await enqueueUpdate('webhook', 'c', 'by webhook')).toEqual([]);
    // What only a poll found, and the time of the next poll, belonged to that person.
    expect((await store.events.list({}, 10)).map(({ source }) => source)).toEqual(['webhook', 'webhook']);
    expect((await store.updates.newest(topicId))?.data).toContain('by webhook');
    expect((await store.topics.get(topicId))?.nextPollAt).toBeNull();
  });

  it('no alert is pending where nobody else follows the parcel', async () => {
    const here = await addAlertChannel(store, seeded.parcels);
    await followIn(store, seeded.general, NUMBER);
    await followInDm(seeded.mo);
    expect(await enqueueUpdate('poll', 'a', 'by polling')).toHaveLength(3);

    await store.personal.delete(seeded.ada);
    expect(await store.deliveries.pending(here, 10)).toEqual([]);
    expect((await store.deliveries.backlog()).pending).toBe(1);
  });
});
