import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import SQLite from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { createHousekeeping } from '../../src/alerts/housekeeping.ts';
import { scanUpdate } from '../../src/alerts/updates.ts';
import { createLog } from '../../src/process/log.ts';
import { noMetrics } from '../../src/process/metrics.ts';
import { type IncomingEvent, openStore, type Store } from '../../src/store/index.ts';
import { addAlertChannel } from '../support/store-fixtures.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOW = Date.parse('2026-11-21T12:00:00Z');
const EVENTS = 2_000;
const MAX_ROWS_PER_STEP = 50;

function eventAt(at: number, name: string): IncomingEvent {
  const scan = { date: '2026-10-01', hour: '10:00', status: name, location: '', country: '' };
  return {
    digest: name,
    kind: 'tracking.updated',
    source: 'webhook',
    createdAt: at,
    receivedAt: at,
    body: 'x'.repeat(2_000),
    updates: [scanUpdate('LP00123456784821CN', scan)],
  };
}

/** Stores a recent event, and old ones whose alerts were posted. */
async function fillWithOldRows(store: Store): Promise<void> {
  const destinationId = await addAlertChannel(store, '10');
  await store.ingest.record([eventAt(NOW, 'recent')]);
  await store.ingest.record(
    Array.from({ length: EVENTS }, (_, index) => eventAt(NOW - 31 * DAY_MS, `${index}`)),
  );
  const ids = (await store.deliveries.pending(destinationId, EVENTS + 1)).map(({ id }) => id);
  await store.deliveries.posted(destinationId, ids, 'message', NOW - 31 * DAY_MS);
  store.storage.truncateWal();
}

it('housekeeping deletes 2,000 old events in steps of 50 rows and gives the space back to the disk', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'housekeeping-'));
  const path = join(folder, 'haulmate.db');
  const store = openStore(path, () => 'all');
  let uptimeMs = 0;
  const housekeeping = createHousekeeping({
    store,
    log: createLog('silent'),
    clock: () => NOW + uptimeMs,
    metrics: noMetrics,
    uptime: () => uptimeMs,
  });
  const other = new SQLite(path, { readonly: true });
  onTestFinished(async () => {
    other.close();
    housekeeping.stop();
    await store.close();
    await rm(folder, { recursive: true });
  });

  await fillWithOldRows(store);
  const bytesBefore = (await stat(path)).size;
  const rows = other
    .prepare<[], number>('SELECT (SELECT count(*) FROM events) + (SELECT count(*) FROM deliveries)')
    .pluck();
  const rowsBefore = rows.get() ?? 0;
  expect(rowsBefore).toBeGreaterThan(2 * EVENTS);

  await housekeeping.check();
  uptimeMs = HOUR_MS;
  let isDone = false;
  const checked = housekeeping.check().then(() => {
    isDone = true;
  });
  let left = rowsBefore;
  let mostAtOnce = 0;
  while (!isDone) {
    await yieldToEventLoop();
    const now = rows.get() ?? 0;
    mostAtOnce = Math.max(mostAtOnce, left - now);
    left = now;
  }
  await checked;

  expect(left).toBe(1);
  expect(mostAtOnce).toBeGreaterThan(0);
  expect(mostAtOnce).toBeLessThanOrEqual(MAX_ROWS_PER_STEP);
  expect((await stat(path)).size).toBeLessThan(bytesBefore / 2);
  expect(store.storage.size().walBytes).toBe(0);
});
