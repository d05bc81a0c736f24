import { afterEach, beforeEach, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import type { Store } from '../../src/store/index.ts';
import { NOW } from '../support/fan-out-fixtures.ts';
import { openTestStore } from '../support/test-store.ts';

let store: Store;
let item: number;
beforeEach(async () => {
  store = await openTestStore();
  const haul = (await store.hauls.create(seeded.ada, {}, NOW)) ?? 0;
  const added = await store.haulItems.add(seeded.ada, haul, [{ product: 'weidian:1', quantity: 2 }], NOW);
  item = added?.ids[0] ?? 0;
});
afterEach(() => store.close());

const quantity = async () => (await store.haulItems.get(seeded.ada, item))?.quantity;

it('pieces that are added at once are all counted', async () => {
  const { haulItems } = store;
  await Promise.all([1, 1, 1, -1, 1].map((pieces) => haulItems.addPieces(seeded.ada, item, pieces, NOW)));
  expect(await quantity()).toBe(5);
});

it('a quantity stays between 1 and 99', async () => {
  expect(await store.haulItems.addPieces(seeded.ada, item, -5, NOW)).toBe(item);
  expect(await quantity()).toBe(1);
  await store.haulItems.addPieces(seeded.ada, item, 500, NOW);
  expect(await quantity()).toBe(99);
});

it('adding pieces changes nobody else’s item, and marks the haul as changed', async () => {
  expect(await store.haulItems.addPieces(seeded.mo, item, 1, NOW)).toBeUndefined();
  expect(await quantity()).toBe(2);
  await store.haulItems.addPieces(seeded.ada, item, 1, NOW + 5);
  expect((await store.hauls.current(seeded.ada))?.changedAt).toBe(NOW + 5);
});
