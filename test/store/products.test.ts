import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../src/store/index.ts';
import { openTestStore } from '../support/test-store.ts';

const DAY_MS = 24 * 60 * 60_000;
const runner = { key: 'weidian:1', title: 'Runner', image: 'https://photos.example/1.jpg' };
const tote = { key: 'taobao:2', title: 'Tote', image: null };

describe('products', () => {
  let store: Store;
  beforeEach(async () => {
    store = await openTestStore();
  });
  afterEach(() => store.close());

  it('are found by key under the title they had last', async () => {
    await store.products.remember(runner, 1);
    await store.products.remember(tote, 1);
    await store.products.remember({ ...runner, title: 'Runner 2.0' }, 2);
    const found = await store.products.find(['weidian:1', 'taobao:2', 'taobao:3', 'weidian:1']);
    expect([...found.values()]).toEqual(expect.arrayContaining([{ ...runner, title: 'Runner 2.0' }, tote]));
    expect(found.size).toBe(2);
    expect(await store.products.find([])).toEqual(new Map());
  });

  it('are listed for the person who looked at them, the last one first', async () => {
    await store.products.remember(runner, 1);
    await store.products.remember(tote, 1);
    await store.products.markSeen('mo', runner.key, 10);
    await store.products.markSeen('mo', tote.key, 11);
    await store.products.markSeen('mo', runner.key, 12);
    await store.products.markSeen('sam', tote.key, 13);
    expect(await store.products.recent('mo')).toEqual([runner, tote]);
    expect(await store.products.recent('sam')).toEqual([tote]);
  });

  it('are listed without those that have no title', async () => {
    await store.products.markSeen('mo', 'weidian:9', 10);
    expect(await store.products.recent('mo')).toEqual([]);
  });

  it('are kept for a person up to the last 25', async () => {
    for (let id = 1; id <= 30; id += 1) {
      await store.products.remember({ ...runner, key: `weidian:${id}` }, 1);
      await store.products.markSeen('mo', `weidian:${id}`, id);
    }
    const recent = await store.products.recent('mo');
    expect(recent.map(({ key }) => key)).toEqual(
      Array.from({ length: 25 }, (_, index) => `weidian:${30 - index}`),
    );
    expect((await store.personal.show('mo')).recentProducts).toBe(25);
  });

  it('are deleted with a person’s data, but stay known', async () => {
    await store.products.remember(runner, 1);
    await store.products.markSeen('mo', runner.key, 1);
    await store.personal.delete('mo');
    expect(await store.products.recent('mo')).toEqual([]);
    expect((await store.products.find([runner.key])).size).toBe(1);
  });

  it('are pruned when nobody has seen them for long, in steps', async () => {
    await store.products.remember(runner, 1);
    await store.products.remember(tote, 1);
    await store.products.markSeen('mo', tote.key, 1);
    await store.products.remember(runner, 10 * DAY_MS);
    expect(await store.products.prune(DAY_MS, 5)).toBe(1);
    expect(await store.products.prune(DAY_MS, 5)).toBe(0);
    expect([...(await store.products.find([runner.key, tote.key])).keys()]).toEqual([runner.key]);
    expect((await store.personal.show('mo')).recentProducts).toBe(0);
  });
});
