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

async function enqueueUpdate(status: string): Promise<void> {
  const now = Date.now();
  const scan = { date: '2026-11-20', hour: '10:00', status, location: '', country: '' };
  const event = { kind: 'any', source: 'webhook', createdAt: now, receivedAt: now, body: '{}' } as const;
  await store.ingest.record([{ ...event, digest: status, updates: [scanUpdate('LP100000CN', scan)] }]);
}

it('pages of pending deliveries list the destinations that are not suspended, oldest delivery first', async () => {
  const ids: number[] = [];
  for (let serial = 0; serial < 4; serial += 1) ids.push(await addAlertChannel(store, `${serial}`));
  const [first = 0, second = 0, third = 0, fourth = 0] = ids;
  for (const status of ['one', 'two']) await enqueueUpdate(status);
  await store.destinations.suspend(second, 'forbidden', Date.now());
  const [head] = await store.deliveries.pending(first, 1);
  await store.deliveries.posted(first, [head?.id ?? 0], 'message 1', Date.now());

  const one = await store.deliveries.page(0, 3);
  expect(one.destinationIds).toEqual([third, fourth]);
  const two = await store.deliveries.page(one.next ?? 0, 3);
  expect(two.destinationIds).toEqual([first, third]);
  const three = await store.deliveries.page(two.next ?? 0, 3);
  expect(three.destinationIds).toEqual([fourth]);
  expect(three.next).toBeNull();
});

it('filterPending returns the deliveries that are still pending', async () => {
  const destinationId = await addAlertChannel(store, '1');
  for (const status of ['one', 'two', 'three']) await enqueueUpdate(status);
  const ids = (await store.deliveries.pending(destinationId, 10)).map(({ id }) => id);
  await store.deliveries.posted(destinationId, ids.slice(0, 1), 'message 1', 1);
  await store.deliveries.failed(ids.slice(1, 2), 'refused', 1);
  expect(await store.deliveries.filterPending([...ids, 4_711])).toEqual(ids.slice(2));
});

it('what a former owner writes late changes nothing that another process has assigned or posted', async () => {
  const destinationId = await addAlertChannel(store, '1');
  for (const status of ['one', 'two', 'three']) await enqueueUpdate(status);
  const ids = (await store.deliveries.pending(destinationId, 10)).map(({ id }) => id);
  const [one = 0, two = 0, three = 0] = ids;
  expect(await store.deliveries.setBatchKey([one], 'of the new owner', [null])).toBe(1);
  // A part of a message would be out of order.
  expect(await store.deliveries.setBatchKey([one, two], 'late', [null])).toBe(0);
  expect(await store.deliveries.pending(destinationId, 10)).toMatchObject([
    { id: one, batchKey: 'of the new owner' },
    { id: two, batchKey: null },
    { batchKey: null },
  ]);
  expect(await store.deliveries.setBatchKey([two], 'late', [null])).toBe(1);
  // A repetition after a lost answer counts as well.
  expect(await store.deliveries.setBatchKey([two], 'late', [null])).toBe(1);
  await store.deliveries.posted(destinationId, [one], 'message 1', 1);
  await store.deliveries.posted(destinationId, [one], 'message 2', 2);
  await store.deliveries.failed([one], 'refused', 3);
  expect(await store.deliveries.setBatchKey([one], 'later', ['of the new owner'])).toBe(0);
  expect(await store.deliveries.setBatchKey([one, three], 'later', ['of the new owner', null])).toBe(0);
  // One that was withdrawn is in no message, so nothing comes out of order without it.
  await store.deliveries.failed([two], 'refused', 4);
  expect(await store.deliveries.setBatchKey([two, three], 'later', [null])).toBe(1);
  expect(await store.deliveries.postedIn(destinationId, 'message 1')).toMatchObject([
    { id: one, batchKey: 'of the new owner' },
  ]);
});

it('pages contain only destinations of the partitions asked for', async () => {
  const ids: number[] = [];
  for (let serial = 0; serial < 3; serial += 1) ids.push(await addAlertChannel(store, `${serial}`));
  const [first = 0, , third = 0] = ids;
  for (const status of ['one', 'two']) await enqueueUpdate(status);
  const partitions = [third, first].map((id) => id % 64);
  expect(await store.deliveries.page(0, 3, partitions)).toMatchObject({ destinationIds: [first, third] });
  expect(await store.deliveries.page(0, 3, [])).toEqual({ destinationIds: [], next: null });
});
