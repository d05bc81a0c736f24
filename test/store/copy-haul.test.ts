import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MAX_HAULS, MAX_QUANTITY } from '../../src/domain/hauls/limits.ts';
import type { Store } from '../../src/store/index.ts';
import { openTestStore } from '../support/test-store.ts';

const [OWNER, OTHER] = ['1', '2'];
const ITEMS = [
  { product: 'weidian:1', variant: 'abc123', variantName: 'Navy / 43', quantity: 60 },
  { product: 'taobao:2', quantity: 2 },
  { product: 'weidian:1', variant: 'abc124', variantName: 'Black / 44', quantity: 50 },
];
const COPIED = [
  { product: 'weidian:1', variant: '', variantName: '', quantity: MAX_QUANTITY },
  { product: 'taobao:2', variant: '', variantName: '', quantity: 2 },
];

let store: Store;
let now = 0;
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());

/** @returns the key of a haul that its owner shared */
async function shareHaul(): Promise<string> {
  const id = await store.hauls.create(OWNER, { name: 'Spring', divisor: 5_000, items: ITEMS }, 1);
  const shared = await store.sharedHauls.add(OWNER, id ?? 0, 2);
  return shared?.key ?? '';
}
const copy = (key: string) => {
  now += 1;
  return store.sharedHauls.copy(OTHER, key, now);
};

describe('a copy of a shared haul', () => {
  it('has its products and quantities, without variants', async () => {
    const copied = await copy(await shareHaul());
    // 60 and 50 pieces became 99.
    expect(copied).toMatchObject({ isNew: true, cutPieces: 11 });
    const haul = await store.hauls.get(OTHER, copied?.id ?? 0);
    expect(haul).toMatchObject({ name: 'Spring', divisor: 5_000, items: COPIED, parcels: [] });
    expect(await store.hauls.get(OWNER, copied?.id ?? 0)).toBeUndefined();
  });

  it('keeps what it is told of the variants, and is called what it is told', async () => {
    const key = await shareHaul();
    const looks = new Map([
      ['abc123', { variant: 'navy', variantName: 'Navy' }],
      ['abc124', { variant: 'black', variantName: 'Black' }],
    ]);
    const copyAgain = () =>
      store.sharedHauls.copy(OTHER, key, 9, {
        name: 'Lin’s Spring',
        lookOf: ({ variant }) => looks.get(variant),
      });
    const copied = await copyAgain();
    expect(copied).toMatchObject({ isNew: true, cutPieces: 0 });
    expect(await store.hauls.get(OTHER, copied?.id ?? 0)).toMatchObject({
      name: 'Lin’s Spring',
      items: [
        { product: 'weidian:1', variant: 'navy', variantName: 'Navy', quantity: 60 },
        { product: 'taobao:2', variant: '', quantity: 2 },
        { product: 'weidian:1', variant: 'black', variantName: 'Black', quantity: 50 },
      ],
    });
    expect(await copyAgain()).toMatchObject({ id: copied?.id, isNew: false });
  });

  it('is made once while it is the haul that its owner changed last', async () => {
    const key = await shareHaul();
    const copies = await Promise.all([copy(key), copy(key), copy(key)]);
    expect(copies.filter((copied) => copied?.isNew)).toHaveLength(1);
    expect(new Set(copies.map((copied) => copied?.id)).size).toBe(1);
  });

  it.each<[string, (id: number, itemId: number) => Promise<unknown>]>([
    ['was renamed', (id) => store.hauls.rename(OTHER, id, 'Mine', 1_000)],
    ['has another divisor', (id) => store.hauls.setDivisor(OTHER, id, 8_000, 1_000)],
    ['has parcels', (id) => store.hauls.setParcels(OTHER, id, ['LX123456789CN'], 1_000)],
    ['was closed', (id) => store.hauls.close(OTHER, id, 1_000)],
    ['has another quantity', (_, item) => store.haulItems.change(OTHER, item, { quantity: 1 }, 1_000)],
    ['has a variant', (_, item) => store.haulItems.change(OTHER, item, { variant: 'abc123' }, 1_000)],
    ['lost an item', (_, item) => store.haulItems.remove(OTHER, item, 1_000)],
  ])('is made anew when the first one %s', async (_what, change) => {
    const key = await shareHaul();
    const first = await copy(key);
    const haul = await store.hauls.get(OTHER, first?.id ?? 0);
    await change(haul?.id ?? 0, haul?.items[0]?.id ?? 0);
    expect((await copy(key))?.isNew).toBe(true);
  });

  it('is refused to somebody who has too many hauls, and for keys that nobody shared', async () => {
    const key = await shareHaul();
    for (let index = 0; index < MAX_HAULS; index += 1) await store.hauls.create(OTHER, {}, 10);
    expect(await copy(key)).toBeNull();
    expect(await copy('A'.repeat(16))).toBeUndefined();
  });
});
