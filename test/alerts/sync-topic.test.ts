import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Ingest } from '../../src/alerts/ingest.ts';
import { createSyncTopic } from '../../src/alerts/sync-topic.ts';
import { scanUpdate } from '../../src/alerts/updates.ts';
import type { Store } from '../../src/store/index.ts';
import { openMemoryStore, upsertChannel } from '../support/store-fixtures.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const NUMBER = 'LP00123456784821CN';

let store: Store;
let topicId: number;
const ingest = vi.fn<Ingest>();

beforeEach(async () => {
  ingest.mockReset();
  store = openMemoryStore();
  topicId = await store.topics.upsert({ kind: 'parcel', key: NUMBER }, NOW);
  const destinationId = await upsertChannel(store, '1200000000000000001');
  await store.follows.add({ topicId, destinationId, userId: '1' }, Number.POSITIVE_INFINITY, NOW);
});
afterEach(() => store.close());

function snapshot(...names: readonly string[]) {
  const scan = { date: '2026-11-20', hour: '10:00', location: '', country: '' };
  return { updates: names.map((status) => scanUpdate(NUMBER, { ...scan, status })), checkedAt: NOW };
}

it('repeats a first sync that failed without any alert', async () => {
  const syncTopic = createSyncTopic({ store, ingest });
  const { updates, checkedAt } = snapshot('one', 'two');
  const broken = updates.map((update, index) => (index === 1 ? { ...update, data: null as never } : update));
  await expect(syncTopic(topicId, { updates: broken, checkedAt })).rejects.toThrow('NOT NULL');
  expect(await store.follows.isSynced(topicId)).toBe(false);
  expect(await store.updates.newest(topicId)).toBeUndefined();

  expect(await syncTopic(topicId, { updates, checkedAt })).toBe(0);
  expect(ingest).not.toHaveBeenCalled();
  expect(await syncTopic(topicId, snapshot('one', 'two', 'three'))).toBe(1);
  expect(ingest).toHaveBeenCalledTimes(1);
});
