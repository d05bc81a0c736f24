import { expect, it } from 'vitest';
import { seeded } from '../../../sandbox/seed.ts';
import { createReleaseHolds } from '../../../src/alerts/release-holds.ts';
import { qcSetUpdate } from '../../../src/alerts/updates.ts';
import { useAlerts } from '../../support/alerts-harness.ts';
import { addAlertChannel, followIn } from '../../support/store-fixtures.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const NONE = { quietFrom: null, quietUntil: null, digestAt: null, timeZone: null };

const running = useAlerts({ sweepMs: 50 });

/** What `/alerts` would store: minutes after midnight, so many hours from now. */
function minuteIn(hours: number): number {
  const date = new Date(running().clock() + hours * HOUR_MS);
  return date.getUTCHours() * 60 + date.getUTCMinutes();
}

async function release() {
  const { store, clock } = running();
  const job = createReleaseHolds({ store, onEnqueued: () => {} });
  await job.run(clock(), new AbortController().signal);
}

/** The texts of the embed. */
const listIn = (message: { readonly embeds: readonly unknown[] }) => JSON.stringify(message.embeds);

it('a digest of everything that happened is one message, masked in a channel, with the role of a state', async () => {
  const { store, ingestScan, ingestUpdate, waitForText, messagesIn, advanceClock, outboxIsEmpty } = running();
  const destinationId = await addAlertChannel(store, seeded.parcels);
  await followIn(store, seeded.parcels, 'LP00123456784821CN');
  await addAlertChannel(store, seeded.parcels, 'qc');
  const channel = await store.alertChannels.at(destinationId, 'tracking');
  const withRole = { destinationId, guildId: seeded.haulClub, roleId: seeded.haulClub, mask: true };
  await store.alertChannels.add({ ...withRole, event: 'tracking', addedBy: seeded.ada }, 1);
  await store.alertChannels.setPings(seeded.haulClub, channel?.id ?? 0, ['problems']);
  await store.holds.configure(destinationId, { ...NONE, digestAt: minuteIn(2) }, running().clock());
  await ingestScan('LP00123456784821CN', 'Held by customs');
  await ingestScan('RR00123456784821CN', 'Out for delivery');
  await ingestScan('RX00123456784821CN', 'Departed from facility', { date: '2026-11-19' });
  await ingestScan('RX00123456784821CN', 'Arrived at facility');
  const set = { date: '2026-11-20', sku: 'Cream', photos: ['https://photos.example/1.jpg'] };
  await ingestUpdate(qcSetUpdate({ platform: 'weidian', id: '7212345601' }, set));
  await release();
  expect(await messagesIn(seeded.parcels)).toEqual([]);

  advanceClock(2 * HOUR_MS + MINUTE_MS);
  await release();
  const message = await waitForText(seeded.parcels, '3 parcels: 1 needs its owner, 1 arrives today');
  await outboxIsEmpty();
  expect(await messagesIn(seeded.parcels)).toHaveLength(1);
  expect(message.content).toBe(`📦 3 parcels: 1 needs its owner, 1 arrives today <@&${seeded.haulClub}>`);
  const list = listIn(message);
  expect(list).toMatch(/🛃 .*held by customs.*🛵 .*today.*📸 .*1 new QC photo/);
  expect(list).toContain('Daily digest · 2 routine scans, the first <t:');
  expect(list).not.toContain('LP00123456784821CN');
});

it('a digest about parcels and QC photos pings the roles of both, each once', async () => {
  const { store, ingestScan, ingestUpdate, waitForText, advanceClock, clock } = running();
  const destinationId = await addAlertChannel(store, seeded.parcels);
  const moderators = '900000000000000077';
  const channel = { destinationId, guildId: seeded.haulClub, mask: true, addedBy: seeded.ada };
  await store.alertChannels.add({ ...channel, event: 'tracking', roleId: seeded.haulClub }, 1);
  await store.alertChannels.add({ ...channel, event: 'qc', roleId: moderators }, 2);
  await store.holds.configure(destinationId, { ...NONE, digestAt: minuteIn(2) }, clock());
  await ingestScan('LP00123456784821CN', 'Held by customs');
  const set = { date: '2026-11-20', sku: 'Cream', photos: ['https://photos.example/1.jpg'] };
  await ingestUpdate(qcSetUpdate({ platform: 'weidian', id: '7212345601' }, set));
  advanceClock(2 * HOUR_MS + MINUTE_MS);
  await release();
  const { content } = await waitForText(seeded.parcels, '1 parcel: 1 needs its owner');
  expect(content).toMatch(new RegExp(` <@&${seeded.haulClub}> <@&${moderators}>$`));
});

it('in DMs a digest shows the names that the person gave', async () => {
  const { store, alerts, ingestScan, waitForText, advanceClock } = running();
  const dm = { kind: 'user', discordId: seeded.mo, guildId: null, locale: 'en-US' } as const;
  for (const number of ['LP00123456784821CN', 'RR00123456784821CN'])
    await alerts.follow.parcel(dm, number, seeded.mo, 'all');
  const [, shoes] = await store.follows.list(seeded.mo, 'parcel');
  await store.follows.rename(seeded.mo, shoes?.id ?? 0, 'Winter shoes');
  const times = { ...NONE, quietFrom: minuteIn(-1), quietUntil: minuteIn(2) };
  await store.holds.configure(shoes?.destinationId ?? 0, times, running().clock());
  await ingestScan('LP00123456784821CN', 'Held by customs', { date: '2026-11-22' });
  await ingestScan('RR00123456784821CN', 'Delivered', { date: '2026-11-22' });
  advanceClock(2 * HOUR_MS + MINUTE_MS);
  await release();
  const message = await waitForText(seeded.dmMo, '2 parcels: 1 needs you, 1 delivered');
  expect(listIn(message)).toMatch(/🛃 \*\*Winter shoes\*\* · held by customs.*✅ \*\*RR00123456784821CN\*\*/);
});

it('a digest of silent parcels only says that they need somebody', async () => {
  const { store, alerts, waitForText, advanceClock, clock } = running();
  const dm = { kind: 'user', discordId: seeded.mo, guildId: null, locale: 'en-US' } as const;
  const silence = { stage: 'transport', silentDays: 28, day: null, scan: null };
  const ended = {
    notice: 'ended',
    key: 'ended',
    data: JSON.stringify(silence),
    importance: 'problem',
  } as const;
  for (const number of ['LP00123456784821CN', 'RR00123456784821CN'])
    await alerts.follow.parcel(dm, number, seeded.mo, 'all');
  const follows = await store.follows.list(seeded.mo, 'parcel');
  const times = { ...NONE, quietFrom: minuteIn(-1), quietUntil: minuteIn(2) };
  await store.holds.configure(follows[0]?.destinationId ?? 0, times, clock());
  for (const { topicId } of follows) await store.notices.record(topicId, ended, clock());
  advanceClock(2 * HOUR_MS + MINUTE_MS);
  await release();
  const message = await waitForText(seeded.dmMo, '2 parcels: 2 need you');
  expect(listIn(message)).toContain('RR00123456784821CN');
});

it('a digest without news lists the newest scan of each parcel, and pings nobody', async () => {
  const { store, ingestScan, waitForText, advanceClock } = running();
  const destinationId = await addAlertChannel(store, seeded.parcels);
  const [channel] = await store.alertChannels.list(seeded.haulClub);
  await store.alertChannels.setRole(seeded.haulClub, channel?.id ?? 0, seeded.adminRole);
  await store.holds.configure(destinationId, { ...NONE, digestAt: minuteIn(2) }, running().clock());
  await ingestScan('LP00123456784821CN', 'a scan');
  await ingestScan('LP00123456784821CN', 'another scan');
  advanceClock(2 * HOUR_MS + MINUTE_MS);
  await release();
  const message = await waitForText(seeded.parcels, '2 scans for 1 parcel');
  expect(message.content).not.toContain('<@&');
  expect(listIn(message)).toMatch(/LP••••21CN\*\* · “another scan”.*-# Daily digest · 2 routine scans/);
});

it('a single alert that waited for a forum’s digest has no buttons that would be for another channel', async () => {
  const { store, ingestScan, outboxIsEmpty, advanceClock, local } = running();
  const forum = { discordId: seeded.finds, guildId: seeded.haulClub, forum: true };
  await store.destinations.upsert({ kind: 'channel', locale: 'en-US', ...forum });
  const destinationId = await addAlertChannel(store, seeded.finds);
  await store.holds.configure(destinationId, { ...NONE, digestAt: minuteIn(2) }, running().clock());
  await ingestScan('LP00123456784821CN', 'Held by customs');
  advanceClock(2 * HOUR_MS + MINUTE_MS);
  await release();
  await outboxIsEmpty();
  const { guilds } = await local.discord.as(seeded.ada).state();
  const posts = guilds.flatMap(({ channels }) =>
    channels.filter(({ parentId }) => parentId === seeded.finds),
  );
  // Beside the parcel's card, which may come before or after.
  const messages = (await Promise.all(posts.map(({ id }) => running().messagesIn(id)))).flat();
  const message = messages.find(({ content }) => content !== '');
  expect(message?.content).toBe('📦 1 parcel: 1 needs its owner');
  expect(JSON.stringify(message?.components)).not.toContain('track:');
});

it('stops between two destinations', async () => {
  const { store, clock } = running();
  const destinationId = await addAlertChannel(store, seeded.parcels);
  const times = { ...NONE, digestAt: minuteIn(2) };
  await store.holds.configure(destinationId, times, clock() - 48 * HOUR_MS);
  const job = createReleaseHolds({ store, onEnqueued: () => {} });
  await job.run(clock(), AbortSignal.abort());
  expect(await store.holds.due(clock(), 1)).toEqual([destinationId]);
});
