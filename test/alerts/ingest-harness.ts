import { onTestFinished, vi } from 'vitest';
import { createIngest, type Ingest } from '../../src/alerts/ingest.ts';
import { scanUpdate } from '../../src/alerts/updates.ts';
import type { IncomingEvent, IngestResult, Store } from '../../src/store/index.ts';
import { openMemoryStore } from '../support/store-fixtures.ts';

export type RecordEvents = Store['ingest']['record'];

/** Group commit over a real store. @param replacement replaces the store's own method */
export function createTestIngest(replacement?: RecordEvents) {
  const store = openMemoryStore(() => 'all');
  onTestFinished(() => store.close());
  const record = vi.fn(replacement ?? store.ingest.record);
  const enqueued: number[][] = [];
  const ingest: Ingest = createIngest({
    store: { ...store, ingest: { ...store.ingest, record } },
    onEnqueued: (destinationIds) => void enqueued.push([...destinationIds]),
  });
  return { store, ingest, enqueued, record };
}

export function incomingEvent(name: string): IncomingEvent {
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

/** Stores nothing. The result's event id is the event's position in its transaction. */
export const recordNothing: RecordEvents = async (events) =>
  events.map((_, index): IngestResult => ({ duplicate: false, eventId: index, destinationIds: [] }));

/** The first transaction takes until `finish` is called. */
export function slowFirstRecord() {
  let finish = () => {};
  const record = vi.fn(recordNothing).mockImplementationOnce(async (events) => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return recordNothing(events);
  });
  return { record, finish: () => finish() };
}

/** Waits until the code under test waits for a timer, while fake timers keep that from ending. */
export async function untilTimerIsSet(): Promise<void> {
  while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
}
