import { expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { qcSetUpdate, undescribedQcSetUpdate } from '../../src/alerts/updates.ts';
import { useAlerts } from '../support/alerts-harness.ts';
import { addAlertChannel } from '../support/store-fixtures.ts';

const DAY_MS = 24 * 3_600_000;
const PRODUCT = { platform: 'weidian', id: '7212345601' } as const;
const PHOTO = 'https://cdn.example/1.jpg';
const OTHER_PHOTO = 'https://cdn.example/9.jpg';

const alerting = useAlerts();

/** An event that reports a QC set. @returns how many destinations get an alert */
async function ingestSet(sku: string, ...photos: string[]): Promise<number> {
  const update = qcSetUpdate(PRODUCT, { date: '2026-11-20', sku, photos });
  return (await alerting().ingestUpdate(update)).destinationIds.length;
}

/** An event that names the product only. @returns how many destinations get an alert */
async function ingestUndescribedSet(createdAt: number): Promise<number> {
  const update = undescribedQcSetUpdate(PRODUCT, createdAt);
  return (await alerting().ingestUpdate(update, { createdAt })).destinationIds.length;
}

it('announces a QC set once when it is reported first without photos and then with them', async () => {
  await addAlertChannel(alerting().store, seeded.qcPhotos, 'qc');
  expect(await ingestSet('Red')).toBe(1);
  expect(await ingestSet('Red', PHOTO)).toBe(0);
  expect(await ingestSet('Red')).toBe(0);
});

it('announces a QC set once when it is reported first with photos and then without them', async () => {
  await addAlertChannel(alerting().store, seeded.qcPhotos, 'qc');
  expect(await ingestSet('Blue', PHOTO)).toBe(1);
  expect(await ingestSet('Blue')).toBe(0);
});

it('announces two QC sets of one SKU and day when their photos differ', async () => {
  await addAlertChannel(alerting().store, seeded.qcPhotos, 'qc');
  expect(await ingestSet('Red', PHOTO)).toBe(1);
  expect(await ingestSet('Red', OTHER_PHOTO)).toBe(1);
});

it('announces two QC sets when the first was completed with other photos than the second has', async () => {
  await addAlertChannel(alerting().store, seeded.qcPhotos, 'qc');
  expect(await ingestSet('Red')).toBe(1);
  expect(await ingestSet('Red', PHOTO)).toBe(0);
  expect(await ingestSet('Red', OTHER_PHOTO)).toBe(1);
});

it('announces a QC set for each event that does not describe its set, unless the event is sent again', async () => {
  await addAlertChannel(alerting().store, seeded.qcPhotos, 'qc');
  expect(await ingestUndescribedSet(1)).toBe(1);
  expect(await ingestUndescribedSet(2)).toBe(1);
  expect(await ingestUndescribedSet(2)).toBe(0);
});

it('announces a QC set once when an event does not describe it and a poll then finds it', async () => {
  const { alerts, api, service, store, clock, advanceClock, pollDueTopics, waitForText } = alerting();
  const mo = { kind: 'user', discordId: seeded.mo, guildId: null, locale: 'en-US' } as const;
  await alerts.follow.product(mo, PRODUCT, seeded.mo);
  const set = service.service.qc.addBatch(PRODUCT);
  if (set === null) throw new Error('The sample accepts no further QC set');
  // As the receiver does when such an event arrives.
  api.invalidateQc(PRODUCT);
  expect(await ingestUndescribedSet(clock() + 1)).toBe(1);
  await waitForText(seeded.dmMo, set.sku);
  const before = service.service.requests.length;
  advanceClock(DAY_MS);
  await pollDueTopics();
  expect(service.service.requests.length).toBeGreaterThan(before);
  expect(await store.events.list({}, 10)).toMatchObject([{ source: 'webhook' }]);
});
