import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/discord/seed.ts';
import { scanNews } from '../../src/alerts/news.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import { addAlertChannel, followIn } from '../support/alerting-store.ts';

const NUMBER = 'LP00123456784821CN';

let store: Store;
beforeEach(() => {
  store = openStore(':memory:', () => 'all');
});
afterEach(() => store.close());

const scanned = (status: string) =>
  scanNews(NUMBER, { date: '2026-11-20', hour: '10:00', status, location: '', country: '' });

/** Stores one scan, and says which places are owed it. */
async function told(source: 'webhook' | 'poll', digest: string, status: string) {
  const now = Date.now();
  const times = { createdAt: now, receivedAt: now };
  const arrival = { digest, kind: 'tracking.updated', source, body: NUMBER, ...times };
  const [recorded] = await store.arrivals.record([{ ...arrival, news: [scanned(status)] }]);
  return recorded?.placeIds;
}

async function followInDm(userId: string): Promise<number> {
  const place = { kind: 'user', discordId: userId, guildId: null, locale: 'en-US' } as const;
  const placeId = await store.places.remember(place);
  const topicId = await store.topics.remember({ kind: 'parcel', key: NUMBER }, Date.now());
  await store.follows.add({ topicId, placeId, userId }, 100, Date.now());
  await store.follows.setBaseline(topicId, Date.now() - 60_000);
  return topicId;
}

it('as long as home servers are not known, nothing that one of them may be owed is withdrawn', async () => {
  await store.close();
  store = openStore(':memory:', () => 'unknown');
  const channel = await addAlertChannel(store, seeded.parcels);
  await followIn(store, seeded.general, NUMBER);
  expect(await told('webhook', 'a', 'by webhook')).toContain(channel);
  const [follow] = await store.follows.list(seeded.ada, 'parcel');
  await store.follows.remove(seeded.ada, follow?.id ?? 0);
  expect(await store.deliveries.waiting(channel, 10)).toHaveLength(1);
});

describe('after a person’s data has been deleted', () => {
  it('a parcel that nobody else follows is gone, with an alert about it that waits for a channel', async () => {
    await followIn(store, seeded.general, NUMBER);
    const [follow] = await store.follows.list(seeded.ada, 'parcel');
    const topicId = follow?.topicId ?? 0;
    await told('webhook', 'a', 'one');

    await store.personal.delete(seeded.ada);
    expect((await store.deliveries.backlog()).waiting).toBe(0);
    expect(await store.topics.get(topicId)).toBeUndefined();
  });

  it('an alert that the service owes a home server still waits, and is told once', async () => {
    const home = await addAlertChannel(store, seeded.parcels);
    const topicId = await followInDm(seeded.mo);
    expect(await told('webhook', 'a', 'by webhook')).toContain(home);
    await told('poll', 'b', 'by polling');

    await store.personal.delete(seeded.mo);
    expect((await store.deliveries.waiting(home, 10)).map(({ data }) => JSON.parse(data).status)).toEqual([
      'by webhook',
    ]);
    expect(await told('webhook', 'c', 'by webhook')).toEqual([]);
    // What only polling found, and when to ask again, was that person's.
    expect((await store.events.list({}, 10)).map(({ source }) => source)).toEqual(['webhook', 'webhook']);
    expect(await store.news.unknown(topicId, [scanned('by polling')])).toHaveLength(1);
    expect((await store.topics.get(topicId))?.nextPollAt).toBeNull();
  });

  it('nothing is posted where nobody else follows the parcel', async () => {
    const here = await addAlertChannel(store, seeded.parcels);
    await followIn(store, seeded.general, NUMBER);
    await followInDm(seeded.mo);
    expect(await told('poll', 'a', 'by polling')).toHaveLength(3);

    await store.personal.delete(seeded.ada);
    expect(await store.deliveries.waiting(here, 10)).toEqual([]);
    expect((await store.deliveries.backlog()).waiting).toBe(1);
  });
});
