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
