import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import type { Store } from '../../src/store/index.ts';
import { NOW, NUMBER } from '../support/fan-out-fixtures.ts';
import { followIn } from '../support/store-fixtures.ts';
import { openTestStore } from '../support/test-store.ts';

let store: Store;
let topicId: number;
beforeEach(async () => {
  store = await openTestStore();
  topicId = await store.topics.upsert({ kind: 'parcel', key: NUMBER }, NOW);
});
afterEach(() => store.close());

describe('the poll schedule of a topic', () => {
  it('counts quiet polls in a row', async () => {
    await followIn(store, seeded.parcels, NUMBER);
    const quietPollsAfter = async (change: 'increment' | 'reset' | 'keep') => {
      await store.topics.schedule(topicId, NOW + 1, change);
      return (await store.topics.get(topicId))?.quietPolls;
    };
    expect(await quietPollsAfter('increment')).toBe(1);
    expect(await quietPollsAfter('increment')).toBe(2);
    expect(await quietPollsAfter('keep')).toBe(2);
    expect(await quietPollsAfter('reset')).toBe(0);
    expect((await store.topics.get(topicId))?.nextPollAt).toBe(NOW + 1);
  });

  it('has no next poll when nobody follows the topic', async () => {
    await store.topics.schedule(topicId, NOW + 1, 'reset');
    expect((await store.topics.get(topicId))?.nextPollAt).toBeNull();
  });
});

describe('polls that are later than any should be', () => {
  const LATE = NOW + 1_000_000;
  const nextPolls = async () =>
    (await store.topics.due(2 * LATE, 10)).map(({ nextPollAt }) => nextPollAt ?? 0);
  beforeEach(async () => {
    await followIn(store, seeded.parcels, NUMBER);
    await store.topics.schedule(topicId, LATE, 'reset');
  });

  it('are pulled back to the given time span, spread over it', async () => {
    await followIn(store, seeded.parcels, 'LP20000002CN');
    const other = await store.topics.upsert({ kind: 'parcel', key: 'LP20000002CN' }, NOW);
    await store.topics.schedule(other, LATE, 'reset');
    await store.topics.pullBack(LATE - 1, NOW, 60_000);
    const pulled = await nextPolls();
    expect(pulled).toHaveLength(2);
    expect(new Set(pulled).size).toBe(2);
    for (const at of pulled) expect(at >= NOW && at < NOW + 60_000).toBe(true);
  });

  it('stay if they are at the limit', async () => {
    await store.topics.pullBack(LATE, NOW, 60_000);
    expect(await nextPolls()).toEqual([LATE]);
  });
});

it('the backlog counts what is polled, what is due, and the first of it', async () => {
  expect(await store.topics.backlog(NOW)).toEqual({ polled: 0, overdue: 0, oldestDueAt: null });
  await followIn(store, seeded.parcels, NUMBER);
  await store.topics.schedule(topicId, NOW, 'reset');
  expect(await store.topics.backlog(NOW - 1)).toEqual({ polled: 1, overdue: 0, oldestDueAt: null });
  expect(await store.topics.backlog(NOW)).toEqual({ polled: 1, overdue: 1, oldestDueAt: NOW });
});
