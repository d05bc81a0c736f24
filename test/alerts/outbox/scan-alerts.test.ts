import type { ClientMessage } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { LOCAL_TOKEN } from '../../../sandbox/discord.ts';
import { seeded } from '../../../sandbox/seed.ts';
import { trackingCardView } from '../../../src/alerts/cards/tracking-alert.ts';
import { scanUpdate } from '../../../src/alerts/updates.ts';
import { createPoster } from '../../../src/discord/posting/poster.ts';
import type { PingReason } from '../../../src/domain/alerts/alert-level.ts';
import { journeyOf } from '../../../src/domain/parcels/journey.ts';
import { openIds } from '../../../src/parcels/cards/parcel-ids.ts';
import type { Pictures } from '../../../src/pictures/index.ts';
import { en } from '../../../src/texts/en.ts';
import { useAlerts } from '../../support/alerts-harness.ts';
import { addAlertChannel, upsertChannel } from '../../support/store-fixtures.ts';

const NUMBER = 'LP00123456784821CN';
const MESSAGES = /^\/channels\/\d+\/messages$/;
const SILENT = 4_096;
const mo = { kind: 'user', discordId: seeded.mo, guildId: null, locale: 'en-US' } as const;

const picture = { name: 'journey.webp', bytes: new Uint8Array([82, 73, 70, 70]) };
const running = useAlerts({
  pictures: { drawJourney: async () => picture } as Partial<Pictures> as Pictures,
});

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const contents = async (channelId: string = seeded.parcels) =>
  (await running().messagesIn(channelId)).map(({ content }) => plain(content));
const labels = ({ components }: ClientMessage) =>
  [...JSON.stringify(components).matchAll(/"label":"([^"]+)"/g)].map(([, label]) => label);
async function only(channelId: string = seeded.parcels): Promise<ClientMessage> {
  await running().outboxIsEmpty();
  const [message, ...others] = await running().messagesIn(channelId);
  expect(others).toEqual([]);
  if (message === undefined) throw new Error('no message');
  return message;
}

/** Scans that wait together until the channel accepts messages again, as after an outage. */
async function ingestTogether(statuses: readonly string[]): Promise<void> {
  const { local, store, alerts, ingestScan } = running();
  const destination = await store.destinations.find('channel', seeded.parcels);
  const id = destination?.id ?? 0;
  await store.destinations.suspend(id, 'forbidden', Date.now());
  for (const status of statuses) await ingestScan(NUMBER, status);
  local.discord.faults.stopFailing();
  await alerts.test(id, { content: 'a test' });
  await running().outboxIsEmpty();
}

describe('an ordinary scan', () => {
  it('is one line without a card and without a call to the service', async () => {
    const { store, service, ingestScan } = running();
    await addAlertChannel(store, seeded.parcels);
    const before = service.service.requests.length;
    await ingestScan(NUMBER, 'Parcel has been sorted');
    const message = await only();
    expect(plain(message.content)).toBe('🚚 **LP••••21CN**: sorted · Liège 🇧🇪');
    expect([message.embeds, message.components, message.flags]).toEqual([[], [], 4]);
    expect(service.service.requests.length).toBe(before);
  });

  it('joins the message before, above the earlier line', async () => {
    const { store, ingestScan, waitForText } = running();
    await addAlertChannel(store, seeded.parcels);
    await ingestScan(NUMBER, 'marker 1');
    await waitForText(seeded.parcels, 'marker 1');
    await ingestScan(NUMBER, 'marker 2');
    expect(plain((await only()).content)).toBe(
      '📦 **LP••••21CN**: “marker 2” · Liège 🇧🇪\n-# 📦 “marker 1” · Liège 🇧🇪',
    );
  });
});

describe('a milestone', () => {
  it('is a line and a card with its picture', async () => {
    const { store, ingestScan } = running();
    await addAlertChannel(store, seeded.parcels);
    await ingestScan(NUMBER, 'Out for delivery');
    const message = await only();
    expect(plain(message.content)).toBe('🛵 **LP••••21CN**: out for delivery · Liège 🇧🇪');
    expect(message.embeds[0]?.image?.url).toContain('/journey.webp');
    expect(message.attachments[0]?.description).toContain('Liège');
    expect(labels(message)).toEqual(['History', 'Fewer alerts']);
  });

  it('and a problem never join a message: an edit notifies nobody', async () => {
    const { store, ingestScan, outboxIsEmpty } = running();
    await addAlertChannel(store, seeded.parcels);
    for (const status of ['marker 1', 'Out for delivery', 'Delivery failed, nobody home', 'marker 2']) {
      await ingestScan(NUMBER, status);
      await outboxIsEmpty();
    }
    expect((await contents()).map((content) => content.split(' · ')[0])).toEqual([
      '📦 **LP••••21CN**: “marker 1”',
      '🛵 **LP••••21CN**: out for delivery',
      '🚪 **LP••••21CN**: delivery failed, nobody home',
      '📦 **LP••••21CN**: “marker 2”',
    ]);
  });

  it('says that a parcel arrived, and asks whether it did, in a DM only', async () => {
    const { store, alerts, ingestScan } = running();
    await addAlertChannel(store, seeded.parcels);
    await alerts.follow.parcel(mo, NUMBER, seeded.mo);
    await ingestScan(NUMBER, 'Delivered');
    expect(labels(await only(seeded.dmMo))).toEqual([expect.any(String), 'Not here yet']);
    expect(labels(await only())).toEqual(['History', 'Fewer alerts']);
  });
});

describe('deliveries that wait together', () => {
  it('become one message, which the newest news decides', async () => {
    const { store } = running();
    await addAlertChannel(store, seeded.parcels);
    await ingestTogether(['Out for delivery', 'marker 1', 'Delivery failed, nobody home', 'marker 2']);
    const [, message] = await running().messagesIn(seeded.parcels);
    expect(plain(message?.content ?? '')).toContain('delivery failed, nobody home');
    const lines = plain(message?.embeds[0]?.description ?? '').split('\n');
    expect(lines[1]).toMatch(/^\*\*For its owner:\*\* /);
    expect(lines.slice(2)).toEqual([
      '-# 📦 “marker 2” · Liège 🇧🇪',
      '-# 📦 “marker 1” · Liège 🇧🇪',
      '-# 🛵 out for delivery · Liège 🇧🇪',
    ]);
  });

  it('show no problem that is over', async () => {
    await addAlertChannel(running().store, seeded.parcels);
    await ingestTogether(['Delivery failed, nobody home', 'Out for delivery']);
    expect((await contents())[1]).toContain('**: out for delivery');
  });
});

describe('the role of an alert channel', () => {
  async function pinged(pings: readonly PingReason[], status: string): Promise<string> {
    const { store, ingestScan } = running();
    const destinationId = await upsertChannel(store, seeded.parcels);
    const channel = { destinationId, guildId: seeded.haulClub, event: 'tracking', mask: true } as const;
    await store.alertChannels.add({ ...channel, roleId: '77', addedBy: seeded.ada }, Date.now());
    const { id = 0 } = (await store.alertChannels.at(destinationId, 'tracking')) ?? {};
    await store.alertChannels.setPings(seeded.haulClub, id, pings);
    await ingestScan(NUMBER, status);
    return (await only()).content;
  }

  it('is pinged for what the managers chose, last in the line', async () => {
    expect(plain(await pinged(['delivered'], 'Delivered'))).toMatch(/: delivered · Liège 🇧🇪 <@&77>$/);
  });

  it.each([
    ['another state', ['delivered'] as const, 'Out for delivery'],
    ['an ordinary scan', ['problems', 'delivered'] as const, 'Parcel has been sorted'],
  ])('is not pinged for %s', async (_what, pings, status) => {
    expect(await pinged(pings, status)).not.toContain('<@&');
  });
});

it('a silent destination is not notified', async () => {
  const { store, ingestScan } = running();
  const destinationId = await addAlertChannel(store, seeded.parcels);
  await store.destinations.setOptions(destinationId, { silent: true });
  await ingestScan(NUMBER, 'marker 1');
  expect((await only()).flags & SILENT).toBe(SILENT);
});

it('a channel shows a parcel’s name only if its follower shares it', async () => {
  const { store, alerts, ingestScan } = running();
  const channel = {
    kind: 'channel',
    discordId: seeded.parcels,
    guildId: seeded.haulClub,
    locale: 'en-US',
  } as const;
  // Known before it is followed: the scan that somebody waits for would come with a card.
  await ingestScan(NUMBER, 'marker 0');
  await alerts.follow.parcel(channel, NUMBER, seeded.mo, 'all');
  const [follow] = await store.follows.list(seeded.mo, 'parcel');
  const id = follow?.id ?? 0;
  await store.follows.rename(seeded.mo, id, 'Winter *shoes*');
  await ingestScan(NUMBER, 'marker 1');
  expect((await only()).content).toContain('**LP••••21CN**');
  await store.follows.shareLabel(seeded.mo, id, true);
  await ingestScan(NUMBER, 'marker 2');
  expect((await only()).content).toContain('**Winter \\*shoes\\***');
});

it('a card with a picture is posted once when its answer was lost and the next attempt is refused', async () => {
  const { store, local, ingestScan, outboxIsEmpty } = running();
  await addAlertChannel(store, seeded.parcels);
  local.discord.faults.failNext({ silence: 'answer_lost', route: MESSAGES });
  local.discord.faults.failNext({ status: 400, code: 50_035, route: MESSAGES });
  await ingestScan(NUMBER, 'Out for delivery');
  await expect.poll(() => local.discord.faults.failing, { timeout: 15_000, interval: 20 }).toBe(0);
  await outboxIsEmpty();
  await only();
  expect((await store.events.list({}, 10)).map(({ failed }) => failed)).toEqual([0]);
}, 30_000);

it('a card that an earlier process posted is found, although it was drawn with another day and no picture', async () => {
  const { store, local, alerts, outboxIsEmpty } = running();
  const destinationId = await addAlertChannel(store, seeded.parcels);
  const place = { date: '2026-11-20', hour: '10:00', location: 'Liège', country: 'BE' };
  const updates = ['marker 1', 'Out for delivery'].map((status) => scanUpdate(NUMBER, { ...place, status }));
  const event = {
    kind: 'tracking.updated',
    source: 'webhook',
    digest: '1',
    createdAt: 1,
    body: '{}',
  } as const;
  // The dispatcher of this process isn't told.
  await store.ingest.record([{ ...event, updates, receivedAt: Date.now() }]);
  const ids = (await store.deliveries.pending(destinationId, 10)).map(({ id }) => id);
  await store.deliveries.setBatchKey(ids, 'a nonce that Discord has forgotten', [null]);
  const alert = {
    number: NUMBER,
    ids: openIds(NUMBER),
    label: null,
    masked: true,
    scans: [
      { scan: { ...place, status: 'marker 1' }, state: 'unknown', importance: 'ordinary' },
      { scan: { ...place, status: 'Out for delivery' }, state: 'out_for_delivery', importance: 'milestone' },
    ],
  } as const;
  const extras = { day: 33, usual: null, journey: journeyOf([]), picture: null };
  const card = trackingCardView(alert, extras, { inDm: false, canBeFewer: false }, en);
  const posted = await createPoster(local.apiUrl, LOCAL_TOKEN).post(seeded.parcels, card, { nonce: '1' });
  expect(await alerts.test(destinationId, { content: 'a test' })).toBe('posted');
  await outboxIsEmpty();
  expect((await contents()).slice(1)).toEqual(['a test']);
  expect(await store.deliveries.postedIn(destinationId, posted)).toHaveLength(2);
});
