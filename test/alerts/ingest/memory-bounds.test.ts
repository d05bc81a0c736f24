import { afterEach, expect, it, vi } from 'vitest';
import type { IncomingEvent, IngestResult } from '../../../src/store/index.ts';
import {
  createTestIngest,
  incomingEvent,
  recordNothing,
  slowFirstRecord,
  untilTimerIsSet,
} from '../ingest-harness.ts';

const MB = 1_000_000;

afterEach(() => void vi.useRealTimers());

/** An event with a body of 1 MB: three bytes a character, like the texts of Chinese carriers. */
function large(name: string): IncomingEvent {
  return { ...incomingEvent(name), body: '深'.repeat(MB / 3 + 1) };
}

async function outcomes(all: readonly Promise<IngestResult>[]) {
  return (await Promise.allSettled(all)).map(({ status }) => status);
}

it('rejects the 20,001st pending event, and accepts the 20,000th', async () => {
  const { ingest } = createTestIngest(recordNothing);
  const event = incomingEvent('one of many');
  const all = await outcomes(Array.from({ length: 20_001 }, () => ingest(event)));
  expect(all.flatMap((outcome, index) => (outcome === 'rejected' ? [index] : []))).toEqual([20_000]);
});

it('rejects events while the pending bodies take 64 MB', async () => {
  const { ingest } = createTestIngest(recordNothing);
  const all = await outcomes([
    ...Array.from({ length: 70 }, (_, index) => ingest(large(`${index}`))),
    ingest({ ...incomingEvent('one more'), body: 'x'.repeat(2 * MB) }),
  ]);
  expect(all.indexOf('rejected')).toBe(63);
  expect(new Set(all.slice(63))).toEqual(new Set(['rejected']));
});

it('counts a body until its transaction has ended', async () => {
  const { record, finish } = slowFirstRecord();
  const { ingest } = createTestIngest(record);
  const first = Array.from({ length: 60 }, (_, index) => ingest(large(`${index}`)));
  await vi.waitFor(() => expect(record).toHaveBeenCalled(), { timeout: 10_000 });
  const second = Array.from({ length: 5 }, (_, index) => ingest(large(`later ${index}`)));
  finish();
  expect(await outcomes(first)).not.toContain('rejected');
  expect(await outcomes(second)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
  expect(await outcomes([ingest(large('afterwards'))])).toEqual(['fulfilled']);
});

it('no longer counts bodies that could not be stored', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const record = vi.fn(recordNothing);
  for (let time = 0; time < 5; time += 1) record.mockRejectedValueOnce(new Error('database is locked'));
  const { ingest } = createTestIngest(record);
  const refused = outcomes(Array.from({ length: 60 }, (_, index) => ingest(large(`${index}`))));
  await untilTimerIsSet();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(new Set(await refused)).toEqual(new Set(['rejected']));
  const again = Array.from({ length: 60 }, (_, index) => ingest(large(`again ${index}`)));
  expect(new Set(await outcomes(again))).toEqual(new Set(['fulfilled']));
});
