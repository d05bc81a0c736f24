import { expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { recordDelivery } from '../../src/alerts/confirm-receipt.ts';
import { scanUpdate } from '../../src/alerts/updates.ts';
import { useAlerts } from '../support/alerts-harness.ts';

const mo = { kind: 'user', discordId: seeded.mo, guildId: null, locale: 'en-US' } as const;
const route = { from: 'CN', to: 'DE' };
const from = { location: 'Shenzhen', country: 'CN', hour: '10:00' };
const to = { location: 'Leipzig', country: 'DE', hour: '10:00' };
const sent = { ...from, date: '2026-11-01', status: 'Accepted by carrier' };
const delivered = { ...to, date: '2026-11-10', status: 'Delivered' };
const moving = { ...to, date: '2026-11-09', status: 'Departed from transit hub' };

const alerting = useAlerts();

/** Follows parcels that nothing was known about, whose first scan came then. */
async function followNew(count: number): Promise<string[]> {
  const { alerts, ingestUpdate } = alerting();
  const numbers = Array.from({ length: count }, (_, index) => `ZZ99999999${index}ZZ`);
  for (const number of numbers) {
    await alerts.follow.parcel(mo, number, seeded.mo, 'all');
    await ingestUpdate(scanUpdate(number, sent));
  }
  return numbers;
}

it('records how long a followed parcel took, once the alert about its delivery is posted', async () => {
  const { store, ingestUpdate } = alerting();
  for (const number of await followNew(5)) await ingestUpdate(scanUpdate(number, delivered));
  await expect
    .poll(() => store.routes.usualDuration(route), { timeout: 8_000 })
    .toEqual({ low: 10, high: 10 });
});

it('records a delivery once, and nothing of a parcel on its way', async () => {
  const { store, ingestUpdate, clock } = alerting();
  const numbers = await followNew(5);
  for (const number of numbers.slice(0, 4)) await ingestUpdate(scanUpdate(number, delivered));
  await ingestUpdate(scanUpdate(numbers[4] ?? '', moving));
  for (const key of numbers) {
    const topic = await store.topics.find({ kind: 'parcel', key });
    for (let time = 0; time < 2; time += 1) await recordDelivery(store, topic?.id ?? 0, clock());
  }
  expect(await store.routes.usualDuration(route)).toBeNull();
});

it('records nothing of parcels that nobody follows: their first scans may not be stored', async () => {
  const { store, ingestUpdate, clock } = alerting();
  for (let index = 0; index < 5; index += 1) {
    const number = `ZZ99999999${index}ZZ`;
    const topicId = await store.topics.upsert({ kind: 'parcel', key: number }, clock());
    await ingestUpdate(scanUpdate(number, sent));
    await ingestUpdate(scanUpdate(number, delivered));
    await store.updates.upsert(topicId, [scanUpdate(number, sent), scanUpdate(number, delivered)], clock());
    await recordDelivery(store, topicId, clock());
  }
  expect(await store.routes.usualDuration(route)).toBeNull();
});
