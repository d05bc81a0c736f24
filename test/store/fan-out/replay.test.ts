import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createIngestStore } from '../../../src/store/fan-out/ingest.ts';
import type { Store } from '../../../src/store/index.ts';
import { openDatabase } from '../../../src/store/sqlite/database.ts';
import { createSqliteRunner } from '../../../src/store/sqlite/run-work.ts';
import {
  addAlertChannelIn,
  addDestination,
  addFollow,
  DAY_MS,
  incomingEvent,
  ingestEvent,
  NOW,
  pendingIds,
  scan,
} from '../../support/fan-out-fixtures.ts';
import { openTestStore } from '../../support/test-store.ts';

let store: Store;
beforeEach(async () => {
  store = await openTestStore(() => 'all');
});
afterEach(() => store.close());

const replay = (eventId: number, changed: { again?: boolean; now?: number; dryRun?: boolean } = {}) =>
  store.ingest.replay(eventId, [scan('one'), scan('two')], {
    again: false,
    now: NOW + 9,
    dryRun: false,
    ...changed,
  });
const pendingAt = (destinationId: number) => pendingIds(store, destinationId);

/** An event with two updates, both posted in one alert channel unless the first ones were refused. */
async function postedEvent(refused = 0) {
  const destinationId = await addAlertChannelIn(store, 'g1', '10');
  const event = incomingEvent('a', { updates: [scan('one'), scan('two')] });
  const { eventId } = await ingestEvent(store, event);
  const ids = await pendingAt(destinationId);
  await store.deliveries.setBatchKey(ids, 'batch', [null]);
  await store.deliveries.failed(ids.slice(0, refused), 'refused', NOW);
  await store.deliveries.posted(destinationId, ids.slice(refused), 'message', NOW);
  return { destinationId, eventId, ids };
}

describe('a replay', () => {
  it('enqueues nothing that was posted; with `again`, everything, as if it were new', async () => {
    const { destinationId, eventId, ids } = await postedEvent();
    expect(await replay(eventId)).toEqual([]);
    expect(await pendingAt(destinationId)).toEqual([]);
    // A destination with two deliveries is named once.
    expect(await replay(eventId, { again: true })).toEqual([destinationId]);
    expect(await store.deliveries.pending(destinationId, 10)).toMatchObject(
      ids.map((id) => ({ id, batchKey: null, createdAt: NOW + 9 })),
    );
  });

  it('enqueues failed deliveries again', async () => {
    const { destinationId, eventId, ids } = await postedEvent(1);
    expect(await replay(eventId)).toEqual([destinationId]);
    expect(await pendingAt(destinationId)).toEqual(ids.slice(0, 1));
    const [delivery] = (await store.events.show(eventId))?.deliveries ?? [];
    expect(delivery).toMatchObject({ status: 'pending', reason: null, finishedAt: null });
  });

  it('reaches alert channels that were added later, even after more than 25 days', async () => {
    const { eventId } = await postedEvent();
    const later = await addAlertChannelIn(store, 'g2', '20');
    expect(await replay(eventId, { now: NOW + 26 * DAY_MS })).toEqual([later]);
  });

  it('changes nothing in a dry run', async () => {
    const { destinationId, eventId } = await postedEvent();
    expect(await replay(eventId, { again: true, dryRun: true })).toEqual([destinationId]);
    expect(await pendingAt(destinationId)).toEqual([]);
    // No transaction is left open.
    expect(await replay(eventId, { again: true })).toEqual([destinationId]);
  });

  it('of a polled event reaches only followers', async () => {
    await addAlertChannelIn(store, 'g1', '10');
    const dm = await addFollow(store, await addDestination(store, 'user', '20'), NOW - 1);
    const { eventId } = await ingestEvent(store, incomingEvent('a', { source: 'poll' }));
    const [delivery] = await pendingAt(dm);
    await store.deliveries.failed([delivery ?? 0], 'refused', NOW);
    expect(await replay(eventId, { again: true })).toEqual([dm]);
  });

  it('fails for an event that is not stored, and changes nothing when it fails', async () => {
    const destinationId = await addAlertChannelIn(store, 'g1', '10');
    const { eventId } = await ingestEvent(store, incomingEvent('a', { updates: [] }));
    await expect(replay(4_711)).rejects.toThrow(/foreign key/i);
    const broken = [scan('one'), { ...scan('two'), data: null as never }];
    const options = { again: false, now: NOW, dryRun: false };
    await expect(store.ingest.replay(eventId, broken, options)).rejects.toThrow(/not.null/i);
    expect(await pendingAt(destinationId)).toEqual([]);
    expect(await replay(eventId)).toEqual([destinationId]);
  });

  it('fails with the error of SQLite when the disk is full', async () => {
    const database = openDatabase(':memory:');
    const ingest = createIngestStore(createSqliteRunner(database), () => []);
    await ingest.record([incomingEvent('a', { updates: [] })]);
    database.$client.pragma('max_page_count = 1');
    const large = { ...scan('one'), data: 'x'.repeat(1_000_000) };
    const options = { again: false, now: NOW, dryRun: false };
    await expect(ingest.replay(1, [large], options)).rejects.toThrow('database or disk is full');
    database.$client.close();
  });
});
