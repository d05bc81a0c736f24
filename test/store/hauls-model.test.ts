import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { MAX_QUANTITY } from '../../src/domain/hauls/limits.ts';
import type { Store } from '../../src/store/index.ts';
import { NOW } from '../support/fan-out-fixtures.ts';
import { openTestStore } from '../support/test-store.ts';

const PEOPLE = [seeded.ada, seeded.mo] as const;

interface ModelItem {
  readonly id: number;
  readonly product: string;
  variant: string;
  quantity: number;
}

interface ModelHaul {
  readonly id: number;
  readonly owner: string;
  name: string | null;
  isClosed: boolean;
  /** The number of the step that changed it last. */
  changed: number;
  items: ModelItem[];
  parcels: string[];
}

/** What all hauls should be, and every item id that was ever given. */
interface Model {
  hauls: ModelHaul[];
  itemIds: number[];
}

type Step = (store: Store, model: Model, step: number) => Promise<void>;

const who = fc.constantFrom(...PEOPLE);
/** Which haul or item, of whomever. */
const which = fc.nat(30);
const clock = fc.integer({ min: NOW - 5, max: NOW + 5 });
const variant = fc.constantFrom('', 'a', 'b');
const quantity = fc.integer({ min: 1, max: 60 });
const product = fc.constantFrom('weidian:1', 'weidian:2');

const atMost = (pieces: number) => Math.min(MAX_QUANTITY, pieces);
const haulAt = ({ hauls }: Model, index: number) => hauls[index % Math.max(1, hauls.length)];
const ownHaul = ({ hauls }: Model, userId: string, id: number) =>
  hauls.find((haul) => haul.id === id && haul.owner === userId);

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ userId: who, now: clock }).map(
    ({ userId, now }): Step =>
      async (store, model, step) => {
        const id = (await store.hauls.create(userId, {}, now)) ?? 0;
        const empty = { name: null, isClosed: false, items: [], parcels: [] };
        model.hauls.push({ id, owner: userId, changed: step, ...empty });
      },
  ),
  fc.record({ userId: who, now: clock, haul: which, product, variant, quantity }).map(
    ({ userId, now, haul: index, ...item }): Step =>
      async (store, model, step) => {
        const id = haulAt(model, index)?.id ?? 0;
        const outcome = await store.haulItems.add(userId, id, [item], now);
        const own = ownHaul(model, userId, id);
        expect(outcome === undefined).toBe(own === undefined);
        if (own === undefined || outcome === undefined) return;
        expect(outcome.isClosed).toBe(own.isClosed);
        if (own.isClosed) return;
        own.changed = step;
        if (outcome.added === 0) return;
        const [itemId = 0] = outcome.ids;
        own.items.push({ ...item, id: itemId });
        model.itemIds.push(itemId);
      },
  ),
  fc.record({ userId: who, now: clock, item: which, variant, quantity }).map(
    ({ userId, now, item: index, ...values }): Step =>
      async (store, model, step) => {
        const id = model.itemIds[index % Math.max(1, model.itemIds.length)] ?? 0;
        const changed = await store.haulItems.change(userId, id, values, now);
        const own = model.hauls.find(
          ({ owner, items }) => owner === userId && items.some((item) => item.id === id),
        );
        const item = own?.items.find((each) => each.id === id);
        expect(changed).toBe(item?.id);
        if (own === undefined || item === undefined) return;
        const same = own.items.find(
          (each) => each.id !== id && each.product === item.product && each.variant === values.variant,
        );
        own.items = own.items.filter((each) => each !== same);
        Object.assign(item, { ...values, quantity: atMost(values.quantity + (same?.quantity ?? 0)) });
        own.changed = step;
      },
  ),
  fc.record({ userId: who, now: clock, items: fc.array(which, { maxLength: 4 }), haul: which }).map(
    ({ userId, now, items, haul: index }): Step =>
      async (store, model, step) => {
        const target = haulAt(model, index);
        const ids = items.map((item) => model.itemIds[item % Math.max(1, model.itemIds.length)] ?? 0);
        const outcome = await store.haulItems.move(userId, ids, target?.id ?? 0, now);
        const own = ownHaul(model, userId, target?.id ?? 0);
        expect(outcome === undefined).toBe(own === undefined);
        if (own === undefined || outcome === undefined || own.isClosed) return;
        const fresh = [...outcome.newIds];
        for (const id of new Set(ids)) {
          const from = model.hauls.find(
            (haul) => haul.owner === userId && haul.items.some((i) => i.id === id),
          );
          const item = from?.items.find((each) => each.id === id);
          if (from === undefined || item === undefined || from === own) continue;
          from.items = from.items.filter((each) => each !== item);
          own.changed = step;
          const same = own.items.find((i) => i.product === item.product && i.variant === item.variant);
          if (same !== undefined) same.quantity = atMost(same.quantity + item.quantity);
          else own.items.push({ ...item, id: fresh.shift() ?? 0 });
        }
        expect(fresh).toEqual([]);
        model.itemIds.push(...outcome.newIds);
      },
  ),
  fc.record({ userId: who, now: clock, item: which }).map(
    ({ userId, now, item: index }): Step =>
      async (store, model, step) => {
        const id = model.itemIds[index % Math.max(1, model.itemIds.length)] ?? 0;
        const own = model.hauls.find(
          ({ owner, items }) => owner === userId && items.some((item) => item.id === id),
        );
        expect(await store.haulItems.remove(userId, id, now)).toBe(own !== undefined);
        if (own === undefined) return;
        own.items = own.items.filter((item) => item.id !== id);
        own.changed = step;
      },
  ),
  fc
    .record({
      userId: who,
      now: clock,
      haul: which,
      change: fc.constantFrom('rename', 'close', 'reopen', 'setParcels', 'remove'),
      word: fc.constantFrom('Winter', 'LP1CN', 'LP2CN'),
    })
    .map(
      ({ userId, now, haul: index, change, word }): Step =>
        async ({ hauls }, model, step) => {
          const id = haulAt(model, index)?.id ?? 0;
          const own = ownHaul(model, userId, id);
          if (change === 'rename') await hauls.rename(userId, id, word, now);
          if (change === 'close') await hauls.close(userId, id, now);
          if (change === 'reopen') await hauls.reopen(userId, id, now);
          if (change === 'setParcels') await hauls.setParcels(userId, id, [word], now);
          if (change === 'remove') expect(await hauls.remove(userId, id)).toBe(own !== undefined);
          if (own === undefined) return;
          own.changed = step;
          if (change === 'rename') own.name = word;
          if (change === 'close' || change === 'reopen') own.isClosed = change === 'close';
          if (change === 'setParcels') own.parcels = [word];
          if (change === 'remove') model.hauls = model.hauls.filter((haul) => haul !== own);
        },
    ),
);

async function expectSame(store: Store, { hauls }: Model, userId: string): Promise<void> {
  const own = hauls
    .filter(({ owner }) => owner === userId)
    .toSorted((a, b) => Number(a.isClosed) - Number(b.isClosed) || b.changed - a.changed);
  const listed = await store.hauls.list(userId);
  expect(listed.map(({ id, items, parcels }) => [id, items, parcels])).toEqual(
    own.map(({ id, items, parcels }) => [id, items.length, parcels.length]),
  );
  expect((await store.hauls.current(userId))?.id).toBe(own.find(({ isClosed }) => !isClosed)?.id);
  for (const haul of hauls) {
    const found = await store.hauls.get(userId, haul.id);
    if (haul.owner !== userId) expect(found).toBeUndefined();
    else {
      const items = [...haul.items].sort((a, b) => a.id - b.id);
      expect(found).toMatchObject({ name: haul.name, items, parcels: haul.parcels });
    }
  }
}

it('whatever two people do, each has exactly their own hauls', async () => {
  const store = await openTestStore();
  // Each statement takes a way over the network.
  const numRuns = inject('postgresUrl') === undefined ? 150 : 10;
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 40 }), async (sequence) => {
      for (const userId of PEOPLE)
        for (const { id } of await store.hauls.list(userId)) await store.hauls.remove(userId, id);
      const model: Model = { hauls: [], itemIds: [] };
      for (const [index, step] of sequence.entries()) await step(store, model, index);
      for (const userId of PEOPLE) await expectSame(store, model, userId);
    }),
    { numRuns },
  );
  await store.close();
});
