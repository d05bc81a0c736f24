import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { DEFAULT_DIVISOR, MAX_HAUL_PARCELS, MAX_HAULS } from '../../src/domain/hauls/limits.ts';
import type { Store } from '../../src/store/index.ts';
import { NOW } from '../support/fan-out-fixtures.ts';
import { openTestStore } from '../support/test-store.ts';

const { ada, mo } = seeded;
const TOTE = { product: 'weidian:7240011893' };
const CAP = { product: 'weidian:7240011901' };

let store: Store;
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());

async function create(userId: string, now: number, haul = {}): Promise<number> {
  return (await store.hauls.create(userId, haul, now)) ?? 0;
}

const listedIds = async (userId: string) => (await store.hauls.list(userId)).map(({ id }) => id);
const currentId = async (userId: string) => (await store.hauls.current(userId))?.id;

describe('a haul', () => {
  it('starts empty, open and without a name', async () => {
    const id = await create(ada, NOW);
    const haul = { id, name: null, divisor: DEFAULT_DIVISOR, items: [], parcels: [] };
    const moments = { createdAt: NOW, changedAt: NOW, closedAt: null };
    expect(await store.hauls.get(ada, id)).toEqual({ ...haul, ...moments });
  });

  it('starts with the name, the divisor and the items that it is given', async () => {
    const id = await create(ada, NOW, {
      name: 'Winter',
      divisor: 8000,
      items: [TOTE, { ...CAP, quantity: 3 }],
    });
    expect(await store.hauls.get(ada, id)).toMatchObject({
      name: 'Winter',
      divisor: 8000,
      items: [
        { ...TOTE, variant: '', variantName: '', quantity: 1 },
        { ...CAP, quantity: 3 },
      ],
    });
  });

  it('is renamed, counted by another divisor, closed and opened again', async () => {
    const id = await create(ada, NOW);
    await store.hauls.rename(ada, id, 'Winter', NOW + 1);
    await store.hauls.setDivisor(ada, id, 5000, NOW + 2);
    await store.hauls.close(ada, id, NOW + 3);
    const closed = { name: 'Winter', divisor: 5000, closedAt: NOW + 3, changedAt: NOW + 3 };
    expect(await store.hauls.get(ada, id)).toMatchObject(closed);
    await store.hauls.reopen(ada, id, NOW + 4);
    await store.hauls.rename(ada, id, null, NOW + 5);
    expect(await store.hauls.get(ada, id)).toMatchObject({ name: null, closedAt: null, changedAt: NOW + 5 });
  });

  it('keeps the tracking numbers that it is given last, each once, and no more than fit', async () => {
    const id = await create(ada, NOW);
    await store.hauls.setParcels(ada, id, ['LP2CN', 'LP1CN', 'LP2CN'], NOW);
    expect((await store.hauls.get(ada, id))?.parcels).toEqual(['LP1CN', 'LP2CN']);
    const many = Array.from({ length: MAX_HAUL_PARCELS + 3 }, (_, index) => `LP${index + 10}CN`);
    await store.hauls.setParcels(ada, id, many, NOW);
    expect((await store.hauls.get(ada, id))?.parcels).toEqual(many.slice(0, MAX_HAUL_PARCELS));
    await store.hauls.setParcels(ada, id, [], NOW);
    expect((await store.hauls.get(ada, id))?.parcels).toEqual([]);
  });

  it('takes its items, parcels and shared copies with it', async () => {
    const id = await create(ada, NOW, { items: [TOTE] });
    const [item] = (await store.hauls.get(ada, id))?.items ?? [];
    await store.hauls.setParcels(ada, id, ['LP1CN'], NOW);
    const shared = await store.sharedHauls.add(ada, id, NOW);
    expect(await store.hauls.remove(ada, id)).toBe(true);
    expect(await store.hauls.remove(ada, id)).toBe(false);
    expect(await store.hauls.get(ada, id)).toBeUndefined();
    expect(await store.haulItems.get(ada, item?.id ?? 0)).toBeUndefined();
    expect(await store.sharedHauls.get(shared?.key ?? '')).toBeUndefined();
    expect(await create(ada, NOW)).toBeGreaterThan(id);
  });
});

describe('the hauls of a person', () => {
  it('are listed with open ones first, then by the last change, with what is in them', async () => {
    const [first, second, third] = [await create(ada, NOW), await create(ada, NOW), await create(ada, NOW)];
    await create(mo, NOW + 9, { items: [TOTE] });
    await store.haulItems.add(ada, first, [TOTE, CAP], NOW + 1);
    await store.hauls.setParcels(ada, second, ['LP1CN'], NOW + 2);
    await store.hauls.close(ada, second, NOW + 3);
    expect(await store.hauls.list(ada)).toEqual([
      { id: first, name: null, changedAt: expect.any(Number), closedAt: null, items: 2, parcels: 0 },
      { id: third, name: null, changedAt: expect.any(Number), closedAt: null, items: 0, parcels: 0 },
      { id: second, name: null, changedAt: expect.any(Number), closedAt: NOW + 3, items: 0, parcels: 1 },
    ]);
  });

  it('have the open one that was changed last as the current one', async () => {
    expect(await currentId(ada)).toBeUndefined();
    const [first, second] = [await create(ada, NOW), await create(ada, NOW + 1)];
    expect(await currentId(ada)).toBe(second);
    await store.haulItems.add(ada, first, [TOTE], NOW + 2);
    expect(await currentId(ada)).toBe(first);
    await store.hauls.close(ada, first, NOW + 3);
    expect(await currentId(ada)).toBe(second);
    await store.hauls.reopen(ada, first, NOW + 4);
    expect(await currentId(ada)).toBe(first);
    expect(await currentId(mo)).toBeUndefined();
  });

  it.each(['items', 'a name', 'a divisor', 'parcels', 'another quantity', 'one item less'])(
    'begin with the one that got %s although the clock was set back',
    async (what) => {
      const old = await create(ada, NOW, { items: [TOTE] });
      const newer = await create(ada, NOW + 1_000);
      const [item] = (await store.hauls.get(ada, old))?.items ?? [];
      const itemId = item?.id ?? 0;
      const changes: Record<string, () => Promise<unknown>> = {
        items: () => store.haulItems.add(ada, old, [CAP], 1),
        'a name': () => store.hauls.rename(ada, old, 'Winter', 1),
        'a divisor': () => store.hauls.setDivisor(ada, old, 5000, 1),
        parcels: () => store.hauls.setParcels(ada, old, ['LP1CN'], 1),
        'another quantity': () => store.haulItems.change(ada, itemId, { quantity: 2 }, 1),
        'one item less': () => store.haulItems.remove(ada, itemId, 1),
      };
      await changes[what]?.();
      expect(await currentId(ada)).toBe(old);
      expect(await listedIds(ada)).toEqual([old, newer]);
      const newest = await create(ada, 2);
      expect(await listedIds(ada)).toEqual([newest, old, newer]);
    },
  );

  it('are no more than the limit, open and closed ones together', async () => {
    const ids: number[] = [];
    for (let index = 0; index < MAX_HAULS; index += 1) ids.push(await create(ada, NOW + index));
    const [first = 0] = ids;
    await store.hauls.close(ada, first, NOW);
    expect(await store.hauls.create(ada, {}, NOW)).toBeNull();
    expect(await store.hauls.list(ada)).toHaveLength(MAX_HAULS);
    expect(await store.hauls.create(mo, {}, NOW)).not.toBeNull();
    await store.hauls.remove(ada, first);
    expect(await store.hauls.create(ada, {}, NOW)).not.toBeNull();
  });

  it('stay within the limit when several are created at the same time', async () => {
    for (let index = 2; index < MAX_HAULS; index += 1) await create(ada, NOW);
    const created = await Promise.all([1, 2, 3, 4].map(() => store.hauls.create(ada, {}, NOW)));
    expect(created.filter((id) => id === null)).toHaveLength(2);
    expect(await store.hauls.list(ada)).toHaveLength(MAX_HAULS);
  });
});

it('somebody else’s haul can be neither read nor changed', async () => {
  const id = await create(ada, NOW, { items: [TOTE], name: 'Winter' });
  await store.hauls.setParcels(ada, id, ['LP1CN'], NOW);
  const before = await store.hauls.get(ada, id);
  const [item] = before?.items ?? [];
  const itemId = item?.id ?? 0;
  const later = NOW + 5;
  const { hauls, haulItems, sharedHauls } = store;
  expect(await hauls.get(mo, id)).toBeUndefined();
  await hauls.rename(mo, id, 'Mine', later);
  await hauls.setDivisor(mo, id, 5000, later);
  await hauls.close(mo, id, later);
  await hauls.setParcels(mo, id, [], later);
  expect(await hauls.remove(mo, id)).toBe(false);
  expect(await haulItems.get(mo, itemId)).toBeUndefined();
  expect(await haulItems.add(mo, id, [CAP], later)).toBeUndefined();
  expect(await haulItems.change(mo, itemId, { quantity: 9 }, later)).toBeUndefined();
  expect(await haulItems.remove(mo, itemId, later)).toBe(false);
  expect(await sharedHauls.add(mo, id, later)).toBeUndefined();
  expect(await hauls.get(ada, id)).toEqual(before);

  await hauls.close(ada, id, later);
  await hauls.reopen(mo, id, later);
  expect((await hauls.get(ada, id))?.closedAt).toBe(later);
});
