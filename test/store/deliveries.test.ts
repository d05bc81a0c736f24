import { afterEach, beforeEach, expect, it } from 'vitest';
import { scanNews } from '../../src/alerts/news.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import { addAlertChannel } from '../support/alerting-store.ts';

let store: Store;
beforeEach(() => {
  store = openStore(':memory:', () => 'all');
});
afterEach(() => store.close());

async function announce(status: string): Promise<void> {
  const now = Date.now();
  const scan = { date: '2026-11-20', hour: '10:00', status, location: '', country: '' };
  const event = { kind: 'any', source: 'webhook', createdAt: now, receivedAt: now, body: '{}' } as const;
  await store.arrivals.record([{ ...event, digest: status, news: [scanNews('LP100000CN', scan)] }]);
}

it('pages of waiting deliveries name the places that take posts, oldest delivery first', async () => {
  const ids: number[] = [];
  for (let serial = 0; serial < 4; serial += 1) ids.push(await addAlertChannel(store, `${serial}`));
  const [first = 0, second = 0, third = 0, fourth = 0] = ids;
  for (const status of ['one', 'two']) await announce(status);
  await store.places.setAside(second, 'forbidden', Date.now());
  const [head] = await store.deliveries.waiting(first, 1);
  await store.deliveries.posted(first, [head?.id ?? 0], 'message 1', Date.now());

  const one = await store.deliveries.page(0, 3);
  expect(one.placeIds).toEqual([third, fourth]);
  const two = await store.deliveries.page(one.next ?? 0, 3);
  expect(two.placeIds).toEqual([first, third]);
  const three = await store.deliveries.page(two.next ?? 0, 3);
  expect(three.placeIds).toEqual([fourth]);
  expect(three.next).toBeNull();
});

it('knows which deliveries still wait', async () => {
  const placeId = await addAlertChannel(store, '1');
  for (const status of ['one', 'two', 'three']) await announce(status);
  const ids = (await store.deliveries.waiting(placeId, 10)).map(({ id }) => id);
  await store.deliveries.posted(placeId, ids.slice(0, 1), 'message 1', 1);
  await store.deliveries.failed(ids.slice(1, 2), 'refused', 1);
  expect(await store.deliveries.stillWaiting([...ids, 4_711])).toEqual(ids.slice(2));
});
