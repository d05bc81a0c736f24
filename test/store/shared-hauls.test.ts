import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import type { Store } from '../../src/store/index.ts';
import { NOW } from '../support/fan-out-fixtures.ts';
import { openTestStore } from '../support/test-store.ts';

const { ada, mo } = seeded;
const KEPT = 100;
const NAVY = { product: 'weidian:7240011893', variant: 'abc123', variantName: 'Navy, my size' };
const CAP = { product: 'weidian:7240011901' };

let store: Store;
let haulId: number;
beforeEach(async () => {
  store = await openTestStore();
  haulId =
    (await store.hauls.create(ada, { name: 'Winter', items: [{ ...NAVY, quantity: 2 }, CAP] }, NOW)) ?? 0;
});
afterEach(() => store.close());

const share = async (now: number, userId = ada, id = haulId) =>
  (await store.sharedHauls.add(userId, id, now))?.key ?? '';
const isKept = async (key: string) => (await store.sharedHauls.get(key)) !== undefined;

describe('a shared haul', () => {
  it('has what its card needs and nothing about its owner', async () => {
    const key = await share(NOW);
    expect(key).toMatch(/^[\w-]{16}$/);
    expect(await store.sharedHauls.get(key)).toEqual({
      key,
      kilogramPrice: null,
      name: 'Winter',
      divisor: 6000,
      sharedAt: NOW,
      sharedBy: null,
      items: [
        { product: NAVY.product, variant: NAVY.variant, quantity: 2 },
        { product: CAP.product, variant: '', quantity: 1 },
      ],
    });
  });

  it('names its owner only where they show their name', async () => {
    const named = await store.sharedHauls.add(ada, haulId, NOW, { isNamed: true });
    expect((await store.sharedHauls.get(named?.key ?? ''))?.sharedBy).toBe(ada);
  });

  it('keeps what a kilogram cost its owner then', async () => {
    const kilogramPrice = { amount: 62, currency: 'CNY' };
    const shared = await store.sharedHauls.add(ada, haulId, NOW, { kilogramPrice });
    expect((await store.sharedHauls.get(shared?.key ?? ''))?.kilogramPrice).toEqual(kilogramPrice);
    expect((await store.sharedHauls.get(await share(NOW)))?.kilogramPrice).toBeNull();
  });

  it('stays as it was shared', async () => {
    const key = await share(NOW);
    const before = await store.sharedHauls.get(key);
    const [item] = (await store.hauls.get(ada, haulId))?.items ?? [];
    await store.hauls.rename(ada, haulId, 'Private', NOW);
    await store.hauls.setDivisor(ada, haulId, 5000, NOW);
    await store.hauls.setParcels(ada, haulId, ['LP1CN'], NOW);
    await store.haulItems.add(ada, haulId, [{ product: 'weidian:1' }], NOW);
    await store.haulItems.change(ada, item?.id ?? 0, { quantity: 9 }, NOW);
    await store.hauls.close(ada, haulId, NOW);
    expect(await store.sharedHauls.get(key)).toEqual(before);
  });

  it('has a key of its own each time', async () => {
    const keys = [await share(NOW), await share(NOW), await share(NOW)];
    expect(new Set(keys).size).toBe(3);
    expect(await store.sharedHauls.get('guessed')).toBeUndefined();
  });
});

it('only the newest 100 of a person are kept', async () => {
  const theirs = (await store.hauls.create(mo, {}, NOW)) ?? 0;
  const other = await share(1, mo, theirs);
  const keys: string[] = [];
  // All at the same moment: the order in which they were shared counts.
  for (let index = 0; index < KEPT + 2; index += 1) keys.push(await share(NOW));
  const kept = await Promise.all(keys.map(isKept));
  expect(kept).toEqual(keys.map((_, index) => index >= 2));
  expect(await isKept(other)).toBe(true);

  const afterClockWasSetBack = await share(NOW - 1_000_000);
  expect(await isKept(afterClockWasSetBack)).toBe(true);
  expect(await isKept(keys[2] ?? '')).toBe(false);
});
