import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Store } from '../../src/store/index.ts';
import { addAlertChannelIn, incomingEvent, ingestEvent, NOW, scan } from '../support/fan-out-fixtures.ts';
import { openTestStore } from '../support/test-store.ts';

let store: Store;
beforeEach(async () => {
  store = await openTestStore(() => 'all');
});
afterEach(() => store.close());

const ingest = (name: string, at: number) =>
  ingestEvent(store, incomingEvent(name, { receivedAt: at, updates: [scan(name)] }));

it('is empty without deliveries', async () => {
  expect(await store.deliveries.backlog()).toEqual({ pending: 0, oldestAt: null, held: 0, suspended: {} });
});

it('counts what can be posted, and since when: not what suspended destinations have, and not what is held', async () => {
  const suspended = await addAlertChannelIn(store, '1', 'suspended');
  await ingest('first', NOW);
  await addAlertChannelIn(store, '2', 'open');
  const holding = await addAlertChannelIn(store, '3', 'holding');
  await store.holds.configure(
    holding,
    { quietFrom: 0, quietUntil: 1_439, digestAt: null, timeZone: 'UTC' },
    NOW,
  );
  await ingest('second', NOW + 1);
  await ingest('third', NOW + 2);
  expect(await store.deliveries.backlog()).toMatchObject({ pending: 5, oldestAt: NOW, held: 2 });
  await store.destinations.suspend(suspended, 'forbidden', NOW + 3);
  expect(await store.deliveries.backlog()).toMatchObject({ pending: 2, oldestAt: NOW + 1, held: 2 });
});
