import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Ingest } from '../../src/alerts/ingest/ingest.ts';
import { createSyncTopic } from '../../src/alerts/sync-topic.ts';
import { scanUpdate } from '../../src/alerts/updates.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import { upsertChannel } from '../support/store-fixtures.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const NUMBER = 'LP00123456784821CN';

let store: Store;
let topicId: number;
const ingest = vi.fn<Ingest>();

beforeEach(async () => {
  ingest.mockReset();
  store = openStore(':memory:');
  topicId = await store.topics.upsert({ kind: 'parcel', key: NUMBER }, NOW);
  const destinationId = await upsertChannel(store, '1200000000000000001');
  await store.follows.add({ topicId, destinationId, userId: '1' }, Number.POSITIVE_INFINITY, NOW);
});
afterEach(() => {
  vi.restoreAllMocks();
  return store.close();
});

function snapshot(...names: readonly string[]) {
  const scan = { date: '2026-11-20', hour: '10:00', location: '', country: '' };
  return { updates: names.map((status) => scanUpdate(NUMBER, { ...scan, status })), checkedAt: NOW };
}

it.each(['upsert', 'setBaseline'] as const)(
  'repeats a first sync that failed at %s without alerts',
  async (cut) => {
    const syncTopic = createSyncTopic({ store, ingest });
    const part = cut === 'upsert' ? vi.spyOn(store.updates, cut) : vi.spyOn(store.follows, 'setBaseline');
    part.mockRejectedValueOnce(new Error('the end'));
    await expect(syncTopic(topicId, snapshot('one', 'two'))).rejects.toThrow('the end');
    expect(await syncTopic(topicId, snapshot('one', 'two'))).toBe(0);
    expect(ingest).not.toHaveBeenCalled();
    expect(await syncTopic(topicId, snapshot('one', 'two', 'three'))).toBe(1);
    expect(ingest).toHaveBeenCalledTimes(1);
  },
);
