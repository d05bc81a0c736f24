import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestIngest, incomingEvent, recordNothing, untilTimerIsSet } from './ingest-harness.ts';

const BUSY = new Error('database is locked');

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => void vi.useRealTimers());

it('stores an event at the fifth attempt, after 50, 150, 450 and 900 ms', async () => {
  const record = vi.fn(recordNothing);
  for (let time = 0; time < 4; time += 1) record.mockRejectedValueOnce(BUSY);
  const { ingest } = createTestIngest(record);
  const ingested = ingest(incomingEvent('a'));
  for (const [index, delay] of [50, 150, 450, 900].entries()) {
    await untilTimerIsSet();
    await vi.advanceTimersByTimeAsync(delay - 1);
    expect(record).toHaveBeenCalledTimes(index + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(record).toHaveBeenCalledTimes(index + 2);
  }
  expect(await ingested).toMatchObject({ eventId: 0 });
});

it('rejects all events of a transaction after the fifth attempt, and stores the next event', async () => {
  const record = vi.fn(recordNothing);
  for (let time = 0; time < 5; time += 1) record.mockRejectedValueOnce(BUSY);
  const { ingest, enqueued } = createTestIngest(record);
  const refused = Promise.allSettled([ingest(incomingEvent('a')), ingest(incomingEvent('b'))]);
  await untilTimerIsSet();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await refused).toEqual([
    { status: 'rejected', reason: BUSY },
    { status: 'rejected', reason: BUSY },
  ]);
  expect(record).toHaveBeenCalledTimes(5);
  expect(enqueued).toEqual([]);
  expect(await ingest(incomingEvent('c'))).toMatchObject({ eventId: 0 });
});
