import { Permission } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../../sandbox/seed.ts';
import { allTextOf } from '../../support/discord-user.ts';
import { MASKED, NUMBER, useLiveCards, WAIT_OPTIONS } from './live-cards-harness.ts';

const MESSAGES = /^\/channels\/\d+\/messages$/;
const ONE_MESSAGE = /^\/channels\/\d+\/messages\/\d+$/;
const COMPONENTS_V2 = 32_768;

const { running, addChannel, cardsIn, cardSays, cardsAreFresh } = useLiveCards({ liveCards: true });

const edits = () => running().local.discord.requests.filter(({ method }) => method === 'PATCH').length;

describe('a live card', () => {
  it('is posted silently with the first scan, masked, and not with an alert about an ordinary scan', async () => {
    await addChannel();
    await running().ingestScan(NUMBER, 'Departed from hub');
    const card = await cardSays(MASKED);
    expect(card.flags & COMPONENTS_V2).not.toBe(0);
    expect(JSON.stringify(card)).not.toContain(NUMBER);
    expect(await running().messagesIn(seeded.parcels)).toHaveLength(1);
  });

  it('is edited with each scan, and a burst of scans makes one edit', async () => {
    await addChannel();
    await running().ingestScan(NUMBER, 'Departed from hub', { date: '2026-11-18' });
    const { id } = await cardSays('in transit');
    for (const day of ['19', '20', '21'])
      await running().ingestScan(NUMBER, `marker ${day}`, { date: `2026-11-${day}` });
    await cardsAreFresh();
    expect((await cardSays('marker 21')).id).toBe(id);
    expect(edits()).toBe(1);
  });

  it('that was shown a moment ago waits 15 s before it shows the next scan', async () => {
    const { store, clock } = running();
    const staleIn = async (ms: number) => (await store.liveCards.stale(clock() + ms, 10)).length;
    await addChannel();
    await running().ingestScan(NUMBER, 'Departed from hub', { date: '2026-11-18' });
    await cardSays('in transit');
    await expect.poll(() => staleIn(60_000), WAIT_OPTIONS).toBe(0);
    await running().ingestScan(NUMBER, 'marker 19', { date: '2026-11-19' });
    expect(await staleIn(0)).toBe(0);
    expect(await staleIn(15_000)).toBe(1);
  });

  it('stands beside the alert about a milestone', async () => {
    await addChannel();
    await running().ingestScan(NUMBER, 'Delivered');
    await cardSays('elivered');
    await running().outboxIsEmpty();
    expect(await running().messagesIn(seeded.parcels)).toHaveLength(2);
  });

  it('is posted anew after it was deleted', async () => {
    await addChannel();
    await running().ingestScan(NUMBER, 'marker 1', { date: '2026-11-18' });
    const { id } = await cardSays('marker 1');
    await running().local.discord.as(seeded.ada).delete({ id });
    await running().ingestScan(NUMBER, 'marker 2', { date: '2026-11-19' });
    await cardsAreFresh();
    expect((await cardSays('marker 2')).id).not.toBe(id);
  });

  it('is replaced when Discord takes no more edits of it', async () => {
    await addChannel();
    await running().ingestScan(NUMBER, 'marker 1', { date: '2026-11-18' });
    const { id } = await cardSays('marker 1');
    running().local.discord.admin.limitOldEdits({ edits: 0, olderThanMs: 0 });
    await running().ingestScan(NUMBER, 'marker 2', { date: '2026-11-19' });
    await cardsAreFresh();
    expect((await cardSays('marker 2')).id).not.toBe(id);
    expect(await cardsIn()).toHaveLength(1);
  });

  it.each([
    ['a lost answer', { silence: 'answer_lost' }],
    ['a 500 that took effect', { status: 500, applied: true }],
    ['a 500', { status: 500 }],
    ['a 429', { status: 429, retryAfter: 0.05 }],
  ] as const)('is there once after %s to its post', async (_how, failure) => {
    await addChannel();
    running().local.discord.faults.failNext({ ...failure, route: MESSAGES });
    await running().ingestScan(NUMBER, 'marker 1');
    await cardsAreFresh();
    await cardSays('marker 1');
  });

  it('is found again when the nonce is too old to be recognised', async () => {
    const destinationId = await addChannel();
    const { store, clock, advanceClock } = running();
    await running().ingestScan(NUMBER, 'marker 1');
    const { id } = await cardSays('marker 1');
    const topic = await store.topics.find({ kind: 'parcel', key: NUMBER });
    const card = await store.liveCards.get(destinationId, topic?.id ?? 0);
    // As if the bot had ended after it was sent.
    await store.liveCards.messageGone({ id: card?.id ?? 0, messageId: id }, clock());
    await store.liveCards.attempt(card?.id ?? 0, clock());
    advanceClock(3_600_000);
    await cardsAreFresh();
    expect((await cardSays('marker 1')).id).toBe(id);
  });

  it('is edited after an outage', async () => {
    await addChannel();
    await running().ingestScan(NUMBER, 'marker 1', { date: '2026-11-18' });
    await cardSays('marker 1');
    running().local.discord.faults.failNext({ status: 503, times: 3, route: ONE_MESSAGE });
    await running().ingestScan(NUMBER, 'marker 2', { date: '2026-11-19' });
    await cardsAreFresh();
    await cardSays('marker 2');
  });

  it('is posted without its picture where the bot may attach no files', async () => {
    await addChannel();
    const bits = Permission.ViewChannel | Permission.SendMessages | Permission.EmbedLinks;
    running().local.discord.admin.setBotPermissions(seeded.parcels, bits);
    await running().ingestScan(NUMBER, 'marker 1');
    await cardSays('marker 1');
  });

  it('suspends a channel where the bot may not post, and is posted when it may again', async () => {
    const destinationId = await addChannel();
    const { store, local } = running();
    local.discord.admin.setBotPermissions(seeded.parcels, Permission.ViewChannel);
    await running().ingestScan(NUMBER, 'marker 1');
    const suspendedAt = async () => (await store.destinations.get(destinationId))?.suspendedAt;
    await expect.poll(suspendedAt, WAIT_OPTIONS).not.toBeNull();
    local.discord.admin.setBotPermissions(seeded.parcels, null);
    await store.destinations.restore(destinationId, Date.now());
    await cardsAreFresh();
    await cardSays('marker 1');
  });

  it('stays as it is once nobody asks for it', async () => {
    const destinationId = await addChannel();
    await running().ingestScan(NUMBER, 'marker 1', { date: '2026-11-18' });
    await cardSays('marker 1');
    await running().store.destinations.setOptions(destinationId, { liveCards: false });
    await running().ingestScan(NUMBER, 'marker 2', { date: '2026-11-19' });
    await running().waitForText(seeded.parcels, 'marker 2');
    expect((await cardsIn()).map(allTextOf).join()).not.toContain('marker 2');
    expect(edits()).toBe(0);
  });
});
