import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import type { Store } from '../../src/store/index.ts';
import { addDestination, DAY_MS, NOW } from '../support/fan-out-fixtures.ts';
import { openTestStore } from '../support/test-store.ts';

const TOTE = 'weidian:7240011893';
const EVERYTHING = { cheaper: true, below: null, restock: true, fewLeft: 5 } as const;

let store: Store;
let dm: number;
beforeEach(async () => {
  store = await openTestStore();
  dm = await addDestination(store, 'user', seeded.ada);
});
afterEach(() => store.close());

async function addWatch({ userId = seeded.ada, variant = '', product = TOTE, limit = 100 } = {}) {
  const variantName = variant === '' ? '' : 'Olive, M';
  const about = { product, variant, variantName, currency: 'CNY', nextPollAt: NOW };
  const outcome = await store.priceWatches.add(
    { userId, destinationId: dm, ...about, ...EVERYTHING },
    limit,
    NOW,
  );
  const watch = await store.priceWatches.find(userId, product, variant);
  return { outcome, topicId: watch?.topicId ?? 0, watch };
}

const tell = (topicId: number, key = 'one') =>
  store.notices.record(topicId, { notice: 'price', key, data: '{}', importance: 'milestone' }, NOW);

describe('a price watch', () => {
  it('is one for each person, product and variant', async () => {
    const outcomes = [
      (await addWatch()).outcome,
      (await addWatch()).outcome,
      (await addWatch({ variant: 'abc123' })).outcome,
      (await addWatch({ userId: seeded.mo })).outcome,
    ];
    expect(outcomes).toEqual(['added', 'already', 'added', 'added']);
    expect(await store.priceWatches.list(seeded.ada)).toMatchObject([
      { product: TOTE, variant: 'abc123', variantName: 'Olive, M', currency: 'CNY', ...EVERYTHING },
      { product: TOTE, variant: '', destinationKind: 'user', price: null, stock: null },
    ]);
    expect(await store.priceWatches.of(TOTE)).toHaveLength(3);
  });

  it('counts as a follow, and parcels count as follows too', async () => {
    const topicId = await store.topics.upsert({ kind: 'parcel', key: 'LP100000CN' }, NOW);
    await store.follows.add({ topicId, destinationId: dm, userId: seeded.ada }, 100, NOW);
    expect((await addWatch({ limit: 1 })).outcome).toBe('too_many');
    expect((await addWatch({ limit: 2 })).outcome).toBe('added');
    const other = await store.topics.upsert({ kind: 'parcel', key: 'LP200000CN' }, NOW);
    const follow = { topicId: other, destinationId: dm, userId: seeded.ada };
    expect(await store.follows.add(follow, 2, NOW)).toBe('too_many');
  });

  it('tells only the person whose watch it is', async () => {
    const theirs = await addDestination(store, 'user', seeded.mo);
    const { topicId } = await addWatch();
    const { topicId: other } = await addWatch({ userId: seeded.mo });
    await store.priceWatches.move(seeded.mo, other, theirs);
    expect(await tell(topicId)).toEqual([dm]);
    expect(await tell(topicId)).toEqual([]);
    expect(await store.deliveries.pending(theirs, 10)).toEqual([]);
    expect(await store.priceWatches.told(topicId)).toMatchObject([{ data: '{}', at: NOW }]);
  });

  it('can be changed, moved and removed only by its owner', async () => {
    const { topicId } = await addWatch();
    const elsewhere = await addDestination(store, 'channel', seeded.general, seeded.haulClub);
    await store.priceWatches.configure(seeded.mo, topicId, { below: 1 });
    await store.priceWatches.move(seeded.mo, topicId, elsewhere);
    expect(await store.priceWatches.remove(seeded.mo, topicId)).toBe(false);
    expect(await store.priceWatches.get(topicId)).toMatchObject({ below: null, destinationId: dm });

    await store.priceWatches.configure(seeded.ada, topicId, { below: 80, restock: false });
    await store.priceWatches.move(seeded.ada, topicId, elsewhere);
    const changed = { below: 80, restock: false, fewLeft: 5, destinationId: elsewhere };
    expect(await store.priceWatches.get(topicId)).toMatchObject(changed);
    expect(await store.priceWatches.remove(seeded.ada, topicId)).toBe(true);
    expect(await store.priceWatches.list(seeded.ada)).toEqual([]);
  });

  it('neither moves nor removes the follow of a parcel', async () => {
    const topicId = await store.topics.upsert({ kind: 'parcel', key: 'LP100000CN' }, NOW);
    await store.follows.add({ topicId, destinationId: dm, userId: seeded.ada }, 100, NOW);
    const elsewhere = await addDestination(store, 'channel', seeded.general, seeded.haulClub);
    await store.priceWatches.move(seeded.ada, topicId, elsewhere);
    expect(await store.priceWatches.remove(seeded.ada, topicId)).toBe(false);
    const [follow] = await store.follows.list(seeded.ada, 'parcel');
    expect(follow?.destinationId).toBe(dm);
  });

  it('leaves no pending alert behind where it was moved away from', async () => {
    const { topicId } = await addWatch();
    await tell(topicId);
    await store.priceWatches.move(
      seeded.ada,
      topicId,
      await addDestination(store, 'channel', seeded.general, seeded.haulClub),
    );
    expect(await store.deliveries.pending(dm, 10)).toEqual([]);
  });
});

const ENDINGS: [string, (topicId: number) => Promise<unknown>][] = [
  ['its owner removes it', (topicId) => store.priceWatches.remove(seeded.ada, topicId)],
  [
    'its follow ends',
    async () => {
      const [follow] = await store.follows.list(seeded.ada, 'price');
      return store.follows.remove(seeded.ada, follow?.id ?? 0);
    },
  ],
  ['it is stopped at its destination', (topicId) => store.follows.removeAt(dm, topicId, null)],
  ['the person deletes their data', () => store.personal.delete(seeded.ada)],
];

it.each(ENDINGS)('nothing of a price watch is left once %s', async (_how, end) => {
  const { topicId } = await addWatch();
  await store.prices.record(TOTE, '', { price: 96, stock: 3 }, NOW);
  await tell(topicId);
  expect((await store.personal.show(seeded.ada)).watchedPrices).toBe(1);
  await end(topicId);
  expect(await store.topics.get(topicId)).toBeUndefined();
  expect(await store.priceWatches.of(TOTE)).toEqual([]);
  expect((await store.deliveries.backlog()).pending).toBe(0);
  expect((await store.personal.show(seeded.ada)).watchedPrices).toBe(0);
  expect(await store.watchedProducts.find(TOTE)).toBeUndefined();
  expect(await store.watchedProducts.prune(10)).toBe(1);
  expect(await store.prices.history(TOTE, '')).toEqual([]);
});

describe('the history of a price', () => {
  it('has a row for each change, and ignores what is older than the newest', async () => {
    const record = (price: number | null, at: number) =>
      store.prices.record(TOTE, '', { price, stock: 3 }, at);
    expect([
      await record(96, 10),
      await record(96, 20),
      await record(79, 30),
      await record(96, 25),
      await record(null, 40),
    ]).toEqual(['changed', 'same', 'changed', 'older', 'changed']);
    expect(await store.prices.history(TOTE, '')).toEqual([
      { at: 10, price: 96, stock: 3 },
      { at: 30, price: 79, stock: 3 },
      { at: 40, price: null, stock: 3 },
    ]);
    expect(await store.prices.changedSince(TOTE, 40)).toBe(true);
    expect(await store.prices.changedSince(TOTE, 41)).toBe(false);
  });

  it('loses what is too old, but never a variant’s newest price', async () => {
    for (const [at, price] of [90, 80, 70].entries())
      await store.prices.record(TOTE, '', { price, stock: 1 }, at);
    await store.prices.record(TOTE, 'abc123', { price: 60, stock: 1 }, 0);
    expect([await store.prices.prune(100, 1), await store.prices.prune(100, 9)]).toEqual([1, 1]);
    expect(await store.prices.prune(100, 9)).toBe(0);
    expect((await store.prices.history(TOTE, '')).map(({ price }) => price)).toEqual([70]);
    expect(await store.prices.history(TOTE, 'abc123')).toHaveLength(1);
  });
});

describe('watched products', () => {
  const due = async (now: number) =>
    (await store.watchedProducts.due(now, now + DAY_MS, 10)).map(({ product }) => product);

  it('are due at their time, longest overdue first, while somebody watches them', async () => {
    await addWatch();
    const { topicId } = await addWatch({ product: 'taobao:1' });
    await store.watchedProducts.schedule('taobao:1', NOW - 1, 3);
    expect(await due(NOW)).toEqual(['taobao:1', TOTE]);
    expect(await store.watchedProducts.find('taobao:1')).toMatchObject({ quietPolls: 3 });
    expect(await due(NOW - 1)).toEqual(['taobao:1']);
    await store.priceWatches.remove(seeded.ada, topicId);
    expect(await due(NOW)).toEqual([TOTE]);
  });

  it('are due when their time was set by a clock that was ahead', async () => {
    await addWatch();
    await store.watchedProducts.schedule(TOTE, NOW + 3 * DAY_MS, 0);
    expect(await due(NOW)).toEqual([TOTE]);
  });

  it('are not looked up earlier because one more person watches them', async () => {
    await addWatch();
    await store.watchedProducts.schedule(TOTE, NOW + 500, 2);
    await addWatch({ userId: seeded.mo });
    expect(await store.watchedProducts.find(TOTE)).toMatchObject({ nextPollAt: NOW + 500, quietPolls: 2 });
  });
});
