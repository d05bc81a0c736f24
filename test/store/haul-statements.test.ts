import { afterEach, beforeEach, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { MAX_HAUL_ITEMS } from '../../src/domain/hauls/limits.ts';
import { openCountingStore } from '../support/counted-statements.ts';

const { ada, mo } = seeded;
/** Of one transaction: others wait for it. */
const MAX_STATEMENTS = 9;

let counting: Awaited<ReturnType<typeof openCountingStore>>;
beforeEach(async () => {
  counting = await openCountingStore();
});
afterEach(() => counting.store.close());

const items = (count: number, start = 0) =>
  Array.from({ length: count }, (_, index) => ({ product: `weidian:${start + index}`, quantity: 2 }));

type Counted = (count: number) => Promise<number>;

/** How many statements something takes for that many items. */
const WORK: readonly (readonly [string, Counted])[] = [
  [
    'adding pasted links',
    async (count) => {
      const { store } = counting;
      const id = (await store.hauls.create(ada, {}, 1)) ?? 0;
      return counting.count(() => store.haulItems.add(ada, id, items(count), 2));
    },
  ],
  [
    'moving items, half of which the other haul has already',
    async (count) => {
      const { store } = counting;
      const to = (await store.hauls.create(ada, { items: items(Math.floor(count / 2)) }, 1)) ?? 0;
      const from = (await store.hauls.create(ada, { items: items(count) }, 2)) ?? 0;
      const ids = (await store.hauls.get(ada, from))?.items.map(({ id }) => id) ?? [];
      return counting.count(() => store.haulItems.move(ada, ids, to, 3));
    },
  ],
  [
    'copying a shared haul',
    async (count) => {
      const { store } = counting;
      const id = (await store.hauls.create(ada, { items: items(count) }, 1)) ?? 0;
      const shared = await store.sharedHauls.add(ada, id, 2);
      return counting.count(() => store.sharedHauls.copy(mo, shared?.key ?? '', 3));
    },
  ],
];

it.each(WORK)('%s takes as many statements for 100 items as for 5, and few', async (_what, statementsFor) => {
  const few = await statementsFor(5);
  await counting.store.personal.delete(mo);
  expect(await statementsFor(MAX_HAUL_ITEMS)).toBe(few);
  expect(few).toBeGreaterThan(0);
  expect(few).toBeLessThanOrEqual(MAX_STATEMENTS);
});
