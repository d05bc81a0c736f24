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

describe('after a person’s data has been deleted', () => {
  it('a parcel that nobody else follows is gone, with an alert about it that waits for a channel', async () => {
    const now = Date.now();
    await followIn(store, seeded.general, NUMBER);
    const [follow] = await store.follows.list(seeded.ada, 'parcel');
    const topicId = follow?.topicId ?? 0;
    const scan = { date: '2026-11-20', hour: '10:00', status: 'one', location: '', country: '' };
    const times = { createdAt: now, receivedAt: now };
    const arrival = {
      digest: 'a',
      kind: 'tracking.updated',
      source: 'webhook',
      body: '{}',
      ...times,
    } as const;
    await store.arrivals.record([{ ...arrival, news: [scanNews(NUMBER, scan)] }]);

    await store.personal.delete(seeded.ada);
    expect((await store.deliveries.backlog()).waiting).toBe(0);
    expect(await store.topics.get(topicId)).toBeUndefined();
  });
});
