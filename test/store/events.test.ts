import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EventScope, Store } from '../../src/store/index.ts';
import { addAlertChannelIn, incomingEvent, ingestEvent, NOW, scan } from '../support/fan-out-fixtures.ts';
import { openTestStore } from '../support/test-store.ts';

describe('stored events', () => {
  let store: Store;
  let destinationId: number;
  beforeEach(async () => {
    store = await openTestStore(() => 'all');
    destinationId = await addAlertChannelIn(store, '1', 'channel');
    await ingestEvent(store, incomingEvent('a', { updates: [scan('one'), scan('two')] }));
    await ingestEvent(store, incomingEvent('b', { source: 'poll', receivedAt: NOW + 1, updates: [] }));
    await ingestEvent(store, incomingEvent('c', { kind: 'qc.updated', receivedAt: NOW + 2, updates: [] }));
  });
  afterEach(() => store.close());

  const digests = async (scope: EventScope, limit = 10) => {
    const listed = await store.events.list(scope, limit);
    const shown = await Promise.all(listed.map(({ id }) => store.events.show(id)));
    return shown.map((event) => event?.digest).join('');
  };

  it.each<[string, EventScope, string]>([
    ['all', {}, 'cba'],
    ['by kind', { kind: 'qc.updated' }, 'c'],
    ['by source', { source: 'poll' }, 'b'],
    ['by a moment to begin at', { since: NOW + 1 }, 'cb'],
    ['by a moment to end at', { until: NOW + 1 }, 'ba'],
    ['by no id', { ids: [] }, ''],
    ['by several conditions', { source: 'webhook', until: NOW + 1 }, 'a'],
  ])('are listed newest first, %s', async (_by, scope, expected) => {
    expect(await digests(scope)).toBe(expected);
  });

  it('are listed by id, and no more than the limit', async () => {
    const [newest, middle] = await store.events.list({}, 10);
    expect(await digests({ ids: [newest?.id ?? 0, middle?.id ?? 0] })).toBe('cb');
    expect(await digests({}, 1)).toBe('c');
  });

  it('are shown with their deliveries, which are counted by how they ended', async () => {
    const [one, two] = await store.deliveries.pending(destinationId, 10);
    await store.deliveries.failed([one?.id ?? 0], 'forbidden', NOW + 5);
    const [event] = await store.events.list({ since: NOW, until: NOW }, 1);
    expect(event).toMatchObject({ pending: 1, posted: 0, failed: 1 });
    const where = {
      eventId: event?.id,
      destinationKind: 'channel',
      destinationDiscordId: 'channel',
      messageId: null,
      suspendedAt: null,
      suspensionReason: null,
    };
    expect((await store.events.show(event?.id ?? 0))?.deliveries).toEqual([
      { ...where, status: 'failed', reason: 'forbidden', finishedAt: NOW + 5 },
      { ...where, status: 'pending', reason: null, finishedAt: null },
    ]);
    await store.deliveries.posted(destinationId, [two?.id ?? 0], 'message', NOW + 6);
    expect(await store.events.show(event?.id ?? 0)).toMatchObject({ pending: 0, posted: 1, failed: 1 });
    expect(await store.events.show(99)).toBeUndefined();
  });

  it('are pruned when they are old, in steps, and leave their deliveries', async () => {
    expect(await store.events.newestAt()).toBe(NOW + 2);
    expect(await store.events.prune(NOW + 2, 1)).toBe(1);
    expect(await store.events.prune(NOW + 2, 5)).toBe(1);
    expect(await digests({})).toBe('c');
    expect(await store.deliveries.pending(destinationId, 10)).toHaveLength(2);
    await store.events.prune(NOW + 9, 5);
    expect(await store.events.newestAt()).toBeNull();
  });
});
