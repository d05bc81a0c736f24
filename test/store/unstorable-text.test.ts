import { afterEach, beforeEach, expect, it } from 'vitest';
import { scanUpdate } from '../../src/alerts/updates.ts';
import type { Store } from '../../src/store/index.ts';
import { addAlertChannel } from '../support/store-fixtures.ts';
import { openTestStore } from '../support/test-store.ts';

let store: Store;
beforeEach(async () => {
  store = await openTestStore(() => 'all');
});
afterEach(() => store.close());

const UNUSUAL = [
  'before\0after',
  'before\ud83dafter',
  'before\udc66after',
  'emoji 👍🏽 \\u0000 \\ud800 "quoted"',
];

const eventAbout = (status: string, digest: string) => ({
  ...({ digest, kind: `tracking ${status}`, source: 'webhook', createdAt: 1, receivedAt: 1 } as const),
  body: JSON.stringify({ status }),
  updates: [
    scanUpdate('LP00000000000101CN', {
      date: '2026-11-20',
      hour: '10:00',
      status,
      location: status,
      country: undefined,
    }),
  ],
});

it.each(UNUSUAL)('events with %j are stored with those beside them', async (status) => {
  const destinationId = await addAlertChannel(store, '1');
  const results = await store.ingest.record([eventAbout('usual', 'a'), eventAbout(status, 'b')]);
  expect(results.map(({ destinationIds }) => destinationIds)).toEqual([[destinationId], [destinationId]]);
  expect(await store.deliveries.pending(destinationId, 10)).toHaveLength(2);
});

it.each(UNUSUAL)('titles with %j are stored', async (title) => {
  await store.products.remember({ key: 'WEIDIAN:1', title, image: null }, 1);
  const stored = (await store.products.find(['WEIDIAN:1'])).get('WEIDIAN:1')?.title;
  expect(stored?.slice(0, 6)).toBe(title.slice(0, 6));
});
