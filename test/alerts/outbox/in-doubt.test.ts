import { Permission } from 'local-discord';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seeded } from '../../../sandbox/seed.ts';
import { useAlerts } from '../../support/alerts-harness.ts';
import { allTextOf } from '../../support/discord-user.ts';
import { addAlertChannel, followIn } from '../../support/store-fixtures.ts';

const NUMBER = 'LP00123456784821CN';
const OTHER = 'RR00123456784821CN';
const MESSAGES = /^\/channels\/\d+\/messages$/;
const ONE_MESSAGE = /^\/channels\/\d+\/messages\/\d+$/;
const LOST_ANSWERS = { silence: 'answer_lost' } as const;

const running = useAlerts({ timeoutMs: 400 });
const WAIT_OPTIONS = { timeout: 15_000, interval: 20 };

/** How often the channel's messages say it. */
async function countOf(text: string): Promise<number> {
  const messages = await running().messagesIn(seeded.parcels);
  return messages.map((message) => allTextOf(message).split(text).length - 1).reduce((a, b) => a + b, 0);
}
const outboxIsEmpty = () =>
  expect.poll(async () => (await running().store.deliveries.backlog()).pending, WAIT_OPTIONS).toBe(0);
const failuresAreOver = () => expect.poll(() => running().local.discord.faults.failing, WAIT_OPTIONS).toBe(0);
const isSuspended = (destinationId: number) =>
  expect
    .poll(async () => (await running().store.destinations.get(destinationId))?.suspendedAt, WAIT_OPTIONS)
    .not.toBeNull();
const failures = async () => {
  const events = await running().store.events.list({}, 50);
  return events.reduce((sum, { failed }) => sum + failed, 0);
};

describe('a message that was posted without a confirmation', () => {
  it.each([
    ['500', { status: 500, applied: true }],
    ['no answer', LOST_ANSWERS],
  ])('is not dropped when the next attempt is refused (%s)', async (_how, first) => {
    const { store, local, ingestScan } = running();
    await addAlertChannel(store, seeded.parcels);
    local.discord.faults.failNext({ ...first, route: MESSAGES });
    local.discord.faults.failNext({ status: 400, code: 50_035, route: MESSAGES });
    await ingestScan(NUMBER, 'marker 1');
    await outboxIsEmpty();
    expect(await countOf('marker 1')).toBe(1);
    expect(await failures()).toBe(0);
  });

  it('is not posted again with later scans when the channel comes back from a refusal', async () => {
    const { store, local, alerts, ingestScan } = running();
    const destinationId = await addAlertChannel(store, seeded.parcels);
    local.discord.faults.failNext({ ...LOST_ANSWERS, route: MESSAGES });
    local.discord.faults.failNext({ status: 403, code: 50_013, times: 2, route: MESSAGES });
    await ingestScan(NUMBER, 'marker 1');
    await isSuspended(destinationId);
    await failuresAreOver();
    await store.destinations.restore(destinationId, Date.now());
    await ingestScan(NUMBER, 'marker 2');
    expect(await alerts.test(destinationId, { content: 'a test' })).toBe('posted');
    await outboxIsEmpty();
    for (const marker of ['marker 1', 'marker 2']) expect(await countOf(marker)).toBe(1);
  });

  it.each([
    [400, 50_035],
    [403, 50_013],
  ])(
    'as an addition is not posted in a new message when the next edit is refused (%i)',
    async (status, code) => {
      const { store, local, ingestScan, waitForText } = running();
      await addAlertChannel(store, seeded.parcels);
      await ingestScan(NUMBER, 'marker 1');
      await waitForText(seeded.parcels, 'marker 1');
      local.discord.faults.failNext({ ...LOST_ANSWERS, route: ONE_MESSAGE });
      local.discord.faults.failNext({ status, code, route: ONE_MESSAGE });
      await ingestScan(NUMBER, 'marker 2');
      await failuresAreOver();
      await outboxIsEmpty();
      expect(await running().messagesIn(seeded.parcels)).toHaveLength(1);
      for (const marker of ['marker 1', 'marker 2']) expect(await countOf(marker)).toBe(1);
    },
  );

  it('about several parcels is not posted again in parts', async () => {
    const { store, local, ingestScan } = running();
    await addAlertChannel(store, seeded.parcels);
    const markers = Array.from({ length: 8 }, (_, index) => `marker ${index + 1}`);
    // While the first one has to wait, the others come.
    local.discord.faults.failNext({ status: 429, retryAfter: 50, route: MESSAGES });
    local.discord.faults.failNext({ ...LOST_ANSWERS, route: MESSAGES });
    local.discord.faults.failNext({ status: 400, code: 50_035, route: MESSAGES });
    await Promise.all(markers.map((marker, index) => ingestScan(`LP${index + 1}00000CN`, marker)));
    await failuresAreOver();
    await outboxIsEmpty();
    for (const marker of markers) expect(await countOf(marker)).toBe(1);
    expect(await running().messagesIn(seeded.parcels)).toHaveLength(1);
    expect(await failures()).toBe(0);
  });
});

describe('when the bot may not read the message history', () => {
  it('a message in doubt keeps its nonce while Discord knows it, although a retry is refused', async () => {
    const { store, local, ingestScan } = running();
    const { ViewChannel, SendMessages, EmbedLinks } = Permission;
    local.discord.admin.setBotPermissions(seeded.parcels, ViewChannel | SendMessages | EmbedLinks);
    await addAlertChannel(store, seeded.parcels);
    local.discord.faults.failNext({ ...LOST_ANSWERS, route: MESSAGES });
    local.discord.faults.failNext({ status: 400, code: 50_035, route: MESSAGES });
    await ingestScan(NUMBER, 'marker 1');
    await outboxIsEmpty();
    expect(await countOf('marker 1')).toBe(1);
    expect(await failures()).toBe(0);
  });
});

describe('a withdrawn alert that is being retried', () => {
  beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0.5));
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    ['refused for now', { status: 500, times: 1_000 }],
    ['limited', { status: 429, retryAfter: 2, times: 1_000 }],
  ])('is not posted after its alert channel was removed (%s)', async (_how, failure) => {
    const { store, local, ingestScan, messagesIn } = running();
    const destinationId = await addAlertChannel(store, seeded.parcels);
    local.discord.faults.failNext({ ...failure, route: MESSAGES });
    await ingestScan(NUMBER, 'marker 1');
    const tried = () =>
      local.discord.requests.filter(({ method, route }) => method === 'POST' && MESSAGES.test(route)).length;
    await expect.poll(tried, WAIT_OPTIONS).toBeGreaterThan(0);
    const channel = await store.alertChannels.at(destinationId, 'tracking');
    await store.alertChannels.remove(seeded.haulClub, channel?.id ?? 0);
    local.discord.faults.stopFailing();
    await followIn(store, seeded.parcels, OTHER);
    await ingestScan(OTHER, 'marker 2');
    await outboxIsEmpty();
    expect(await countOf('marker 1')).toBe(0);
    expect(await messagesIn(seeded.parcels)).toHaveLength(1);
  });

  it('is not posted after its follower unfollowed with closed DMs', async () => {
    const { store, local, alerts, ingestScan, waitForText, messagesIn } = running();
    const destination = { kind: 'user', discordId: seeded.mo, guildId: null, locale: 'en-US' } as const;
    await alerts.follow.parcel(destination, NUMBER, seeded.mo, 'all');
    local.discord.faults.failNext({ status: 403, code: 50_007, times: 1_000, route: MESSAGES });
    await ingestScan(NUMBER, 'marker 1');
    const [follow] = await store.follows.list(seeded.mo, 'parcel');
    await isSuspended(follow?.destinationId ?? 0);
    local.discord.faults.stopFailing();
    await store.follows.remove(seeded.mo, follow?.id ?? 0);
    await alerts.follow.parcel(destination, OTHER, seeded.mo, 'all');
    await ingestScan(OTHER, 'marker 2');
    await waitForText(seeded.dmMo, 'marker 2');
    expect(await messagesIn(seeded.dmMo)).toHaveLength(1);
  });
});
