import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { IncomingEvent, Store } from '../../../src/store/index.ts';
import {
  addAlertChannelIn,
  incomingEvent,
  ingestEvent,
  NOW,
  NUMBER,
  scan,
} from '../../support/fan-out-fixtures.ts';
import { openTestStore } from '../../support/test-store.ts';

let store: Store;
beforeEach(async () => {
  store = await openTestStore(() => 'all');
});
afterEach(() => store.close());

const ingest = (event: IncomingEvent) => ingestEvent(store, event);

describe('ingest', () => {
  it('stores an event as it was received, with what it is about', async () => {
    const { eventId } = await ingest(incomingEvent('a'));
    expect(await store.events.show(eventId)).toMatchObject({
      digest: 'a',
      kind: 'tracking.updated',
      source: 'webhook',
      createdAt: NOW - 5,
      receivedAt: NOW,
      body: '{"a":1}',
      about: NUMBER,
    });
    const other = await ingest(incomingEvent('b', { updates: [] }));
    expect(await store.events.show(other.eventId)).toMatchObject({ about: null, deliveries: [] });
  });

  it('reports a repeated event as a duplicate and enqueues nothing for it', async () => {
    const destinationId = await addAlertChannelIn(store, 'g1', '10');
    const first = await ingest(incomingEvent('a'));
    expect(first).toEqual({ duplicate: false, eventId: first.eventId, destinationIds: [destinationId] });
    const repeated = await ingest(incomingEvent('a', { updates: [scan('another')] }));
    expect(repeated).toEqual({ duplicate: true, eventId: first.eventId, destinationIds: [] });
    expect((await store.deliveries.backlog()).pending).toBe(1);
  });

  it('stores all events of a transaction or none', async () => {
    await addAlertChannelIn(store, 'g1', '10');
    const broken = incomingEvent('b', { updates: [{ ...scan('two'), data: null as never }] });
    await expect(store.ingest.record([incomingEvent('a'), broken])).rejects.toThrow(/not.null/i);
    expect(await store.events.list({}, 10)).toEqual([]);
    expect((await store.deliveries.backlog()).pending).toBe(0);
    // The failure does not prevent the other event from being stored later.
    expect((await ingest(incomingEvent('a'))).duplicate).toBe(false);
  });

  it('records on the topic when it had its last new update', async () => {
    await ingest(incomingEvent('a', { updates: [scan('one'), scan('two')] }));
    const topicId = await store.topics.upsert({ kind: 'parcel', key: NUMBER }, NOW);
    expect(await store.topics.get(topicId)).toMatchObject({ lastUpdateAt: NOW, touchedAt: NOW });
    await ingest(incomingEvent('b', { receivedAt: NOW + 7 }));
    expect(await store.topics.get(topicId)).toMatchObject({ lastUpdateAt: NOW });
    await ingest(incomingEvent('c', { receivedAt: NOW + 7, updates: [scan('three')] }));
    expect(await store.topics.get(topicId)).toMatchObject({ lastUpdateAt: NOW + 7, touchedAt: NOW + 7 });
  });
});
