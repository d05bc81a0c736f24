import { describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/discord/seed.ts';
import { useAlerting } from '../support/alerting.ts';
import { addAlertChannel, followIn } from '../support/alerting-store.ts';
import { everything } from '../support/as-user.ts';
import { openThreads, toldIn } from '../support/threads.ts';

const NUMBER = 'LP00123456784821CN';
const MESSAGES = /^\/channels\/\d+\/messages/;

const running = useAlerting({ timeoutMs: 400 });

/** Each marker stands exactly once. */
async function expectToldOnce(channelId: string, markers: readonly string[]): Promise<void> {
  const { store, standing } = running();
  const told = async () => toldIn(await standing(channelId), /marker \d+/g);
  await expect.poll(told, { timeout: 15_000, interval: 20 }).toEqual(markers);
  // Not only told, but written down: nothing of it will be sent again.
  await expect.poll(async () => (await store.deliveries.backlog()).waiting, { timeout: 15_000 }).toBe(0);
  expect(await told()).toEqual(markers);
}

describe('while Discord is in trouble, everything is told once', () => {
  it.each([
    ['500 three times', { status: 500, times: 3 }],
    ['429 with Retry-After', { status: 429, retryAfter: 0.3, times: 2 }],
    ['429 without Retry-After', { status: 429, retryAfter: null, times: 2 }],
    ['429 for the whole bot', { status: 429, retryAfter: 0.3, global: true }],
    ['no answer', { silence: 'unanswered' as const }],
    ['answers lost on the way', { silence: 'answer_lost' as const, times: 2 }],
  ])('%s', async (_what, failure) => {
    const { store, local, tell } = running();
    await addAlertChannel(store, seeded.parcels);
    local.discord.failNext({ ...failure, route: MESSAGES });
    await tell(NUMBER, 'marker 1');
    await tell('RR00123456784821CN', 'marker 2');
    await expectToldOnce(seeded.parcels, ['marker 1', 'marker 2']);
  });

  it('away for a while: afterwards in order, in as few messages as it takes', async () => {
    const { store, local, tell, standing } = running();
    await addAlertChannel(store, seeded.parcels);
    local.discord.failNext({ status: 503, times: 10_000 });
    const markers = Array.from({ length: 40 }, (_, index) => `marker ${index + 1}`);
    for (const [index, marker] of markers.entries()) await tell(`LP${100_000 + index}CN`, marker);
    await expect
      .poll(() => local.discord.requests.filter(({ status }) => status === 503).length)
      .toBeGreaterThan(0);
    local.discord.stopFailing();
    await expectToldOnce(seeded.parcels, markers);
    expect((await standing(seeded.parcels)).length).toBeLessThan(12);
    expect(local.discord.requests.filter(({ status }) => status === 429)).toEqual([]);
  });

  it('one dead channel among fifty: the others are on time', async () => {
    const { store, local, tell } = running();
    const threads = openThreads(local.discord, 50);
    const [dead = '', ...alive] = threads;
    for (const thread of threads) await addAlertChannel(store, thread);
    local.discord.failNext({ status: 403, code: 50_013, times: 1_000, route: new RegExp(dead) });
    const startedAt = performance.now();
    await tell(NUMBER, 'marker 1');
    for (const thread of alive) await expectToldOnce(thread, ['marker 1']);
    // 49 messages at 48 a second, and whatever this machine is busy with besides.
    expect(performance.now() - startedAt).toBeLessThan(6_000);
    const place = await store.places.find('channel', dead);
    expect(place?.setAsideReason).toBe('forbidden');
    expect(
      local.discord.requests.filter(({ route, status }) => route.includes(dead) && status === 403),
    ).toHaveLength(1);
  });
});

describe('what Discord refuses', () => {
  it('sets a channel aside that is gone, keeps what it is owed, and posts it after a test that works', async () => {
    const { store, local, alerts, tell } = running();
    const placeId = await addAlertChannel(store, seeded.parcels);
    local.discord.failNext({ status: 404, code: 10_003, route: MESSAGES });
    await tell(NUMBER, 'marker 1');
    await expect.poll(async () => (await store.places.get(placeId))?.setAsideReason).toBe('gone');
    await tell(NUMBER, 'marker 2');
    expect((await store.deliveries.backlog()).waiting).toBe(0);
    expect(await alerts.test(placeId, { content: 'a test' })).toBe('posted');
    await expectToldOnce(seeded.parcels, ['marker 1', 'marker 2']);
  });

  it('gives up a message that is taken nowhere, with the reason, and goes on', async () => {
    const { store, local, tell } = running();
    await addAlertChannel(store, seeded.parcels);
    local.discord.failNext({ status: 400, code: 50_035, route: MESSAGES });
    await tell(NUMBER, 'marker 1');
    await tell('RR00123456784821CN', 'marker 2');
    await expectToldOnce(seeded.parcels, ['marker 2']);
    const failed = (await store.events.list({}, 10)).find(({ failed }) => failed === 1);
    const [delivery] = (await store.events.show(failed?.id ?? 0))?.deliveries ?? [];
    expect(delivery).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('failed on purpose'),
    });
  });

  it('posts the parts of a shared message that is refused', async () => {
    const { store, local, alerts, tell } = running();
    const placeId = await addAlertChannel(store, seeded.parcels);
    await store.places.setAside(placeId, 'forbidden', Date.now());
    const markers = Array.from({ length: 8 }, (_, index) => `marker ${index + 1}`);
    for (const [index, marker] of markers.entries()) await tell(`LP${100_000 + index}CN`, marker);
    expect(await alerts.test(placeId, { content: 'a test' })).toBe('posted');
    await running().said(seeded.parcels, 'marker 1');
    local.discord.failNext({ status: 400, code: 50_035, route: MESSAGES });
    await expectToldOnce(seeded.parcels, markers);
  });

  it('posts anew when the message to be added to has been deleted', async () => {
    const { store, local, tell, said, standing } = running();
    await addAlertChannel(store, seeded.parcels);
    await tell(NUMBER, 'marker 1');
    const first = await said(seeded.parcels, 'marker 1');
    await local.discord.deleteMessage({ userId: seeded.ada, messageId: first.id });
    await tell(NUMBER, 'marker 2');
    await said(seeded.parcels, 'marker 2');
    expect(everything((await standing(seeded.parcels))[0] ?? first)).not.toContain('marker 1**');
  });
});

describe('bursts', () => {
  it('of one parcel become one message that grows, and a new one when it is full', async () => {
    const { store, tell, standing } = running();
    await addAlertChannel(store, seeded.parcels);
    const markers = Array.from({ length: 9 }, (_, index) => `marker ${index + 1}`);
    for (const marker of markers) await tell(NUMBER, marker);
    await expectToldOnce(seeded.parcels, markers);
    expect(await standing(seeded.parcels)).toHaveLength(2);
  });

  it('of many parcels share messages, so that a channel does not fall behind', async () => {
    const { store, local, tell, standing } = running();
    await addAlertChannel(store, seeded.parcels);
    const markers = Array.from({ length: 48 }, (_, index) => `marker ${index + 1}`);
    await Promise.all(markers.map((marker, index) => tell(`LP${100_000 + index}CN`, marker)));
    await expectToldOnce(seeded.parcels, markers);
    expect((await standing(seeded.parcels)).length).toBeLessThan(8);
    expect(local.discord.requests.filter(({ status }) => status === 429)).toEqual([]);
  }, 40_000);

  it('to many channels stay below the bot’s limit', async () => {
    const { store, local, tell } = running();
    const threads = openThreads(local.discord, 90);
    for (const thread of threads) await followIn(store, thread, NUMBER);
    await tell(NUMBER, 'marker 1');
    for (const thread of threads) await expectToldOnce(thread, ['marker 1']);
    expect(local.discord.requests.filter(({ status }) => status === 429)).toEqual([]);
  });
});
