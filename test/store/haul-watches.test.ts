import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import type { Store } from '../../src/store/index.ts';
import { addDestination, NOW } from '../support/fan-out-fixtures.ts';
import { openTestStore } from '../support/test-store.ts';

const { ada, mo } = seeded;
const [TOTE, CAP] = ['weidian:7240011893', 'weidian:7240011901'];
const NAVY = 'abc123';

let store: Store;
let dm: number;
beforeEach(async () => {
  store = await openTestStore();
  dm = await addDestination(store, 'user', ada);
});
afterEach(() => store.close());

async function haulWith(...products: { product: string; variant?: string }[]): Promise<number> {
  return (await store.hauls.create(ada, { items: products }, NOW)) ?? 0;
}
/** Follows the QC photos. @param haulId undefined: the person does */
async function watchPhotos(product: string, haulId?: number, destinationId = dm) {
  const topicId = await store.topics.upsert({ kind: 'product', key: product }, NOW);
  return store.follows.add({ topicId, destinationId, userId: ada, haulId }, 100, NOW);
}
function watchPrice(product: string, variant = '', haulId?: number) {
  const conditions = { cheaper: true, below: null, restock: true, fewLeft: null };
  const about = { product, variant, variantName: variant, currency: 'CNY', nextPollAt: NOW, haulId };
  return store.priceWatches.add({ userId: ada, destinationId: dm, ...about, ...conditions }, 100, NOW);
}
const priceTopic = async () => (await store.priceWatches.find(ada, TOTE, ''))?.topicId ?? 0;
const configure = async () => store.priceWatches.configure(ada, await priceTopic(), { below: 9_900 });
const keep = async () => store.priceWatches.keep(ada, await priceTopic());
/** *Stop watching all*. */
async function stop(haulId: number, userId = ada): Promise<void> {
  for (const followId of await store.haulWatches.list(userId, haulId))
    await store.haulWatches.release(userId, haulId, followId);
}
/** Products whose photos are followed, then those whose price is. */
const watched = async () => [
  (await store.follows.list(ada, 'product')).map(({ key }) => key).toSorted(),
  (await store.priceWatches.list(ada)).map(({ product, variant }) => `${product}${variant}`).toSorted(),
];

describe('a haul that stops watching', () => {
  it('ends what it started', async () => {
    const haul = await haulWith({ product: TOTE });
    await watchPhotos(TOTE, haul);
    await watchPrice(TOTE, '', haul);
    expect(await store.haulWatches.list(ada, haul)).toHaveLength(2);
    await stop(haul);
    expect(await watched()).toEqual([[], []]);
    expect(await store.haulWatches.list(ada, haul)).toEqual([]);
  });

  it('leaves alone what the person started before, whoever presses what again', async () => {
    const haul = await haulWith({ product: TOTE });
    await watchPhotos(TOTE);
    await watchPrice(TOTE);
    expect(await watchPhotos(TOTE, haul)).toBe('already');
    expect(await watchPrice(TOTE, '', haul)).toBe('already');
    await store.haulWatches.share(ada, haul);
    expect(await store.haulWatches.list(ada, haul)).toEqual([]);
    await stop(haul);
    expect(await watched()).toEqual([[TOTE], [TOTE]]);
  });

  it.each([
    ['asks for themselves', () => watchPrice(TOTE)],
    ['sets a target for', configure],
    ['is told that they watch', keep],
  ])('leaves alone what the person %s afterwards', async (_what, own) => {
    const haul = await haulWith({ product: TOTE });
    await watchPhotos(TOTE, haul);
    await watchPrice(TOTE, '', haul);
    expect(await watchPhotos(TOTE)).toBe('already');
    await own();
    await stop(haul);
    expect(await watched()).toEqual([[TOTE], [TOTE]]);
  });

  it('ends nothing that another haul watches, too, until that one stops', async () => {
    const [first, second] = [await haulWith({ product: TOTE }), await haulWith({ product: TOTE })];
    await watchPhotos(TOTE, first);
    await watchPrice(TOTE, '', first);
    await store.haulWatches.share(ada, second);
    await stop(first);
    expect(await watched()).toEqual([[TOTE], [TOTE]]);
    await stop(second);
    expect(await watched()).toEqual([[], []]);
  });

  it('ends what was started for another haul at the same moment only if that one stops, too', async () => {
    const [first, second] = [await haulWith({ product: TOTE }), await haulWith({ product: TOTE })];
    await Promise.all([watchPhotos(TOTE, first), watchPhotos(TOTE, second)]);
    await stop(first);
    expect(await watched()).toEqual([[TOTE], []]);
    await stop(second);
    expect(await watched()).toEqual([[], []]);
  });

  it('needs only what is about its own items', async () => {
    const first = await haulWith({ product: TOTE, variant: NAVY }, { product: CAP });
    const second = await haulWith({ product: TOTE });
    await watchPhotos(TOTE, first);
    await watchPhotos(CAP, first);
    await watchPrice(TOTE, NAVY, first);
    await store.haulWatches.share(ada, second);
    expect(await store.haulWatches.list(ada, second)).toHaveLength(1);
    await stop(first);
    expect(await watched()).toEqual([[TOTE], []]);
  });

  it('ends what it started for an item that was removed since', async () => {
    const haul = await haulWith({ product: TOTE });
    await watchPhotos(TOTE, haul);
    const [item] = (await store.hauls.get(ada, haul))?.items ?? [];
    await store.haulItems.remove(ada, item?.id ?? 0, NOW);
    await stop(haul);
    expect(await watched()).toEqual([[], []]);
  });

  it('ends nothing that was moved to a channel since', async () => {
    const haul = await haulWith({ product: TOTE });
    await watchPrice(TOTE, '', haul);
    const channel = await addDestination(store, 'channel', seeded.general);
    const watch = await store.priceWatches.find(ada, TOTE, '');
    await store.priceWatches.move(ada, watch?.topicId ?? 0, channel);
    await stop(haul);
    expect(await watched()).toEqual([[], [TOTE]]);
    expect(await store.haulWatches.list(ada, haul)).toEqual([]);
  });

  it('has forgotten what the person stopped and started again', async () => {
    const haul = await haulWith({ product: TOTE });
    await watchPhotos(TOTE, haul);
    const [follow] = await store.follows.list(ada, 'product');
    await store.follows.remove(ada, follow?.id ?? 0);
    await watchPhotos(TOTE);
    await stop(haul);
    expect(await watched()).toEqual([[TOTE], []]);
  });
});

describe('items that are moved to another haul', () => {
  /** @returns the ids of the items of a haul */
  const itemsOf = async (haul: number) => (await store.hauls.get(ada, haul))?.items.map(({ id }) => id) ?? [];

  it('take along what was started for them', async () => {
    const from = await haulWith({ product: TOTE }, { product: CAP });
    const to = await haulWith({ product: CAP });
    await watchPhotos(TOTE, from);
    await watchPrice(TOTE, '', from);
    await watchPhotos(CAP, from);
    const [tote = 0] = await itemsOf(from);
    await store.haulItems.move(ada, [tote], to, NOW);
    await stop(from);
    expect(await watched()).toEqual([[TOTE], [TOTE]]);
    await stop(to);
    expect(await watched()).toEqual([[], []]);
  });

  it('leave what the haul still needs for another variant', async () => {
    const from = await haulWith({ product: TOTE }, { product: TOTE, variant: NAVY });
    const to = await haulWith();
    await watchPhotos(TOTE, from);
    const [tote = 0] = await itemsOf(from);
    await store.haulItems.move(ada, [tote], to, NOW);
    await stop(to);
    expect(await watched()).toEqual([[TOTE], []]);
  });
});

it('a haul that is deleted ends nothing, and what it watched belongs to the person', async () => {
  const haul = await haulWith({ product: TOTE });
  await watchPhotos(TOTE, haul);
  await store.hauls.remove(ada, haul);
  const next = await haulWith({ product: TOTE });
  await watchPhotos(TOTE, next);
  await stop(next);
  expect(await watched()).toEqual([[TOTE], []]);
});

it('somebody else’s haul starts, names and ends nothing', async () => {
  const theirs = await haulWith({ product: TOTE });
  await watchPhotos(TOTE, theirs);
  const [followId = 0] = await store.haulWatches.list(ada, theirs);
  expect(await store.haulWatches.list(mo, theirs)).toEqual([]);
  expect(await store.haulWatches.release(mo, theirs, followId)).toBe(false);
  const own = (await store.hauls.create(mo, { items: [{ product: TOTE }] }, NOW)) ?? 0;
  await store.haulWatches.share(mo, own);
  expect(await store.haulWatches.list(mo, own)).toEqual([]);
  await watchPrice(TOTE, '', own);
  expect(await store.haulWatches.list(mo, own)).toEqual([]);
  expect(await watched()).toEqual([[TOTE], [TOTE]]);
});
