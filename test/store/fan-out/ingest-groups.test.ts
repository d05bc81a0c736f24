import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { qcSetUpdate } from '../../../src/alerts/updates.ts';
import type { AlertableUpdate, Store } from '../../../src/store/index.ts';
import {
  addAlertChannelIn,
  addDestination,
  addFollow,
  incomingEvent,
  NOW,
  scan,
} from '../../support/fan-out-fixtures.ts';
import { openTestStore } from '../../support/test-store.ts';

let store: Store;
beforeEach(async () => {
  store = await openTestStore(() => ['g1']);
});
afterEach(() => store.close());

const OTHER = 'LP00123456784822CN';
const set = (...photos: string[]) =>
  qcSetUpdate({ platform: 'weidian', id: '1' }, { date: '2026-11-20', sku: 'red', photos });

/** What is to be posted at a destination, in its order. */
const pendingAt = async (from: Store, destinationId: number) =>
  (await from.deliveries.pending(destinationId, 100)).map(({ topicKey, data, importance, seenAt }) => ({
    topicKey,
    data,
    importance,
    seenAt,
  }));

describe('events that are stored together', () => {
  it('are duplicates of the first with the same bytes, also if another event was stored with them before', async () => {
    const first = await store.ingest.record([incomingEvent('a')]);
    const results = await store.ingest.record(['b', 'a', 'b'].map((digest) => incomingEvent(digest)));
    expect(results.map(({ duplicate }) => duplicate)).toEqual([false, true, true]);
    expect(results[1]?.eventId).toBe(first[0]?.eventId);
    expect(results[2]?.eventId).toBe(results[0]?.eventId);
  });

  it('name the destinations of each, and are posted in their order', async () => {
    const home = await addAlertChannelIn(store, 'g1', '10');
    const dm = await addFollow(store, await addDestination(store, 'user', '20'), NOW - 1);
    const results = await store.ingest.record([
      incomingEvent('a', { updates: [scan('one', OTHER)] }),
      incomingEvent('b', { updates: [scan('two'), scan('three')] }),
      incomingEvent('c', { updates: [scan('two')] }),
    ]);
    expect(results.map(({ destinationIds }) => [...new Set(destinationIds)].toSorted())).toEqual([
      [home],
      [home, dm].toSorted(),
      [],
    ]);
    const statuses = (await pendingAt(store, home)).map(({ data }) => JSON.parse(data).status);
    expect(statuses).toEqual(['one', 'two', 'three']);
  });

  it('tell followers what a poll found, and home servers what a webhook says of it', async () => {
    const home = await addAlertChannelIn(store, 'g1', '10');
    const dm = await addFollow(store, await addDestination(store, 'user', '20'), NOW - 1);
    const [polled, reported] = await store.ingest.record([
      incomingEvent('a', { source: 'poll' }),
      incomingEvent('b'),
    ]);
    expect([polled?.destinationIds, reported?.destinationIds]).toEqual([[dm], [home]]);
  });

  it('add photos to a set that one of them reported without', async () => {
    const channel = await addAlertChannelIn(store, 'g1', '10', 'qc');
    await store.ingest.record([
      incomingEvent('a', { updates: [set()] }),
      incomingEvent('b', { updates: [set('https://photos.example/1.jpg')] }),
    ]);
    const posted = await pendingAt(store, channel);
    expect(posted.map(({ data }) => JSON.parse(data).photos)).toEqual([['https://photos.example/1.jpg']]);
  });

  it('of a topic that nobody follows any longer are skipped', async () => {
    await addFollow(store, await addDestination(store, 'user', '20'), NOW - 1);
    const followed = await store.topics.upsert({ kind: 'parcel', key: scan('one').topic.key }, NOW);
    const other = await store.topics.upsert({ kind: 'parcel', key: OTHER }, NOW);
    const results = await store.ingest.record([
      incomingEvent('a', { source: 'poll', onlyIfFollowed: other, updates: [scan('one', OTHER)] }),
      incomingEvent('b', { source: 'poll', onlyIfFollowed: followed }),
    ]);
    expect(results.map(({ eventId }) => eventId > 0)).toEqual([false, true]);
    expect((await store.events.list({}, 10)).length).toBe(1);
  });
});

const UPDATES: readonly AlertableUpdate[] = [
  ...['Accepted by carrier', 'Held by customs', 'Delivered', 'Departed from transit hub'].flatMap(
    (status) => [scan(status), scan(status, OTHER)],
  ),
  ...[set(), set('https://photos.example/1.jpg'), set('https://photos.example/2.jpg')],
];
const event = fc.record({
  digest: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  source: fc.constantFrom('webhook' as const, 'poll' as const),
  updates: fc.array(fc.constantFrom(...UPDATES), { maxLength: 3 }),
});

it('events that are stored together have the same effect as one after the other', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 2, maxLength: 8 }), async (changes) => {
      const events = changes.map(({ digest, ...change }, index) =>
        incomingEvent(digest, { ...change, receivedAt: NOW + index }),
      );
      const together = (of: Store) => of.ingest.record(events);
      const apart = async (of: Store) => {
        for (const one of events) await of.ingest.record([one]);
      };
      expect(await effect(together)).toEqual(await effect(apart));
    }),
    { numRuns: 15 },
  );
});

/** Everything that events change, without the ids of rows. */
async function effect(ingest: (store: Store) => Promise<unknown>) {
  const fresh = await openTestStore(() => ['g1']);
  const destinations = [
    await addAlertChannelIn(fresh, 'g1', '10'),
    await addAlertChannelIn(fresh, 'g1', '11', 'qc'),
    await addFollow(fresh, await addDestination(fresh, 'channel', '12', 'g1'), NOW - 1),
    await addFollow(fresh, await addDestination(fresh, 'user', '20'), NOW - 1, OTHER),
  ];
  await ingest(fresh);
  const topics = ['parcel', 'product'] as const;
  const keys = [scan('one').topic.key, OTHER, 'weidian:1'];
  const stored = {
    events: (await fresh.events.list({}, 100)).map(({ about, source, receivedAt }) => ({
      about,
      source,
      receivedAt,
    })),
    topics: await Promise.all(
      topics.flatMap((kind) =>
        keys.map(async (key) => ({ ...(await fresh.topics.find({ kind, key })), id: 0 })),
      ),
    ),
    deliveries: await Promise.all(destinations.map((id) => pendingAt(fresh, id))),
  };
  await fresh.close();
  return stored;
}
