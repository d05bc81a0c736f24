import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as immediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHousekeeping } from '../../src/alerts/housekeeping.ts';
import { scanUpdate } from '../../src/alerts/updates.ts';
import { createLog } from '../../src/process/log.ts';
import { type Metrics, noMetrics } from '../../src/process/metrics.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import { addAlertChannel } from '../support/store-fixtures.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const NOW = Date.parse('2026-11-21T12:00:00Z');
const NUMBER = 'LP00123456784821CN';

let folder: string;
let store: Store;
let lines: string[];
/** Time since the test began, and the error of the wall clock. */
let passedMs: number;
let offMs: number;
const counted = vi.fn<Metrics['delivery']>();
let housekeeping: ReturnType<typeof createHousekeeping>;

const openHousekeeping = () =>
  createHousekeeping({
    store,
    log: createLog('info', { write: (line) => void lines.push(line) }),
    clock: () => NOW + passedMs + offMs,
    metrics: { ...noMetrics, delivery: counted },
    uptime: () => passedMs,
  });

beforeEach(async () => {
  counted.mockClear();
  folder = await mkdtemp(join(tmpdir(), 'housekeeping-'));
  store = openStore(join(folder, 'haulmate.db'), () => 'all');
  lines = [];
  passedMs = 0;
  offMs = 0;
  housekeeping = openHousekeeping();
});
afterEach(async () => {
  housekeeping.stop();
  vi.restoreAllMocks();
  await store.close();
  await rm(folder, { recursive: true });
});

/** Stores an event of some days and a second ago. @returns its id */
async function happened(days: number): Promise<number> {
  const status = `marker ${days}`;
  const scan = { date: '2026-11-20', hour: '10:00', status, location: '', country: '' };
  const at = NOW - days * DAY_MS - 1_000;
  const incomingEvent = { kind: 'tracking.updated', source: 'webhook', body: '{}' } as const;
  const times = { createdAt: at, receivedAt: at };
  const [ingested] = await store.ingest.record([
    { ...incomingEvent, ...times, digest: status, updates: [scanUpdate(NUMBER, scan)] },
  ]);
  return ingested?.eventId ?? 0;
}

const digests = async () =>
  Promise.all((await store.events.list({}, 10)).map(async ({ id }) => (await store.events.show(id))?.digest));

/** Lets time pass, with a check every minute. */
async function pass(ms: number): Promise<void> {
  await housekeeping.check();
  for (const end = passedMs + ms; passedMs < end; ) {
    passedMs += MINUTE_MS;
    await housekeeping.check();
  }
}

describe('housekeeping after an hour', () => {
  beforeEach(async () => {
    // A recent event, so that the start does not count as a jump of the clock.
    await happened(0);
  });

  it('drops deliveries that were pending for 7 days, with the reason', async () => {
    await addAlertChannel(store, '10');
    const late = await happened(7);
    const inTime = await happened(6);
    await pass(HOUR_MS);
    expect(counted.mock.calls).toEqual([['dropped']]);
    expect((await store.events.show(late))?.deliveries).toMatchObject([
      { status: 'failed', reason: 'pending for more than 7 days', finishedAt: NOW + HOUR_MS },
    ]);
    expect((await store.events.show(inTime))?.deliveries).toMatchObject([{ status: 'pending' }]);
  });

  it('deletes events and deliveries after 30 days, and topics after 180', async () => {
    const destinationId = await addAlertChannel(store, '10');
    await happened(180);
    const [delivery] = await store.deliveries.pending(destinationId, 1);
    await store.deliveries.posted(destinationId, [delivery?.id ?? 0], 'message 1', NOW - 30 * DAY_MS - 1_000);
    await store.topics.upsert({ kind: 'parcel', key: 'RR1' }, NOW - 181 * DAY_MS);
    const kept = await store.topics.upsert({ kind: 'parcel', key: 'RR2' }, NOW - 179 * DAY_MS);
    await happened(30);
    await happened(29);
    await pass(HOUR_MS);
    expect(await digests()).toEqual(['marker 29', 'marker 0']);
    expect(await store.deliveries.postedIn(destinationId, 'message 1')).toEqual([]);
    expect(await store.topics.get(kept)).toMatchObject({ key: 'RR2' });
    expect(await store.topics.get(kept - 1)).toBeUndefined();
    // A topic with a recent update stays, although its first update is old.
    expect(await store.topics.get(1)).toMatchObject({ key: NUMBER });
  });

  it('deletes prices after 180 days, except the one that still holds, and those that nobody watches', async () => {
    const about = { product: 'weidian:1', variant: '', variantName: '', currency: 'CNY', nextPollAt: null };
    const destination = { kind: 'user', discordId: '1', guildId: null, locale: 'en-US' } as const;
    const destinationId = await store.destinations.upsert(destination);
    const tells = { cheaper: true, below: null, restock: false, fewLeft: null };
    await store.priceWatches.add({ userId: '1', destinationId, ...about, ...tells }, 100, NOW);
    for (const [days, price] of [
      [200, 96],
      [190, 92],
      [181, 89],
      [10, 79],
    ] as const)
      await store.prices.record('weidian:1', '', { price, stock: 1 }, NOW - days * DAY_MS);
    await pass(HOUR_MS);
    expect((await store.prices.history('weidian:1', '')).map(({ price }) => price)).toEqual([79]);
    const [watch] = await store.priceWatches.list('1');
    await store.priceWatches.remove('1', watch?.topicId ?? 0);
    await pass(HOUR_MS);
    expect(await store.prices.history('weidian:1', '')).toEqual([]);
  });

  it('deletes polls that have ended, and forgets who shared a post after 180 days', async () => {
    const { channelPolls, sharedPosts } = store;
    const [ended, runs] = [
      { channelId: '10', product: 'weidian:1' },
      { channelId: '10', product: 'weidian:2' },
    ];
    await channelPolls.posted(ended, { messageId: '1', endsAt: NOW + HOUR_MS - 1 });
    await channelPolls.posted(runs, { messageId: '2', endsAt: NOW + 2 * HOUR_MS });
    const post = { channelId: '10', userId: '1', isNamed: true };
    await sharedPosts.add({ ...post, messageId: '3', postedAt: NOW - 180 * DAY_MS });
    await sharedPosts.add({ ...post, messageId: '4', postedAt: NOW - 179 * DAY_MS });
    await pass(HOUR_MS);
    expect(await channelPolls.running(ended, 0)).toBeUndefined();
    expect(await channelPolls.running(runs, 0)).toMatchObject({ messageId: '2' });
    expect((await sharedPosts.named('1')).map(({ messageId }) => messageId)).toEqual(['4']);
  });

  it('logs a failure and tries again one hour later', async () => {
    vi.spyOn(store.events, 'prune').mockRejectedValueOnce(new Error('database is locked'));
    await happened(30);
    await pass(HOUR_MS + 59 * MINUTE_MS);
    expect(lines.join('')).toContain('housekeeping failed');
    expect(await digests()).toHaveLength(2);
    await pass(MINUTE_MS);
    expect(await digests()).toEqual(['marker 0']);
  });
});

it('housekeeping checks every minute after start()', async () => {
  const repeat = vi.spyOn(globalThis, 'setInterval');
  await happened(0);
  await happened(30);
  housekeeping.start();
  const [again, everyMs] = repeat.mock.calls[0] ?? [];
  expect(everyMs).toBe(MINUTE_MS);
  await immediate();
  passedMs = HOUR_MS;
  again?.();
  await expect.poll(digests).toEqual(['marker 0']);
});

describe('housekeeping deletes and drops nothing', () => {
  beforeEach(async () => {
    await addAlertChannel(store, '10');
    await happened(0);
    await happened(4);
    await happened(5);
  });
  const isAllKept = async () =>
    (await digests()).length === 3 && (await store.deliveries.backlog()).pending === 3;

  it('within the first hour of a process', async () => {
    await happened(31);
    await pass(HOUR_MS - MINUTE_MS);
    expect(await digests()).toHaveLength(4);
    await pass(MINUTE_MS);
    expect(await digests()).toHaveLength(3);
  });

  it('within an hour of a jump of the clock while the bot runs', async () => {
    await happened(29.8);
    await pass(2 * HOUR_MS);
    // The jump makes one event too old.
    offMs = 4 * HOUR_MS;
    await pass(HOUR_MS - MINUTE_MS);
    expect(await digests()).toHaveLength(4);
    await pass(2 * MINUTE_MS);
    expect(await digests()).toHaveLength(3);
  });

  it('when the clock jumps 31 days ahead and back within a day', async () => {
    await pass(2 * HOUR_MS);
    offMs = 31 * DAY_MS;
    await pass(DAY_MS - MINUTE_MS);
    expect(await isAllKept()).toBe(true);
    offMs = 0;
    await pass(3 * HOUR_MS);
    expect(await isAllKept()).toBe(true);
  });

  it('by a process that starts with its clock 31 days ahead and ends within a day', async () => {
    offMs = 31 * DAY_MS;
    housekeeping = openHousekeeping();
    await pass(DAY_MS - MINUTE_MS);
    expect(await isAllKept()).toBe(true);
    offMs = 0;
    housekeeping = openHousekeeping();
    await pass(3 * HOUR_MS);
    expect(await isAllKept()).toBe(true);
  });
});
