import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seeded } from '../../../sandbox/seed.ts';
import { createIngest, type Ingest } from '../../../src/alerts/ingest/ingest.ts';
import { scanUpdate } from '../../../src/alerts/updates.ts';
import { type IncomingEvent, type IngestResult, openStore, type Store } from '../../../src/store/index.ts';
import { addAlertChannel } from '../../support/store-fixtures.ts';

type Record = Store['ingest']['record'];

let store: Store;
let onEnqueued: number[][];
beforeEach(() => {
  store = openStore(':memory:', () => 'all');
  onEnqueued = [];
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
});

function incomingEvent(name: string): IncomingEvent {
  const scan = { date: '2026-11-20', hour: '10:00', status: `marker ${name}`, location: '', country: '' };
  return {
    digest: `digest ${name}`,
    kind: 'tracking.updated',
    source: 'webhook',
    createdAt: 1,
    receivedAt: Date.now(),
    body: '{}',
    updates: [scanUpdate('LP00123456784821CN', scan)],
  };
}

/** Over the real store, unless `record` is something else. */
function createTestIngest(record: Record = store.ingest.record): Ingest {
  return createIngest({
    store: { ...store, ingest: { ...store.ingest, record } },
    onEnqueued: (destinationIds) => void onEnqueued.push([...destinationIds]),
  });
}

/** Answers at once, and remembers how many events came together. */
function counting() {
  const sizes: number[] = [];
  const record: Record = async (ingest) => {
    sizes.push(ingest.length);
    return ingest.map((_, index) => ({ duplicate: false, eventId: index, destinationIds: [] }));
  };
  return { sizes, record };
}

function many(ingest: Ingest, count: number): Promise<IngestResult>[] {
  const one = incomingEvent('one of many');
  return Array.from({ length: count }, () => ingest(one));
}

/** Until the code waits, without letting the faked time pass. */
async function untilItWaits(): Promise<void> {
  while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
}

describe('events that arrive together', () => {
  it('share a transaction; each hears of its own, and whoever is owed something is named once', async () => {
    const destinationId = await addAlertChannel(store, seeded.parcels);
    const record = vi.fn<Record>(store.ingest.record);
    const ingest = createTestIngest(record);
    const ingested = await Promise.all(
      [incomingEvent('a'), incomingEvent('b'), incomingEvent('a')].map(ingest),
    );
    expect(ingested).toEqual([
      { duplicate: false, eventId: 1, destinationIds: [destinationId] },
      { duplicate: false, eventId: 2, destinationIds: [destinationId] },
      { duplicate: true, eventId: 1, destinationIds: [] },
    ]);
    expect(record.mock.calls.map(([ingest]) => ingest.length)).toEqual([3]);
    expect(onEnqueued).toEqual([[destinationId]]);
  });

  it('wait for one another no longer than 500 at a time, in order', async () => {
    const { sizes, record } = counting();
    const ingested = await Promise.all(many(createTestIngest(record), 1_001));
    expect(sizes).toEqual([500, 500, 1]);
    expect(ingested.map(({ eventId }) => eventId).slice(498, 502)).toEqual([498, 499, 0, 1]);
  });

  it('of later are taken later: while a transaction is under way, and when none is', async () => {
    const { sizes, record } = counting();
    let finish = () => {};
    const slow = vi.fn<Record>(record).mockImplementationOnce(async (ingest) => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return record(ingest);
    });
    const ingest = createTestIngest(slow);
    const first = ingest(incomingEvent('a'));
    await vi.waitFor(() => expect(slow).toHaveBeenCalled());
    const meanwhile = Promise.all([ingest(incomingEvent('b')), ingest(incomingEvent('c'))]);
    // Long enough for another transaction to begin beside the first, if one did.
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    expect(slow).toHaveBeenCalledTimes(1);
    finish();
    await Promise.all([first, meanwhile]);
    await ingest(incomingEvent('d'));
    expect(sizes).toEqual([1, 2, 1]);
  });

  it('beyond 20,000 are turned away, and none before', async () => {
    const { record } = counting();
    const ingest = createTestIngest(record);
    const all = Promise.allSettled(many(ingest, 20_001));
    const turnedAway = (await all).flatMap((one, index) => (one.status === 'rejected' ? [index] : []));
    expect(turnedAway).toEqual([20_000]);
  });
});

describe('bodies that wait to be stored', () => {
  const MB = 1_000_000;
  /** Three bytes a character, as the text of Chinese carriers is. */
  const large = (name: string): IncomingEvent => ({ ...incomingEvent(name), body: '深'.repeat(MB / 3 + 1) });
  const outcomes = async (all: readonly Promise<IngestResult>[]) =>
    (await Promise.allSettled(all)).map(({ status }) => status);

  it('are at most 64 MB; events beyond that are turned away', async () => {
    const ingest = createTestIngest(counting().record);
    const all = await outcomes([
      ...Array.from({ length: 70 }, (_, index) => ingest(large(`${index}`))),
      ingest({ ...incomingEvent('one more'), body: 'x'.repeat(2 * MB) }),
    ]);
    expect(all.indexOf('rejected')).toBe(63);
    expect(new Set(all.slice(63))).toEqual(new Set(['rejected']));
  });

  it('count until they are stored, not until their transaction begins', async () => {
    let finish = () => {};
    const { record } = counting();
    const slow = vi.fn<Record>(record).mockImplementationOnce(async (ingest) => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return record(ingest);
    });
    const ingest = createTestIngest(slow);
    const first = Array.from({ length: 60 }, (_, index) => ingest(large(`${index}`)));
    await vi.waitFor(() => expect(slow).toHaveBeenCalled());
    const meanwhile = Array.from({ length: 5 }, (_, index) => ingest(large(`later ${index}`)));
    finish();
    expect(await outcomes(first)).not.toContain('rejected');
    expect(await outcomes(meanwhile)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect(await outcomes([ingest(large('afterwards'))])).toEqual(['fulfilled']);
  });

  it('make room again when they could not be stored', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const record = vi.fn<Record>(counting().record);
    for (let time = 0; time < 5; time += 1) record.mockRejectedValueOnce(new Error('database is locked'));
    const ingest = createTestIngest(record);
    const refused = outcomes(Array.from({ length: 60 }, (_, index) => ingest(large(`${index}`))));
    await untilItWaits();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(new Set(await refused)).toEqual(new Set(['rejected']));
    const again = Array.from({ length: 60 }, (_, index) => ingest(large(`again ${index}`)));
    expect(new Set(await outcomes(again))).toEqual(new Set(['fulfilled']));
  });
});

describe('while the database is busy', () => {
  const busy = new Error('database is locked');

  it('an event is tried five times within 1.5 s, and accepted when one of them works', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const record = vi.fn<Record>(counting().record);
    for (let time = 0; time < 4; time += 1) record.mockRejectedValueOnce(busy);
    const accepted = createTestIngest(record)(incomingEvent('a'));
    for (const [index, delay] of [50, 150, 400, 900].entries()) {
      await untilItWaits();
      await vi.advanceTimersByTimeAsync(delay - 1);
      expect(record).toHaveBeenCalledTimes(index + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(record).toHaveBeenCalledTimes(index + 2);
    }
    expect(await accepted).toMatchObject({ eventId: 0 });
  });

  it('all of a transaction are refused after that, and the next one begins anew', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const record = vi.fn<Record>(counting().record);
    for (let time = 0; time < 5; time += 1) record.mockRejectedValueOnce(busy);
    const ingest = createTestIngest(record);
    const refused = Promise.allSettled([ingest(incomingEvent('a')), ingest(incomingEvent('b'))]);
    await untilItWaits();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await refused).toEqual([
      { status: 'rejected', reason: busy },
      { status: 'rejected', reason: busy },
    ]);
    expect(record).toHaveBeenCalledTimes(5);
    expect(onEnqueued).toEqual([]);
    expect(await ingest(incomingEvent('c'))).toMatchObject({ eventId: 0 });
  });
});

it('an event of which the store says nothing is not acknowledged', async () => {
  const ingest = createTestIngest(async () => [{ duplicate: false, eventId: 7, destinationIds: [] }]);
  const [first, second] = await Promise.allSettled([ingest(incomingEvent('a')), ingest(incomingEvent('b'))]);
  expect(first).toMatchObject({ status: 'fulfilled', value: { eventId: 7 } });
  expect(second).toMatchObject({ status: 'rejected' });
});

it('calls back for an event that is new, before destinations hear of it, and not for duplicates', async () => {
  await addAlertChannel(store, seeded.parcels);
  const before: number[] = [];
  const ingest = createTestIngest(store.ingest.record);
  const event = { ...incomingEvent('once'), onNew: () => void before.push(onEnqueued.length) };
  await ingest(event);
  await ingest(event);
  expect(before).toEqual([0]);
  expect(onEnqueued[0]).toHaveLength(1);
});
