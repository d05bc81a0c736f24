import { afterEach, beforeEach, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { recordDelivery } from '../../src/alerts/confirm-receipt.ts';
import { confirmReceipt, denyReceipt } from '../../src/alerts/index.ts';
import { createIngest } from '../../src/alerts/ingest.ts';
import { scanUpdate } from '../../src/alerts/updates.ts';
import type { TrackingUpdate } from '../../src/service/index.ts';
import type { Store } from '../../src/store/index.ts';
import { openMemoryStore } from '../support/store-fixtures.ts';

const route = { from: 'CN', to: 'DE' };
const from = { location: 'Shenzhen', country: 'CN', hour: '10:00' };
const to = { location: 'Leipzig', country: 'DE', hour: '10:00' };
const sent = { ...from, date: '2026-11-01', status: 'Accepted by carrier' };
const delivered = { ...to, date: '2026-11-10', status: 'Delivered' };

const NOW = Date.parse('2026-11-22T12:00:00Z');

let store: Store;
beforeEach(() => {
  store = openMemoryStore();
});
afterEach(() => store.close());

const clock = () => NOW;
const numberOf = (index: number) => `ZZ99999999${index}ZZ`;

async function reportScan(number: string, scan: TrackingUpdate): Promise<void> {
  const ingest = createIngest({ store, onEnqueued: () => {} });
  const event = { kind: 'tracking.updated', source: 'webhook', createdAt: NOW, receivedAt: NOW } as const;
  const digest = JSON.stringify([number, scan]);
  await ingest({ ...event, digest, body: '{}', updates: [scanUpdate(number, scan)] });
}

/** Delivered parcels that Mo follows. @returns their topics */
async function deliveredParcels(count: number): Promise<number[]> {
  const dm = { kind: 'user', discordId: seeded.mo, guildId: null, locale: 'en-US' } as const;
  const destinationId = await store.destinations.upsert(dm);
  const topicIds: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const number = numberOf(index);
    const topicId = await store.topics.upsert({ kind: 'parcel', key: number }, NOW);
    await store.follows.add({ topicId, destinationId, userId: seeded.mo }, 100, NOW);
    await store.follows.setBaseline(topicId, NOW);
    for (const scan of [sent, delivered]) await reportScan(number, scan);
    topicIds.push(topicId);
  }
  return topicIds;
}

it('“Got it” archives the parcel with the days that it took, and counts for its route once', async () => {
  const topicIds = await deliveredParcels(5);
  for (const id of topicIds.slice(1)) await recordDelivery(store, id, clock());
  expect(await store.routes.usualDuration(route)).toBeNull();
  for (const id of topicIds) expect(await confirmReceipt(store, seeded.mo, id, clock())).toBe(true);
  expect(await store.routes.usualDuration(route)).toEqual({ low: 10, high: 10 });
  expect(await store.archive.count(seeded.mo)).toBe(5);
  expect(await store.archive.find(seeded.mo, numberOf(0))).toMatchObject({ days: 10, label: null });
  expect(await confirmReceipt(store, seeded.mo, topicIds[0] ?? 0, clock())).toBe(false);
});

it('“Not here yet” takes back what was recorded, polls again, and counts only when it is confirmed', async () => {
  const topicIds = await deliveredParcels(5);
  const [missing = 0] = topicIds;
  for (const id of topicIds) await recordDelivery(store, id, clock());
  expect(await store.routes.usualDuration(route)).not.toBeNull();
  await store.topics.schedule(missing, null, 'increment');
  expect(await denyReceipt(store, seeded.mo, missing, clock())).toBe(true);
  expect(await store.routes.usualDuration(route)).toBeNull();
  expect((await store.topics.get(missing))?.nextPollAt).not.toBeNull();
  await recordDelivery(store, missing, clock());
  expect(await store.routes.usualDuration(route)).toBeNull();
  await confirmReceipt(store, seeded.mo, missing, clock());
  expect(await store.routes.usualDuration(route)).toEqual({ low: 10, high: 10 });
});

it('a parcel that moves on after “Not here yet” asks again when it is delivered', async () => {
  const [topicId = 0] = await deliveredParcels(1);
  await denyReceipt(store, seeded.mo, topicId, clock());
  expect(await store.follows.isMissing(topicId)).toBe(true);
  await reportScan(numberOf(0), { ...delivered, hour: '11:00', status: 'Zzyzx qwrt' });
  expect(await store.follows.isMissing(topicId)).toBe(true);
  await reportScan(numberOf(0), { ...to, date: '2026-11-11', status: 'Out for delivery' });
  expect(await store.follows.isMissing(topicId)).toBe(false);
});

it('neither answer does anything for people who don’t follow the parcel', async () => {
  const [topicId = 0] = await deliveredParcels(1);
  await store.topics.schedule(topicId, null, 'increment');
  expect(await confirmReceipt(store, seeded.ada, topicId, clock())).toBe(false);
  expect(await denyReceipt(store, seeded.ada, topicId, clock())).toBe(false);
  expect(await store.archive.count(seeded.ada)).toBe(0);
  expect(await store.follows.isMissing(topicId)).toBe(false);
  expect((await store.topics.get(topicId))?.nextPollAt).toBeNull();
});
