import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/discord/seed.ts';
import { scanNews } from '../../src/alerts/news.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import { followIn } from '../support/alerting-store.ts';

const NUMBER = 'LP00123456784821CN';

let store: Store;
beforeEach(() => {
  store = openStore(':memory:', () => 'all');
});
afterEach(() => store.close());

async function scanned(): Promise<void> {
  const now = Date.now();
  const scan = { date: '2026-11-20', hour: '10:00', status: 'one', location: '', country: '' };
  const arrival = {
    digest: 'a',
    kind: 'tracking.updated',
    source: 'webhook',
    body: '{}',
    createdAt: now,
    receivedAt: now,
  } as const;
  await store.arrivals.record([{ ...arrival, news: [scanNews(NUMBER, scan)] }]);
}

describe('after a person’s data has been deleted', () => {
  it('a parcel that nobody else follows is gone, with an alert about it that waits for a channel', async () => {
    await followIn(store, seeded.general, NUMBER);
    const [follow] = await store.follows.list(seeded.ada, 'parcel');
    const topicId = follow?.topicId ?? 0;
    await scanned();

    await store.personal.delete(seeded.ada);
    expect((await store.deliveries.backlog()).waiting).toBe(0);
    expect(await store.topics.get(topicId)).toBeUndefined();
  });

  it('an alert about a parcel that others follow waits only where they do', async () => {
    await followIn(store, seeded.general, NUMBER);
    const [follow] = await store.follows.list(seeded.ada, 'parcel');
    const topicId = follow?.topicId ?? 0;
    const placeId = await store.places.remember({
      kind: 'user',
      discordId: seeded.mo,
      guildId: null,
      locale: 'en-US',
    });
    await store.follows.add({ topicId, placeId, userId: seeded.mo }, 100, Date.now());
    await store.follows.setBaseline(topicId, Date.now() - 60_000);
    await scanned();
    expect((await store.deliveries.backlog()).waiting).toBe(2);

    await store.personal.delete(seeded.ada);
    expect((await store.deliveries.backlog()).waiting).toBe(1);
    expect((await store.personal.show(seeded.mo)).waiting).toBe(1);
  });
});
