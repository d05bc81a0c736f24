import { describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { alertLinesIn, openThreads } from '../support/alert-lines.ts';
import { useAlerts } from '../support/alerts-harness.ts';
import { allTextOf } from '../support/discord-user.ts';
import { addAlertChannel, followIn } from '../support/store-fixtures.ts';

const NUMBER = 'LP00123456784821CN';
const MESSAGES = /^\/channels\/\d+\/messages/;

const running = useAlerts({ timeoutMs: 400 });

/** Waits until each marker is posted exactly once, in order. */
async function expectPostedOnce(channelId: string, markers: readonly string[]): Promise<void> {
  const { store, messagesIn } = running();
  const postedLines = async () => alertLinesIn(await messagesIn(channelId), /marker \d+/g);
  await expect.poll(postedLines, { timeout: 15_000, interval: 20 }).toEqual(markers);
  // Once recorded, nothing is sent again.
  await expect.poll(async () => (await store.deliveries.backlog()).pending, { timeout: 15_000 }).toBe(0);
  expect(await postedLines()).toEqual(markers);
}

describe('posts every alert once when Discord answers with', () => {
  it.each([
    ['500 three times', { status: 500, times: 3 }],
    ['429 with Retry-After', { status: 429, retryAfter: 0.3, times: 2 }],
    ['429 without Retry-After', { status: 429, retryAfter: null, times: 2 }],
    ['429 for the whole bot', { status: 429, retryAfter: 0.3, scope: 'global' as const }],
    ['no answer', { silence: 'unanswered' as const }],
    ['answers lost on the way', { silence: 'answer_lost' as const, times: 2 }],
  ])('%s', async (_what, failure) => {
    const { store, local, ingestScan } = running();
    await addAlertChannel(store, seeded.parcels);
    local.discord.faults.failNext({ ...failure, route: MESSAGES });
    await ingestScan(NUMBER, 'marker 1');
    await ingestScan('RR00123456784821CN', 'marker 2');
    await expectPostedOnce(seeded.parcels, ['marker 1', 'marker 2']);
  });

  it('503 for a while, then in order and in few messages', async () => {
    const { store, local, ingestScan, messagesIn } = running();
    await addAlertChannel(store, seeded.parcels);
    local.discord.faults.failNext({ status: 503, times: 10_000 });
    const markers = Array.from({ length: 40 }, (_, index) => `marker ${index + 1}`);
    for (const [index, marker] of markers.entries()) await ingestScan(`LP${100_000 + index}CN`, marker);
    await expect
      .poll(() => local.discord.requests.filter(({ status }) => status === 503).length)
      .toBeGreaterThan(0);
    local.discord.faults.stopFailing();
    await expectPostedOnce(seeded.parcels, markers);
    expect((await messagesIn(seeded.parcels)).length).toBeLessThan(12);
    expect(local.discord.requests.filter(({ status }) => status === 429)).toEqual([]);
  });

  it('403 for one channel of fifty, without delaying the others', async () => {
    const { store, local, ingestScan } = running();
    const threads = openThreads(local.discord, 50);
    const [unreachable = '', ...healthy] = threads;
    for (const thread of threads) await addAlertChannel(store, thread);
    local.discord.faults.failNext({
      status: 403,
      code: 50_013,
      times: 1_000,
      route: new RegExp(unreachable),
    });
    const startedAt = performance.now();
    await ingestScan(NUMBER, 'marker 1');
    for (const thread of healthy) await expectPostedOnce(thread, ['marker 1']);
    // 49 messages at 48 a second, and whatever this machine is busy with besides.
    expect(performance.now() - startedAt).toBeLessThan(6_000);
    const destination = await store.destinations.find('channel', unreachable);
    expect(destination?.suspensionReason).toBe('forbidden');
    expect(
      local.discord.requests.filter(({ route, status }) => route.includes(unreachable) && status === 403),
    ).toHaveLength(1);
  });
});

describe('when Discord refuses an alert', () => {
  it('suspends a deleted channel, and posts its pending alerts after a successful test', async () => {
    const { store, local, alerts, ingestScan } = running();
    const destinationId = await addAlertChannel(store, seeded.parcels);
    local.discord.faults.failNext({ status: 404, code: 10_003, route: MESSAGES });
    await ingestScan(NUMBER, 'marker 1');
    await expect
      .poll(async () => (await store.destinations.get(destinationId))?.suspensionReason)
      .toBe('gone');
    await ingestScan(NUMBER, 'marker 2');
    expect((await store.deliveries.backlog()).pending).toBe(0);
    expect(await alerts.test(destinationId, { content: 'a test' })).toBe('posted');
    await expectPostedOnce(seeded.parcels, ['marker 1', 'marker 2']);
  });

  it('drops an invalid message with the reason, and posts the next one', async () => {
    const { store, local, ingestScan } = running();
    await addAlertChannel(store, seeded.parcels);
    local.discord.faults.failNext({ status: 400, code: 50_035, route: MESSAGES });
    await ingestScan(NUMBER, 'marker 1');
    await ingestScan('RR00123456784821CN', 'marker 2');
    await expectPostedOnce(seeded.parcels, ['marker 2']);
    const failed = (await store.events.list({}, 10)).find(({ failed }) => failed === 1);
    const [delivery] = (await store.events.show(failed?.id ?? 0))?.deliveries ?? [];
    expect(delivery).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('Invalid Form Body'),
    });
  });

  it('posts the parts of a combined message', async () => {
    const { store, local, alerts, ingestScan } = running();
    const destinationId = await addAlertChannel(store, seeded.parcels);
    await store.destinations.suspend(destinationId, 'forbidden', Date.now());
    const markers = Array.from({ length: 8 }, (_, index) => `marker ${index + 1}`);
    for (const [index, marker] of markers.entries()) await ingestScan(`LP${100_000 + index}CN`, marker);
    expect(await alerts.test(destinationId, { content: 'a test' })).toBe('posted');
    await running().waitForText(seeded.parcels, 'marker 1');
    local.discord.faults.failNext({ status: 400, code: 50_035, route: MESSAGES });
    await expectPostedOnce(seeded.parcels, markers);
  });

  it('posts a new message when the one to edit was deleted', async () => {
    const { store, local, ingestScan, waitForText, messagesIn } = running();
    await addAlertChannel(store, seeded.parcels);
    await ingestScan(NUMBER, 'marker 1');
    const first = await waitForText(seeded.parcels, 'marker 1');
    await local.discord.as(seeded.ada).delete(first);
    await ingestScan(NUMBER, 'marker 2');
    await waitForText(seeded.parcels, 'marker 2');
    expect(allTextOf((await messagesIn(seeded.parcels))[0] ?? first)).not.toContain('marker 1');
  });
});

describe('a burst of events', () => {
  it('about one parcel is added to one message, and to a new one when that is full', async () => {
    const { store, ingestScan, messagesIn } = running();
    await addAlertChannel(store, seeded.parcels);
    const markers = Array.from({ length: 9 }, (_, index) => `marker ${index + 1}`);
    for (const marker of markers) await ingestScan(NUMBER, marker);
    await expectPostedOnce(seeded.parcels, markers);
    expect(await messagesIn(seeded.parcels)).toHaveLength(2);
  });

  it('about many parcels is posted in combined messages', async () => {
    const { store, local, ingestScan, messagesIn } = running();
    await addAlertChannel(store, seeded.parcels);
    const markers = Array.from({ length: 48 }, (_, index) => `marker ${index + 1}`);
    await Promise.all(markers.map((marker, index) => ingestScan(`LP${100_000 + index}CN`, marker)));
    await expectPostedOnce(seeded.parcels, markers);
    expect((await messagesIn(seeded.parcels)).length).toBeLessThan(8);
    expect(local.discord.requests.filter(({ status }) => status === 429)).toEqual([]);
  }, 40_000);

  it('for many channels stays below the global rate limit', async () => {
    const { store, local, ingestScan } = running();
    const threads = openThreads(local.discord, 90);
    for (const thread of threads) await followIn(store, thread, NUMBER);
    await ingestScan(NUMBER, 'marker 1');
    for (const thread of threads) await expectPostedOnce(thread, ['marker 1']);
    expect(local.discord.requests.filter(({ status }) => status === 429)).toEqual([]);
  });
});
