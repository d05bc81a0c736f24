import { expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { SAMPLES } from '../../sandbox/service/index.ts';
import { qcSetUpdate } from '../../src/alerts/updates.ts';
import { alertLinesIn } from '../support/alert-lines.ts';
import { useAlerts } from '../support/alerts-harness.ts';
import { allTextOf } from '../support/discord-user.ts';
import { addAlertChannel } from '../support/store-fixtures.ts';

const MESSAGES = /^\/channels\/\d+\/messages/;
const SAMPLE = { content: 'a test' };

const running = useAlerts();

it('reports a deleted destination as gone', async () => {
  expect(await running().alerts.test(4_711, SAMPLE)).toBe('gone');
});

it('suspends no destination when Discord fails during a test', async () => {
  const { store, local, alerts } = running();
  const destinationId = await addAlertChannel(store, seeded.parcels);
  local.discord.faults.failNext({ status: 500, route: MESSAGES });
  expect(await alerts.test(destinationId, SAMPLE)).toBe('unavailable');
  expect(await store.destinations.get(destinationId)).toMatchObject({ suspendedAt: null });
});

it('suspends a destination when a test is refused, and restores it when one is posted', async () => {
  const { store, local, alerts } = running();
  const destinationId = await addAlertChannel(store, seeded.parcels);
  local.discord.faults.failNext({ status: 403, code: 50_013, route: MESSAGES });
  expect(await alerts.test(destinationId, SAMPLE)).toBe('forbidden');
  expect(await store.destinations.get(destinationId)).toMatchObject({ suspensionReason: 'forbidden' });
  expect(await alerts.test(destinationId, SAMPLE)).toBe('posted');
  expect(await store.destinations.get(destinationId)).toMatchObject({ suspendedAt: null });
});

it('posts the pending alerts of a destination in order and once after a test was posted', async () => {
  const { store, local, alerts, ingestScan, waitForText, messagesIn } = running();
  const destinationId = await addAlertChannel(store, seeded.parcels);
  local.discord.admin.setBotPermissions(seeded.parcels, 0n);
  await ingestScan('LP100000CN', 'marker 0');
  await expect
    .poll(() => store.destinations.get(destinationId))
    .toMatchObject({ suspensionReason: 'forbidden' });
  for (let index = 1; index <= 5; index += 1) await ingestScan('LP100000CN', `marker ${index}`);
  expect(await store.deliveries.pending(destinationId, 10)).toHaveLength(1);
  local.discord.admin.setBotPermissions(seeded.parcels, null);
  expect(await alerts.test(destinationId, SAMPLE)).toBe('posted');
  await waitForText(seeded.parcels, 'marker 5');
  expect(alertLinesIn(await messagesIn(seeded.parcels), /marker \d/g)).toEqual(
    [0, 1, 2, 3, 4, 5].map((index) => `marker ${index}`),
  );
});

it('posts a QC alert without photos when the service fails', async () => {
  const { store, service, alerts, waitForText } = running();
  const product = SAMPLES.products[0];
  if (product === undefined) throw new Error('no sample');
  await addAlertChannel(store, seeded.qcPhotos, 'qc');
  service.service.fault.set('500');
  await alerts.ingest({
    digest: 'a batch without photos',
    kind: 'qc.batch.created',
    source: 'webhook',
    createdAt: Date.now(),
    receivedAt: Date.now(),
    body: '{}',
    updates: [qcSetUpdate(product, { date: '2026-11-20', sku: 'Red', photos: [] })],
  });
  expect(allTextOf(await waitForText(seeded.qcPhotos, 'new QC photo'))).toContain('Red');
});
