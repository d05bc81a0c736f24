import { afterEach, beforeEach, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import type { Store } from '../../src/store/index.ts';
import { openTestStore } from '../support/test-store.ts';

const NUMBER = 'LX208857143CN';

let store: Store;
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());

async function haulWith(userId: string, numbers: readonly string[], now: number): Promise<number> {
  const id = await store.hauls.create(userId, {}, now);
  if (id === null) throw new Error('too many hauls');
  await store.hauls.setParcels(userId, id, numbers, now);
  return id;
}

it('parcels that are linked at once all stay linked', async () => {
  const id = await haulWith(seeded.mo, [], 1);
  const numbers = ['LX208857143CN', 'LX208857144CN', 'LX208857145CN'];
  await Promise.all(
    numbers.map((number) => store.hauls.setParcels(seeded.mo, id, (before) => [...before, number], 2)),
  );
  expect((await store.hauls.get(seeded.mo, id))?.parcels).toEqual(numbers);
  expect(await store.hauls.setParcels(seeded.ada, id, () => [], 3)).toEqual([]);
  expect((await store.hauls.get(seeded.mo, id))?.parcels).toEqual(numbers);
});

it('the open haul of a parcel is the owner’s own, and the one that was changed last', async () => {
  await haulWith(seeded.ada, [NUMBER], 9);
  await haulWith(seeded.mo, ['RR482170353CN'], 8);
  expect(await store.hauls.openWith(seeded.mo, NUMBER)).toBeUndefined();
  const first = await haulWith(seeded.mo, [NUMBER], 1);
  const second = await haulWith(seeded.mo, [NUMBER, 'RR482170353CN'], 2);
  expect(await store.hauls.openWith(seeded.mo, NUMBER)).toMatchObject({
    id: second,
    parcels: [NUMBER, 'RR482170353CN'],
  });
  await store.hauls.close(seeded.mo, second, 3);
  expect((await store.hauls.openWith(seeded.mo, NUMBER))?.id).toBe(first);
});
