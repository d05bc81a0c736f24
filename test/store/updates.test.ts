import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import type { Store } from '../../src/store/index.ts';
import { NOW, NUMBER, scan } from '../support/fan-out-fixtures.ts';
import { upsertChannel } from '../support/store-fixtures.ts';
import { openTestStore } from '../support/test-store.ts';

let store: Store;
let topicId: number;
beforeEach(async () => {
  store = await openTestStore();
  topicId = await store.topics.upsert({ kind: 'parcel', key: NUMBER }, NOW);
  const destinationId = await upsertChannel(store, seeded.parcels);
  await store.follows.add({ topicId, destinationId, userId: seeded.ada }, Number.POSITIVE_INFINITY, NOW);
});
afterEach(() => store.close());

describe('the history of a topic', () => {
  const at = (index: number) => ({ ...scan(`scan ${index}`), at: index === 0 ? null : NOW + index });
  const all = Array.from({ length: 12 }, (_, index) => at(index));
  const dataOf = (indexes: readonly number[]) => indexes.map((index) => at(index).data);

  it('is read from the newest scan on, up to a limit', async () => {
    await store.updates.upsert(topicId, all, NOW);
    const history = await store.updates.history(topicId, 3);
    expect(history.map(({ data }) => data)).toEqual(dataOf([11, 10, 9]));
  });

  it('has ends, each scan once', async () => {
    await store.updates.upsert(topicId, all, NOW);
    const ends = async (each: number) =>
      (await store.updates.ends([topicId], each)).get(topicId)?.map(({ data }) => data);
    expect(await ends(3)).toEqual(dataOf([11, 10, 9, 2, 1, 0]));
    expect(await ends(7)).toEqual(dataOf([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]));
    expect(await ends(20)).toEqual(dataOf([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]));
  });
});

describe('the sync of a topic', () => {
  it('stores everything the first time and leaves nothing to ingest', async () => {
    expect(await store.updates.sync(topicId, [scan('one'), scan('two')], NOW)).toEqual([]);
    expect(await store.follows.isSynced(topicId)).toBe(true);
    expect(await store.updates.newest(topicId)).toMatchObject({ data: scan('two').data, seenAt: NOW });
  });

  it('leaves later new updates to ingest, in their order, and does not store them', async () => {
    await store.updates.sync(topicId, [scan('one')], NOW);
    const reports = ['one', 'two', 'three'].map((name) => scan(name));
    expect(await store.updates.sync(topicId, reports, NOW + 1)).toEqual(reports.slice(1));
    expect(await store.updates.newest(topicId)).toMatchObject({ data: scan('one').data });
  });

  it('gives stored updates the moments of the new report, so that old ones read as UTC keep their order', async () => {
    const at = (name: string, moment: number) => ({ ...scan(name), at: moment });
    await store.updates.sync(topicId, [at('one', NOW + 8 * 3_600_000)], NOW);
    const [unseen] = await store.updates.sync(topicId, [at('one', NOW), at('two', NOW + 1)], NOW);
    await store.updates.upsert(topicId, unseen === undefined ? [] : [unseen], NOW);
    expect(await store.updates.newest(topicId)).toMatchObject({ data: scan('two').data, at: NOW + 1 });
  });

  it('changes nothing when it fails, so that the next one is still the first', async () => {
    const broken = { ...scan('two'), data: null as never };
    await expect(store.updates.sync(topicId, [scan('one'), broken], NOW)).rejects.toThrow(/not.null/i);
    expect(await store.follows.isSynced(topicId)).toBe(false);
    expect(await store.updates.newest(topicId)).toBeUndefined();
  });
});
