import { expect, it } from 'vitest';
import { seeded } from '../../sandbox/discord/seed.ts';
import { SAMPLES } from '../../sandbox/service/index.ts';
import { batchNews } from '../../src/alerts/news.ts';
import { useAlerting } from '../support/alerting.ts';
import { addAlertChannel } from '../support/alerting-store.ts';
import { everything } from '../support/as-user.ts';

const MESSAGES = /^\/channels\/\d+\/messages/;
const SAMPLE = { content: 'a test' };

const running = useAlerting();

it('a test at a place that has been forgotten finds it gone', async () => {
  expect(await running().alerts.test(4_711, SAMPLE)).toBe('gone');
});

it('a test while Discord is in trouble says nothing about the place', async () => {
  const { store, local, alerts } = running();
  const placeId = await addAlertChannel(store, seeded.parcels);
  local.discord.failNext({ status: 500, route: MESSAGES });
  expect(await alerts.test(placeId, SAMPLE)).toBe('unavailable');
  expect(await store.places.get(placeId)).toMatchObject({ setAsideAt: null });
});

it('a test that is refused sets the place aside; one that works restores it', async () => {
  const { store, local, alerts } = running();
  const placeId = await addAlertChannel(store, seeded.parcels);
  local.discord.failNext({ status: 403, code: 50_013, route: MESSAGES });
  expect(await alerts.test(placeId, SAMPLE)).toBe('forbidden');
  expect(await store.places.get(placeId)).toMatchObject({ setAsideReason: 'forbidden' });
  expect(await alerts.test(placeId, SAMPLE)).toBe('posted');
  expect(await store.places.get(placeId)).toMatchObject({ setAsideAt: null });
});

it('news of photos does not wait for a service that cannot show them', async () => {
  const { store, service, alerts, said } = running();
  const product = SAMPLES.products[0];
  if (product === undefined) throw new Error('no sample');
  await addAlertChannel(store, seeded.qcPhotos, 'qc');
  service.service.fault.set('500');
  await alerts.accept({
    digest: 'a batch without photos',
    kind: 'qc.batch.created',
    source: 'webhook',
    createdAt: Date.now(),
    receivedAt: Date.now(),
    body: '{}',
    news: [batchNews(product, { date: '2026-11-20', sku: 'Red', photos: [] })],
  });
  expect(everything(await said(seeded.qcPhotos, 'New QC photos'))).toContain('Red');
});
