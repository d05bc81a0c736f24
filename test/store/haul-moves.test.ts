import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { MAX_HAUL_ITEMS, MAX_HAULS } from '../../src/domain/hauls/limits.ts';
import type { Store } from '../../src/store/index.ts';
import { openTestStore } from '../support/test-store.ts';

const { ada, mo } = seeded;
const items = (count: number, start = 0) =>
  Array.from({ length: count }, (_, index) => ({ product: `weidian:${start + index}`, quantity: 2 }));

let store: Store;
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());

/** @returns the ids of the haul and of its items */
async function haulWith(userId: string, count: number, now: number, start = 0) {
  const haulId = (await store.hauls.create(userId, { items: items(count, start) }, now)) ?? 0;
  const haul = await store.hauls.get(userId, haulId);
  return { haulId, ids: haul?.items.map(({ id }) => id) ?? [] };
}
const sizeOf = async (userId: string, haulId: number) =>
  (await store.hauls.get(userId, haulId))?.items.length;

describe('moving items to another haul', () => {
  it('takes them with their quantity, and makes that haul the current one', async () => {
    const to = await haulWith(ada, 1, 1, 50);
    const from = await haulWith(ada, 3, 2);
    const outcome = await store.haulItems.move(ada, from.ids.slice(1), to.haulId, 3);
    expect(outcome).toMatchObject({ added: 2, already: 0, leftOut: 0 });
    expect(await sizeOf(ada, from.haulId)).toBe(1);
    const current = await store.hauls.current(ada);
    expect(current?.id).toBe(to.haulId);
    expect(current?.items.map(({ product, quantity }) => [product, quantity])).toEqual([
      ['weidian:50', 2],
      ['weidian:1', 2],
      ['weidian:2', 2],
    ]);
  });

  it('says how many pieces an item has no room for', async () => {
    const to = await haulWith(ada, 1, 1);
    const from = await haulWith(ada, 1, 1);
    await store.haulItems.change(ada, to.ids[0] ?? 0, { quantity: 98 }, 2);
    expect(await store.haulItems.move(ada, from.ids, to.haulId, 3)).toMatchObject({
      already: 1,
      cutPieces: 1,
    });
  });

  it('has none of them twice, and adds up their pieces', async () => {
    const to = await haulWith(ada, 1, 1);
    const from = await haulWith(ada, 2, 2);
    const outcome = await store.haulItems.move(ada, from.ids, to.haulId, 3);
    expect(outcome).toMatchObject({ added: 1, already: 1, leftOut: 0 });
    expect(outcome?.ids).toContain(to.ids[0]);
    expect(outcome?.newIds).toHaveLength(1);
    expect(outcome?.newIds).not.toContain(to.ids[0]);
    expect([await sizeOf(ada, to.haulId), await sizeOf(ada, from.haulId)]).toEqual([2, 0]);
    const pieces = (await store.hauls.get(ada, to.haulId))?.items.map(({ quantity }) => quantity);
    expect(pieces?.reduce((sum, quantity) => sum + quantity, 0)).toBe(6);
  });

  it('leaves what doesn’t fit where it is', async () => {
    const to = await haulWith(ada, MAX_HAUL_ITEMS - 1, 1, 500);
    const from = await haulWith(ada, 3, 2);
    expect(await store.haulItems.move(ada, from.ids, to.haulId, 3)).toMatchObject({ added: 1, leftOut: 2 });
    expect([await sizeOf(ada, to.haulId), await sizeOf(ada, from.haulId)]).toEqual([MAX_HAUL_ITEMS, 2]);
  });

  it('changes nothing in a haul that is full', async () => {
    const to = await haulWith(ada, MAX_HAUL_ITEMS, 1, 500);
    const from = await haulWith(ada, 1, 2);
    expect(await store.haulItems.move(ada, from.ids, to.haulId, 3)).toMatchObject({ leftOut: 1, ids: [] });
    expect(await store.haulItems.add(ada, to.haulId, items(1), 3)).toMatchObject({ leftOut: 1 });
    expect((await store.hauls.current(ada))?.id).toBe(from.haulId);
  });

  it('makes one item of the same product from several hauls', async () => {
    const to = await haulWith(ada, 0, 1);
    const [first, second] = [await haulWith(ada, 1, 2), await haulWith(ada, 1, 3)];
    const moved = await store.haulItems.move(ada, [...first.ids, ...second.ids], to.haulId, 4);
    expect(moved).toMatchObject({ added: 1, already: 1, leftOut: 0, ids: [expect.any(Number)] });
    const haul = await store.hauls.get(ada, to.haulId);
    expect(haul?.items).toMatchObject([{ product: 'weidian:0', quantity: 4 }]);
    expect([await sizeOf(ada, first.haulId), await sizeOf(ada, second.haulId)]).toEqual([0, 0]);
  });

  it('is for the owner of both', async () => {
    const to = await haulWith(ada, 1, 1, 50);
    const from = await haulWith(mo, 1, 2);
    expect(await store.haulItems.move(mo, from.ids, to.haulId, 3)).toBeUndefined();
    expect(await store.haulItems.move(ada, from.ids, to.haulId, 3)).toMatchObject({ added: 0, ids: [] });
    expect([await sizeOf(ada, to.haulId), await sizeOf(mo, from.haulId)]).toEqual([1, 1]);
  });
});

describe('the haul that products are added to', () => {
  it('is the open one that was changed last, or a first one', async () => {
    const first = await store.hauls.currentOrNew(ada, 1);
    expect(await store.hauls.currentOrNew(ada, 2)).toBe(first);
    await store.hauls.close(ada, first ?? 0, 3);
    const second = await store.hauls.currentOrNew(ada, 4);
    expect(second).not.toBe(first);
    expect(second).not.toBeNull();
  });

  it('is none for somebody with too many that are all closed', async () => {
    for (let made = 0; made < MAX_HAULS; made += 1) {
      const id = await store.hauls.create(ada, {}, made);
      await store.hauls.close(ada, id ?? 0, made);
    }
    expect(await store.hauls.currentOrNew(ada, 1_000)).toBeNull();
  });
});
