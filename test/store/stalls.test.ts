import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parcelTopic } from '../../src/domain/alerts/topic.ts';
import type { Store } from '../../src/store/index.ts';
import { DAY_MS, NOW, NUMBER, scan } from '../support/fan-out-fixtures.ts';
import { openTestStore } from '../support/test-store.ts';

const LATER = NOW + 100 * DAY_MS;

describe('a parcel whose first scan is expected', () => {
  let store: Store;
  let topicId: number;
  beforeEach(async () => {
    store = await openTestStore();
    topicId = await store.topics.upsert(parcelTopic(NUMBER), NOW);
    await store.stalls.expectFirstScan(topicId, NOW);
  });
  afterEach(() => store.close());

  it('is due some days later, longest overdue first', async () => {
    const other = await store.topics.upsert(parcelTopic('LP20000002CN'), NOW);
    await store.stalls.expectFirstScan(other, NOW - 1);
    const due = await store.stalls.due(LATER, 10);
    expect(due.map(({ id }) => id)).toEqual([other, topicId]);
    expect(await store.stalls.due(LATER, 1)).toHaveLength(1);
    expect(await store.stalls.due((due[1]?.stallAt ?? 0) - 1, 10)).toHaveLength(1);
    expect(await store.stalls.due(NOW, 10)).toEqual([]);
  });

  it('keeps its moment when one more person expects it', async () => {
    const before = await store.topics.get(topicId);
    await store.stalls.expectFirstScan(topicId, NOW + DAY_MS);
    expect(await store.topics.get(topicId)).toEqual(before);
  });

  it('is postponed, unless its moment has changed since', async () => {
    const [due] = await store.stalls.due(LATER, 10);
    if (due === undefined) throw new Error('nothing is due');
    await store.stalls.postpone(due, LATER + 1);
    expect(await store.stalls.due(LATER, 10)).toEqual([]);
    await store.stalls.postpone(due, null);
    expect(await store.stalls.due(LATER + 1, 10)).toMatchObject([{ id: topicId, stallAt: LATER + 1 }]);
  });

  it('does not wait for a first scan once it was scanned', async () => {
    const scanned = await store.topics.upsert(parcelTopic('LP20000002CN'), NOW);
    await store.updates.upsert(scanned, [scan('one', 'LP20000002CN')], NOW);
    const before = await store.topics.get(scanned);
    await store.stalls.expectFirstScan(scanned, NOW);
    expect(await store.topics.get(scanned)).toEqual(before);
  });
});
