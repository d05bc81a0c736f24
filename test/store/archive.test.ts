import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import type { StoreDriver } from '../../src/store/database/database.ts';
import type { Store } from '../../src/store/index.ts';
import { archivedParcels } from '../../src/store/schema/index.ts';
import { createStore } from '../../src/store/store.ts';
import { upsertChannel } from '../support/store-fixtures.ts';
import { openTestDatabase } from '../support/test-store.ts';

const NUMBER = 'LX208857143CN';
const END = { days: 11, endedAt: 1_000 };

let driver: StoreDriver;
let store: Store;
beforeEach(async () => {
  driver = await openTestDatabase();
  store = createStore(driver, () => []);
});
afterEach(() => store.close());

const pageOf = (userId: string) => store.archive.list(userId, { offset: 0, limit: 1_000 });

async function follow(userId: string, number = NUMBER, channelId?: string): Promise<number> {
  const dm = { kind: 'user', discordId: userId, guildId: null, locale: 'en-US' } as const;
  const destinationId =
    channelId === undefined ? await store.destinations.upsert(dm) : await upsertChannel(store, channelId);
  const topicId = await store.topics.upsert({ kind: 'parcel', key: number }, 1);
  await store.follows.add({ topicId, destinationId, userId }, 1_000, 1);
  await store.topics.schedule(topicId, 5, 'reset');
  return topicId;
}

describe('a parcel that a person archives', () => {
  it('is no longer followed anywhere, nor polled, and keeps its name', async () => {
    const topicId = await follow(seeded.mo);
    await follow(seeded.mo, NUMBER, seeded.general);
    const [, inDm] = await store.follows.list(seeded.mo, 'parcel');
    await store.follows.rename(seeded.mo, inDm?.id ?? 0, 'Blue mugs');
    expect(await store.archive.add(seeded.mo, topicId, END, 2_000)).toBe(true);
    expect(await store.follows.list(seeded.mo, 'parcel')).toEqual([]);
    expect((await store.topics.get(topicId))?.nextPollAt).toBeNull();
    expect(await pageOf(seeded.mo)).toMatchObject([
      { number: NUMBER, label: 'Blue mugs', ...END, archivedAt: 2_000 },
    ]);
  });

  it('stays followed and polled for others', async () => {
    const topicId = await follow(seeded.mo);
    await follow(seeded.ada);
    await store.archive.add(seeded.mo, topicId, END, 2_000);
    expect(await store.follows.list(seeded.ada, 'parcel')).toHaveLength(1);
    expect((await store.topics.get(topicId))?.nextPollAt).toBe(5);
    expect(await store.archive.count(seeded.ada)).toBe(0);
  });

  it('is archived once, however often it is followed and archived', async () => {
    for (const archivedAt of [2_000, 3_000]) {
      const topicId = await follow(seeded.mo);
      await store.archive.add(seeded.mo, topicId, END, archivedAt);
      expect(await store.archive.add(seeded.mo, topicId, END, archivedAt)).toBe(false);
    }
    expect(await pageOf(seeded.mo)).toMatchObject([{ archivedAt: 3_000 }]);
  });
});

it('a parcel whose polling ended is archived for everybody but those who say that it isn’t there', async () => {
  const topicId = await follow(seeded.mo);
  await follow(seeded.ada);
  await follow(seeded.ada, NUMBER, seeded.general);
  await store.follows.markMissing(seeded.ada, topicId);
  expect(await store.archive.addForAll(topicId, END, 2_000)).toBe(true);
  expect(await store.archive.count(seeded.mo)).toBe(1);
  expect(await store.archive.count(seeded.ada)).toBe(0);
  expect(await store.follows.list(seeded.ada, 'parcel')).toHaveLength(2);
  await store.archive.add(seeded.ada, topicId, END, 2_000);
  expect(await store.archive.addForAll(topicId, END, 2_000)).toBe(false);
});

it('an archive holds 500 parcels: the oldest makes room for a new one', async () => {
  const earlier = Array.from({ length: 500 }, (_, archivedAt) => ({
    ...END,
    userId: seeded.mo,
    number: `LP${100_000 + archivedAt}CN`,
    archivedAt,
  }));
  await driver.database.change((db) => db.insert(archivedParcels).values(earlier));
  await store.archive.add(seeded.mo, await follow(seeded.mo, 'LP100500CN'), END, 500);
  expect(await store.archive.count(seeded.mo)).toBe(500);
  const numbers = (await pageOf(seeded.mo)).map(({ number }) => number);
  expect([numbers[0], numbers.at(-1)]).toEqual(['LP100500CN', 'LP100001CN']);
  const page = await store.archive.list(seeded.mo, { offset: 10, limit: 2 });
  expect(page.map(({ number }) => number)).toEqual(['LP100490CN', 'LP100489CN']);
});

it('only its owner can remove a row or clear an archive', async () => {
  for (const number of ['LP100000CN', 'LP200000CN'])
    await store.archive.add(seeded.mo, await follow(seeded.mo, number), END, 2_000);
  const [row] = await pageOf(seeded.mo);
  expect(await store.archive.remove(seeded.ada, row?.id ?? 0)).toBe(false);
  expect(await store.archive.clear(seeded.ada)).toBe(0);
  expect(await store.archive.count(seeded.mo)).toBe(2);
  expect(await store.archive.remove(seeded.mo, row?.id ?? 0)).toBe(true);
  expect(await store.archive.clear(seeded.mo)).toBe(1);
});

it('a person’s archive is shown to them as stored data, and deleted with it', async () => {
  await store.archive.add(seeded.mo, await follow(seeded.mo), END, 2_000);
  await store.archive.add(seeded.ada, await follow(seeded.ada), END, 2_000);
  expect((await store.personal.show(seeded.mo)).archived).toBe(1);
  await store.personal.delete(seeded.mo);
  expect((await store.personal.show(seeded.mo)).archived).toBe(0);
  expect((await store.personal.show(seeded.ada)).archived).toBe(1);
});
