import { afterEach, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { saidAbout } from '../support/alert-lines.ts';
import { type AlertsHarness, type AlertsHarnessOptions, startAlerts } from '../support/alerts-harness.ts';
import { addAlertChannel, followIn } from '../support/store-fixtures.ts';

const NUMBER = 'LX208857143CN';
const DAY_MS = 24 * 3_600_000;
const mo = { kind: 'user', discordId: seeded.mo, guildId: null, locale: 'en-US' } as const;
const general = {
  kind: 'channel',
  discordId: seeded.general,
  guildId: seeded.haulClub,
  locale: 'en-US',
} as const;

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function start(options: AlertsHarnessOptions = {}): Promise<AlertsHarness> {
  const { stop, ...alerting } = await startAlerts(options);
  stops.push(stop);
  return alerting;
}

/** The service reports a further scan, and the next poll finds it. @returns its status */
async function pollNewScan({ service, advanceClock, pollDueTopics }: AlertsHarness): Promise<string> {
  const scan = service.service.parcels.advance(NUMBER);
  if (scan === null) throw new Error('The sample has no scan left');
  advanceClock(DAY_MS);
  await pollDueTopics();
  return saidAbout(scan.status);
}

it('posts every event in the alert channels of a home server', async () => {
  const { store, ingestScan, waitForText } = await start({ homeGuilds: [seeded.haulClub] });
  await addAlertChannel(store, seeded.parcels);
  await ingestScan(NUMBER, 'marker 1');
  await waitForText(seeded.parcels, 'marker 1');
});

it('posts no event in the alert channels of another server', async () => {
  const { store, ingestScan, outboxIsEmpty, messagesIn } = await start({
    homeGuilds: ['100000000000000000'],
  });
  await addAlertChannel(store, seeded.parcels);
  expect(await ingestScan(NUMBER, 'marker 1')).toBe(true);
  await outboxIsEmpty();
  expect(await messagesIn(seeded.parcels)).toEqual([]);
});

it('posts events about parcels that another server follows in its alert channels and where it follows them', async () => {
  const { store, ingestScan, waitForText } = await start({ homeGuilds: ['100000000000000000'] });
  await addAlertChannel(store, seeded.parcels);
  await followIn(store, seeded.general, NUMBER);
  await ingestScan(NUMBER, 'marker 1');
  await waitForText(seeded.parcels, 'marker 1');
  await waitForText(seeded.general, 'marker 1');
});

it('posts polled scans of a parcel followed in a DM in no alert channel', async () => {
  const alerting = await start();
  const { alerts, store, waitForText, outboxIsEmpty, messagesIn } = alerting;
  await addAlertChannel(store, seeded.parcels);
  await alerts.follow.parcel(mo, NUMBER, seeded.mo, 'all');
  await waitForText(seeded.dmMo, await pollNewScan(alerting));
  await outboxIsEmpty();
  expect(await messagesIn(seeded.parcels)).toEqual([]);
});

it('posts polled scans of a parcel followed in a channel in alert channels, too', async () => {
  const alerting = await start();
  const { alerts, store, waitForText } = alerting;
  await addAlertChannel(store, seeded.parcels);
  await alerts.follow.parcel(general, NUMBER, seeded.ada, 'all');
  const status = await pollNewScan(alerting);
  await waitForText(seeded.parcels, status);
  await waitForText(seeded.general, status);
});

it('posts one message in an alert channel that also follows the parcel', async () => {
  const { store, ingestScan, messagesIn, waitForText, outboxIsEmpty } = await start();
  await addAlertChannel(store, seeded.general);
  await followIn(store, seeded.general, NUMBER);
  await ingestScan(NUMBER, 'marker 1');
  await waitForText(seeded.general, 'marker 1');
  await outboxIsEmpty();
  expect(await messagesIn(seeded.general)).toHaveLength(1);
});

it('posts nothing to a person whose data was deleted, and keeps nothing of them', async () => {
  const { alerts, store, ingestScan, messagesIn, outboxIsEmpty } = await start();
  await alerts.follow.parcel(mo, NUMBER, seeded.mo, 'all');
  await store.products.markSeen(seeded.mo, 'weidian:7212345601', Date.now());
  await store.personal.delete(seeded.mo);
  expect(await ingestScan(NUMBER, 'marker 1')).toBe(true);
  await outboxIsEmpty();
  expect(await messagesIn(seeded.dmMo)).toEqual([]);
  expect(await store.personal.show(seeded.mo)).toEqual({
    hauls: 0,
    haulItems: 0,
    haulParcels: 0,
    sharedHauls: 0,
    sharedPosts: 0,
    parcels: [],
    products: [],
    alertChannels: 0,
    pending: 0,
    settings: false,
    replies: 0,
    recentProducts: 0,
    archived: 0,
    watchedPrices: 0,
  });
});

it('posts nothing to a person who has unfollowed the parcel', async () => {
  const { alerts, store, ingestScan, messagesIn, outboxIsEmpty } = await start();
  await alerts.follow.parcel(mo, NUMBER, seeded.mo, 'all');
  const [follow] = await store.follows.list(seeded.mo, 'parcel');
  await store.follows.remove(seeded.mo, follow?.id ?? 0);
  expect(await ingestScan(NUMBER, 'marker 1')).toBe(true);
  await outboxIsEmpty();
  expect(await messagesIn(seeded.dmMo)).toEqual([]);
});
