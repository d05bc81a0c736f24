import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { MAX_HAUL_ITEMS, MAX_QUANTITY } from '../../src/domain/hauls/limits.ts';
import type { NewHaulItem, Store } from '../../src/store/index.ts';
import { NOW } from '../support/fan-out-fixtures.ts';
import { openTestStore } from '../support/test-store.ts';

const { ada } = seeded;
const TOTE = { product: 'weidian:7240011893' };
const CAP = { product: 'weidian:7240011901' };
const NAVY = { ...TOTE, variant: 'abc123', variantName: 'Navy, M' };
const OLIVE = { ...TOTE, variant: 'def456', variantName: 'Olive, M' };

let store: Store;
let haulId: number;
beforeEach(async () => {
  store = await openTestStore();
  haulId = (await store.hauls.create(ada, {}, NOW)) ?? 0;
});
afterEach(() => store.close());

const add = (...items: NewHaulItem[]) => store.haulItems.add(ada, haulId, items, NOW);
const items = async () => (await store.hauls.get(ada, haulId))?.items ?? [];
/** Each variant and its quantity, in order. */
const listed = async () => (await items()).map(({ variant, quantity }) => [variant, quantity]);
const many = (count: number, from = 0): NewHaulItem[] =>
  Array.from({ length: count }, (_, index) => ({ product: `weidian:${from + index}` }));

describe('adding to a haul', () => {
  it('keeps the order, and names the items in the order in which they were given', async () => {
    const first = await add(CAP, NAVY);
    const second = await add(TOTE, CAP);
    expect(first).toMatchObject({ added: 2, already: 0, leftOut: 0 });
    const ids = (await items()).map(({ id }) => id);
    expect((await items()).map(({ product }) => product)).toEqual(
      [CAP, NAVY, TOTE].map((one) => one.product),
    );
    expect(first?.ids).toEqual(ids.slice(0, 2));
    expect(second).toEqual({
      ...{ added: 1, already: 1, leftOut: 0, cutPieces: 0, isClosed: false },
      ...{ ids: [ids[2], ids[0]], newIds: [ids[2]] },
    });
  });

  it('leaves what it has already as it is', async () => {
    await add({ ...NAVY, quantity: 2 });
    const again = await add({ ...NAVY, quantity: 7, variantName: 'Another name' }, NAVY);
    expect(again).toMatchObject({ added: 0, already: 2, ids: [expect.any(Number)] });
    expect(await items()).toMatchObject([{ ...NAVY, quantity: 2 }]);
  });

  it('takes several variants of a product', async () => {
    expect(await add(TOTE, NAVY, OLIVE)).toMatchObject({ added: 3, already: 0 });
  });

  it('takes from 1 to 99 pieces of each', async () => {
    await add({ ...TOTE, quantity: -4 }, { ...NAVY, quantity: 1e9 }, { ...OLIVE, quantity: MAX_QUANTITY });
    expect(await listed()).toEqual([
      ['', 1],
      [NAVY.variant, MAX_QUANTITY],
      [OLIVE.variant, MAX_QUANTITY],
    ]);
  });

  it('leaves out what it has no room for, but still knows what it has', async () => {
    await add(...many(MAX_HAUL_ITEMS - 1));
    const last = await add(...many(3, MAX_HAUL_ITEMS - 2));
    expect(last).toMatchObject({ added: 1, already: 1, leftOut: 1 });
    expect(await add(...many(2, MAX_HAUL_ITEMS - 1))).toMatchObject({ added: 0, already: 1, leftOut: 1 });
    expect(await items()).toHaveLength(MAX_HAUL_ITEMS);
  });

  it('stays within the limit, and takes nothing twice, when several add at the same time', async () => {
    await add(...many(MAX_HAUL_ITEMS - 5));
    const outcomes = await Promise.all([1, 2, 3].map(() => add(...many(4, 1_000), ...many(4, 2_000))));
    const sum = (of: 'added' | 'already' | 'leftOut') =>
      outcomes.reduce((total, outcome) => total + (outcome?.[of] ?? 0), 0);
    expect([sum('added'), sum('already'), sum('leftOut')]).toEqual([5, 10, 9]);
    expect(await items()).toHaveLength(MAX_HAUL_ITEMS);
  });

  it('keeps to the limit when a haul is created with items', async () => {
    const id = (await store.hauls.create(ada, { items: many(MAX_HAUL_ITEMS + 20) }, NOW)) ?? 0;
    expect((await store.hauls.get(ada, id))?.items).toHaveLength(MAX_HAUL_ITEMS);
  });
});

describe('changing an item', () => {
  it('sets its quantity within the limit, and its variant', async () => {
    const [id = 0] = (await add(TOTE))?.ids ?? [];
    expect(await store.haulItems.change(ada, id, { quantity: 500 }, NOW)).toBe(id);
    expect(await store.haulItems.get(ada, id)).toMatchObject({ quantity: MAX_QUANTITY, variant: '', haulId });
    const { variant, variantName } = NAVY;
    expect(await store.haulItems.change(ada, id, { variant, variantName, quantity: 0 }, NOW)).toBe(id);
    expect(await store.haulItems.get(ada, id)).toMatchObject({ ...NAVY, quantity: 1 });
  });

  it('makes one item of two of the same variant, in its own place, with the pieces of both', async () => {
    const [navy = 0, , olive = 0] =
      (await add({ ...NAVY, quantity: 2 }, CAP, { ...OLIVE, quantity: 3 }))?.ids ?? [];
    const { variant, variantName } = OLIVE;
    expect(await store.haulItems.change(ada, navy, { variant, variantName }, NOW)).toBe(navy);
    expect(await items()).toMatchObject([{ ...OLIVE, id: navy, quantity: 5 }, CAP]);
    expect(await store.haulItems.get(ada, olive)).toBeUndefined();
  });

  it('keeps to the limit when two become one', async () => {
    const [navy = 0] = (await add({ ...NAVY, quantity: 60 }, { ...OLIVE, quantity: 60 }))?.ids ?? [];
    await store.haulItems.change(ada, navy, { variant: OLIVE.variant }, NOW);
    expect(await listed()).toEqual([[OLIVE.variant, MAX_QUANTITY]]);
  });

  it('does not touch the same product in another haul', async () => {
    const other = (await store.hauls.create(ada, { items: [OLIVE] }, NOW)) ?? 0;
    const [navy = 0] = (await add(NAVY))?.ids ?? [];
    await store.haulItems.change(ada, navy, { variant: OLIVE.variant }, NOW);
    expect((await store.hauls.get(ada, other))?.items).toMatchObject([{ ...OLIVE, quantity: 1 }]);
  });
});

it('a closed haul takes nothing, neither new items nor those of another haul, until it is reopened', async () => {
  const other = await store.haulItems.add(ada, (await store.hauls.create(ada, {}, NOW)) ?? 0, [CAP], NOW);
  await add(TOTE);
  await store.hauls.close(ada, haulId, NOW);
  const before = await store.hauls.get(ada, haulId);
  const nothing = { added: 0, already: 0, leftOut: 0, ids: [], isClosed: true };
  expect(await add(CAP)).toMatchObject(nothing);
  expect(await store.haulItems.move(ada, other?.ids ?? [], haulId, NOW)).toMatchObject(nothing);
  expect(await store.hauls.get(ada, haulId)).toEqual(before);
  expect(await store.haulItems.add(ada, haulId, [NAVY], NOW, { evenIfClosed: true })).toMatchObject({
    added: 1,
    isClosed: false,
  });
  await store.hauls.reopen(ada, haulId, NOW);
  expect(await add(CAP)).toMatchObject({ added: 1, isClosed: false });
});

it('an item that is removed is gone, and the others stay', async () => {
  const [tote = 0] = (await add(TOTE, CAP))?.ids ?? [];
  expect(await store.haulItems.remove(ada, tote, NOW)).toBe(true);
  expect(await store.haulItems.remove(ada, tote, NOW)).toBe(false);
  expect(await store.haulItems.change(ada, tote, { quantity: 2 }, NOW)).toBeUndefined();
  expect(await items()).toMatchObject([CAP]);
});

describe('an item that was removed', () => {
  const order = async () => (await items()).map(({ product }) => product);
  const removeSecond = async () => {
    await add(CAP, NAVY, { product: 'weidian:9' });
    const [, second] = await items();
    await store.haulItems.remove(ada, second?.id ?? 0, NOW);
    return second?.id ?? 0;
  };

  it('comes back where it was, once, also in a closed haul', async () => {
    const id = await removeSecond();
    await store.hauls.close(ada, haulId, NOW);
    expect(await store.haulItems.restore(ada, haulId, NAVY, id, NOW)).toMatchObject({ added: 1, ids: [id] });
    expect(await order()).toEqual([CAP.product, NAVY.product, 'weidian:9']);
    expect(await store.haulItems.restore(ada, haulId, NAVY, id, NOW)).toMatchObject({ added: 0, already: 1 });
    expect(await items()).toHaveLength(3);
  });

  it('comes last where its place is taken, or never was one', async () => {
    await removeSecond();
    const [first] = await items();
    for (const [index, id] of [first?.id ?? 0, Number.MAX_SAFE_INTEGER].entries())
      await store.haulItems.restore(ada, haulId, { product: `weidian:${100 + index}` }, id, NOW);
    expect((await order()).slice(-2)).toEqual(['weidian:100', 'weidian:101']);
    await add({ product: 'weidian:200' });
    expect((await order()).at(-1)).toBe('weidian:200');
  });

  it('comes back to nobody else’s haul', async () => {
    const id = await removeSecond();
    expect(await store.haulItems.restore(seeded.mo, haulId, NAVY, id, NOW)).toBeUndefined();
    expect(await items()).toHaveLength(2);
  });
});
