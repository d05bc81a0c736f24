import { expect, it, vi } from 'vitest';
import { seeded } from '../../../sandbox/seed.ts';
import { addAlertChannel } from '../../support/store-fixtures.ts';
import { createTestIngest, incomingEvent, recordNothing, slowFirstRecord } from '../ingest-harness.ts';

it('stores events that arrive together in one transaction, and names each destination once', async () => {
  const { store, ingest, enqueued, record } = createTestIngest();
  const destinationId = await addAlertChannel(store, seeded.parcels);
  const results = await Promise.all(
    [incomingEvent('a'), incomingEvent('b'), incomingEvent('a')].map((event) => ingest(event)),
  );
  expect(results).toEqual([
    { duplicate: false, eventId: 1, destinationIds: [destinationId] },
    { duplicate: false, eventId: 2, destinationIds: [destinationId] },
    { duplicate: true, eventId: 1, destinationIds: [] },
  ]);
  expect(record.mock.calls.map(([events]) => events.length)).toEqual([3]);
  expect(enqueued).toEqual([[destinationId]]);
});

it('stores at most 200 events per transaction, in the order of their arrival', async () => {
  const record = vi.fn(recordNothing);
  const { ingest } = createTestIngest(record);
  const event = incomingEvent('one of many');
  const results = await Promise.all(Array.from({ length: 401 }, () => ingest(event)));
  expect(record.mock.calls.map(([events]) => events.length)).toEqual([200, 200, 1]);
  expect(results.map(({ eventId }) => eventId).slice(198, 202)).toEqual([198, 199, 0, 1]);
});

it('stores events that arrive during a transaction in the next one', async () => {
  const { record, finish } = slowFirstRecord();
  const { ingest } = createTestIngest(record);
  const first = ingest(incomingEvent('a'));
  await vi.waitFor(() => expect(record).toHaveBeenCalled(), { timeout: 10_000 });
  const second = Promise.all([ingest(incomingEvent('b')), ingest(incomingEvent('c'))]);
  // Long enough for another transaction to begin beside the first, if one did.
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  expect(record).toHaveBeenCalledTimes(1);
  finish();
  await Promise.all([first, second]);
  await ingest(incomingEvent('d'));
  expect(record.mock.calls.map(([events]) => events.length)).toEqual([1, 2, 1]);
});

it('rejects an event for which the store returns no result', async () => {
  const { ingest } = createTestIngest(async () => [{ duplicate: false, eventId: 7, destinationIds: [] }]);
  const [first, second] = await Promise.allSettled([ingest(incomingEvent('a')), ingest(incomingEvent('b'))]);
  expect(first).toMatchObject({ status: 'fulfilled', value: { eventId: 7 } });
  expect(second).toMatchObject({ status: 'rejected' });
});

it('calls onNew for a new event before onEnqueued, and not for a duplicate', async () => {
  const { store, ingest, enqueued } = createTestIngest();
  await addAlertChannel(store, seeded.parcels);
  const enqueuedBefore: number[] = [];
  const event = { ...incomingEvent('once'), onNew: () => void enqueuedBefore.push(enqueued.length) };
  await ingest(event);
  await ingest(event);
  expect(enqueuedBefore).toEqual([0]);
  expect(enqueued[0]).toHaveLength(1);
});
