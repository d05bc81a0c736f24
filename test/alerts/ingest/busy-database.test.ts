import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { IncomingEvent } from '../../../src/store/index.ts';
import {
  createTestIngest,
  incomingEvent,
  recordNothing,
  slowFirstRecord,
  untilTimerIsSet,
} from '../ingest-harness.ts';

const BUSY = new Error('database is locked');

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** What a poll found: nobody waits for an answer, and nobody sends it again. */
const polled = (name: string): IncomingEvent => ({ ...incomingEvent(name), source: 'poll' });

it('stores what a poll found at the fifth attempt, after 50, 150, 450 and 900 ms', async () => {
  const record = vi.fn(recordNothing);
  for (let time = 0; time < 4; time += 1) record.mockRejectedValueOnce(BUSY);
  const { ingest } = createTestIngest(record);
  const ingested = ingest(polled('a'));
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
  const refused = Promise.allSettled([ingest(polled('a')), ingest(polled('b'))]);
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

it('rejects events of webhooks while a transaction takes longer than 900 ms, and stores the next ones', async () => {
  const { record, finish } = slowFirstRecord();
  const { ingest } = createTestIngest(record);
  const first = Promise.allSettled([ingest(incomingEvent('a')), ingest(polled('b'))]);
  await untilTimerIsSet();
  const waiting = Promise.allSettled([ingest(incomingEvent('c'))]);
  await vi.advanceTimersByTimeAsync(899);
  const atLast = ingest(polled('d'));
  await vi.advanceTimersByTimeAsync(1);
  const [late] = await waiting;
  expect(late).toMatchObject({ status: 'rejected' });
  await expect(ingest(incomingEvent('e'))).rejects.toThrow('does not answer in time');

  finish();
  expect((await first).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  await atLast;
  await ingest(incomingEvent('f'));
  // What was not under way when it was rejected is not stored.
  expect(record.mock.calls.map(([events]) => events.map(({ digest }) => digest.slice(-1)))).toEqual([
    ['a', 'b'],
    ['d'],
    ['f'],
  ]);
});

it('no longer counts the bodies of events that it rejected while they waited', async () => {
  const { record, finish } = slowFirstRecord();
  const { ingest } = createTestIngest(record);
  const first = ingest(polled('a'));
  await untilTimerIsSet();
  const large = (name: string) => ({ ...incomingEvent(name), body: 'x'.repeat(60_000_000) });
  const waiting = Promise.allSettled([ingest(large('b'))]);
  await vi.advanceTimersByTimeAsync(900);
  await waiting;
  finish();
  await first;
  await new Promise((resolve) => setImmediate(resolve));
  expect(await ingest(large('c'))).toMatchObject({ duplicate: false });
});
