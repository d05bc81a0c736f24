import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { createPoller } from '../../../src/alerts/poll/poller.ts';
import { scanUpdate } from '../../../src/alerts/updates.ts';
import { type Api, ApiError, createApi } from '../../../src/api/index.ts';
import { trackingResult } from '../../../src/api/tracking.ts';
import { createLog } from '../../../src/process/log.ts';
import { noMetrics } from '../../../src/process/metrics.ts';
import { openStore, type Store } from '../../../src/store/index.ts';
import { upsertChannel } from '../../support/store-fixtures.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let now: number;
let store: Store;
let api: Api;
let asked: MockInstance<Api['tracking']>;
let lines: string[];
let measured: unknown[];
let tick: () => Promise<void>;
let stop: () => Promise<void>;

beforeEach(() => {
  now = NOW;
  store = openStore(':memory:');
  api = createApi({
    baseUrl: 'http://127.0.0.1:9',
    key: 'none',
    timeoutMs: 1_000,
    concurrency: 4,
    arrayEncoding: 'repeat',
    metrics: noMetrics,
  });
  asked = vi.spyOn(api, 'tracking').mockImplementation(nothingNew);
  lines = [];
  measured = [];
  ({ tick, stop } = poller());
});

const poller = () =>
  createPoller({
    store,
    api,
    syncTopic: async () => 0,
    log: createLog('warn', { write: (line) => void lines.push(line) }),
    clock: () => now,
    metrics: { ...noMetrics, polling: (...figures) => void measured.push(figures) },
    minutes: 30,
    async delay(ms) {
      now += Math.ceil(ms);
    },
  });
afterEach(async () => {
  await api.close();
  await store.close();
});

async function nothingNew(number: string): ReturnType<Api['tracking']> {
  return {
    data: trackingResult.parse({ tracking_number: number, updates: [] }),
    checkedAt: now,
    stale: false,
  };
}

/** @returns the topic's id */
async function followed(key: string, dueAt: number): Promise<number> {
  const topicId = await store.topics.upsert({ kind: 'parcel', key }, NOW);
  const destinationId = await upsertChannel(store, '1200000000000000001');
  await store.follows.add({ topicId, destinationId, userId: '1' }, Number.POSITIVE_INFINITY, NOW);
  await store.topics.schedule(topicId, dueAt, 0);
  return topicId;
}

/** With a database in a file, which other connections can open. */
async function onDisk(act: (path: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'polled-'));
  await store.close();
  store = openStore(join(folder, 'haulmate.db'));
  ({ tick, stop } = poller());
  await act(join(folder, 'haulmate.db'));
  await rm(folder, { recursive: true });
}

const numbersAsked = () => asked.mock.calls.map(([number]) => number);
const due = async (at: number) => (await store.topics.due(at, 20)).map(({ id }) => id);
const outage = () => new ApiError('unavailable', { operation: 'tracking', status: 500 });

/** Time goes by, and the poller looks as often as it does. */
async function pass(minutes: number): Promise<void> {
  for (const end = now + minutes * MINUTE_MS; now < end; now += 15_000) await tick();
}

it('one topic that cannot be dealt with does not take the turns of the others', async () => {
  const broken = await followed('LP100000CN', NOW - 2_000);
  await followed('LP200000CN', NOW - 1_000);
  asked.mockRejectedValueOnce(new TypeError('nobody expected this'));
  await tick();
  expect(numbersAsked()).toEqual(['LP100000CN', 'LP200000CN']);
  expect(await due(NOW)).not.toContain(broken);
  expect(await due(NOW + 30 * MINUTE_MS)).toContain(broken);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('polled topic failed');
});

it('a topic that is unfollowed while the service is asked is not asked for again', async () => {
  const topicId = await followed('LP100000CN', NOW);
  asked.mockImplementationOnce(async (number) => {
    const [follow] = await store.follows.list('1', 'parcel');
    await store.follows.remove('1', follow?.id ?? 0);
    return nothingNew(number);
  });
  await tick();
  expect(numbersAsked()).toEqual(['LP100000CN']);
  expect((await store.topics.get(topicId))?.nextPollAt).toBeNull();
});

it('one topic on which the service always fails does not keep the others waiting', async () => {
  const failing = await followed('LP100000CN', NOW - 2_000);
  await followed('LP200000CN', NOW - 1_000);
  asked.mockImplementation(async (number) => {
    if (number === 'LP100000CN') throw outage();
    return nothingNew(number);
  });
  await tick();
  expect(numbersAsked()).toEqual(['LP100000CN', 'LP200000CN']);
  expect(await due(NOW)).not.toContain(failing);
  expect(await due(NOW + 30 * MINUTE_MS)).toContain(failing);
  expect(await store.topics.get(failing)).toMatchObject({ quietPolls: 0 });
});

it('a topic whose last destination is gone is asked about once more at most', async () => {
  await onDisk(async (path) => {
    const topicId = await followed('LP100000CN', NOW);
    const raw = new SQLite(path);
    raw.pragma('foreign_keys = ON');
    // Nobody unfollowed: the follow goes with its destination.
    raw.exec('DELETE FROM destinations');
    raw.close();
    for (const _ of [1, 2]) await tick();
    expect(numbersAsked()).toEqual(['LP100000CN']);
    expect(await store.topics.get(topicId)).toMatchObject({ nextPollAt: null });
  });
});

it('an outage pauses polling, for longer each time, and counts no poll as quiet', async () => {
  const ids = [];
  for (let index = 0; index < 20; index += 1) ids.push(await followed(`LP10000${10 + index}CN`, NOW));
  asked.mockImplementation(async () => {
    throw outage();
  });
  await pass(30);
  // 3 rounds, and one probe after 15, 30, 60, 120 and 240 seconds, then every five minutes.
  expect(numbersAsked().length).toBeGreaterThan(8);
  expect(numbersAsked().length).toBeLessThan(18);
  for (const id of ids) expect(await store.topics.get(id)).toMatchObject({ quietPolls: 0 });
  asked.mockImplementation(nothingNew);
  asked.mockClear();
  await pass(35);
  expect(new Set(numbersAsked()).size).toBe(20);
});

it.each([
  ['a key that expired', new ApiError('unauthorised', { operation: 'tracking', status: 401 })],
  ['a page of a proxy', new ApiError('not_understood', { operation: 'tracking', status: 200 })],
])('%s is an outage as well: weeks of it end no polling and make it no slower', async (_case, error) => {
  const topicId = await followed('LP100000CN', NOW);
  asked.mockImplementation(async () => {
    throw error;
  });
  for (let day = 0; day < 40; day += 1) {
    now += DAY_MS;
    await tick();
  }
  expect(numbersAsked()).toHaveLength(40);
  expect(await store.topics.get(topicId)).toMatchObject({ quietPolls: 0 });
  asked.mockImplementation(nothingNew);
  asked.mockClear();
  await pass(60);
  expect(numbersAsked()).not.toEqual([]);
});

it('what the service does not know is asked for less and less often', async () => {
  const topicId = await followed('LP100000CN', NOW);
  asked.mockRejectedValueOnce(new ApiError('not_found', { operation: 'tracking', status: 404 }));
  await tick();
  expect(await store.topics.get(topicId)).toMatchObject({ quietPolls: 1 });
});

it('a Retry-After is waited for, and the topics that met it are next', async () => {
  await followed('LP100000CN', NOW - 2_000);
  asked.mockRejectedValueOnce(
    new ApiError('rate_limited', { operation: 'tracking', status: 429, retryAfterMs: 120_000 }),
  );
  await tick();
  await pass(2);
  expect(numbersAsked()).toEqual(['LP100000CN']);
  await tick();
  expect(numbersAsked()).toEqual(['LP100000CN', 'LP100000CN']);
});

it('a clock that is set back keeps nobody waiting, be it after a Retry-After or for the next turn', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  await followed('LP100000CN', NOW);
  await followed('LP200000CN', NOW + 10 * MINUTE_MS);
  asked.mockRejectedValueOnce(
    new ApiError('unavailable', { operation: 'tracking', status: 503, retryAfterMs: 5 * MINUTE_MS }),
  );
  await tick();
  now -= DAY_MS;
  await pass(4);
  expect(numbersAsked()).toEqual(['LP100000CN']);
  await pass(8);
  expect(numbersAsked()).toEqual(['LP100000CN', 'LP100000CN', 'LP200000CN']);
  await pass(24);
  expect(numbersAsked()).toEqual(['LP100000CN', 'LP100000CN', 'LP200000CN', 'LP100000CN']);
  vi.restoreAllMocks();
});

it('a clock that is 60 days ahead for one start ends and delays no polling', async () => {
  const weeks = await followed('LP100000CN', NOW);
  const fresh = await followed('LP200000CN', NOW);
  await store.topics.schedule(weeks, NOW, 30);
  now += 60 * DAY_MS;
  await tick();
  expect((await store.topics.get(weeks))?.nextPollAt).toBeGreaterThan(now);
  now = NOW + MINUTE_MS;
  ({ tick, stop } = poller());
  asked.mockClear();
  await pass(31);
  expect(new Set(numbersAsked())).toEqual(new Set(['LP100000CN', 'LP200000CN']));
  // Once while the clock was ahead, and then as often as it was asked about.
  const asks = numbersAsked().filter((number) => number === 'LP200000CN').length;
  expect(await store.topics.get(fresh)).toMatchObject({ quietPolls: 1 + asks });
});

it('weeks of polls that bring nothing end the polling of a topic', async () => {
  const topicId = await followed('LP100000CN', NOW);
  for (let polls = 0; polls < 80; polls += 1) {
    const { nextPollAt } = (await store.topics.get(topicId)) ?? {};
    if (nextPollAt == null) break;
    now = nextPollAt;
    await tick();
  }
  expect(await store.topics.get(topicId)).toMatchObject({ nextPollAt: null });
  expect(now - NOW).toBeGreaterThan(28 * DAY_MS);
  expect(now - NOW).toBeLessThan(31 * DAY_MS);
});

it('a database that fails ends the round instead of asking the service again and again', async () => {
  await followed('LP100000CN', NOW);
  vi.spyOn(store.topics, 'schedule').mockRejectedValue(new Error('disk full'));
  await expect(tick()).rejects.toThrow('disk full');
  expect(numbersAsked()).toHaveLength(1);
});

it('stopping does not wait for a service that hangs, and writes nothing afterwards', async () => {
  const topicId = await followed('LP100000CN', NOW);
  let answer: () => void = () => {};
  asked.mockImplementationOnce(async (number) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return nothingNew(number);
  });
  const ticking = tick();
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  await stop();
  await ticking;
  answer();
  await new Promise(setImmediate);
  expect(await store.topics.get(topicId)).toMatchObject({ nextPollAt: NOW, quietPolls: 0 });
});

it('many overdue topics are polled side by side, longest overdue first, and the backlog is measured', async () => {
  const count = 500;
  for (let index = 0; index < count; index += 1) {
    await followed(`LP${100_000 + index}CN`, NOW - 2 * 3_600_000 + ((index * 7) % count) * 1_000);
  }
  let together = 0;
  let most = 0;
  asked.mockImplementation(async (number) => {
    together += 1;
    most = Math.max(most, together);
    await new Promise(setImmediate);
    together -= 1;
    return nothingNew(number);
  });
  await tick();
  expect(most).toBe(api.callerLimit);
  const expected = Array.from({ length: count }, (_, index) => index)
    .toSorted((a, b) => ((a * 7) % count) - ((b * 7) % count))
    .map((index) => `LP${100_000 + index}CN`);
  expect(numbersAsked()).toEqual(expected);
  expect(measured[0]).toEqual([count, count, 2 * 3_600_000]);
  expect(lines.filter((line) => line.includes('polling overloaded'))).toHaveLength(1);
  await tick();
  expect(measured.at(-1)).toEqual([count, 0, 0]);
});

it('200,000 overdue topics are polled in order, a few of them in memory at a time', async () => {
  await onDisk(async (path) => {
    await upsertChannel(store, '1200000000000000001');
    const raw = new SQLite(path);
    raw.exec(`
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200000)
        INSERT INTO topics (kind, key, touched_at, next_poll_at)
        SELECT 'parcel', 'LP' || i || 'CN', ${NOW}, ${NOW} - 3600000 + (i * 7919) % 200000 FROM n;
      INSERT INTO follows (topic_id, destination_id, user_id, followed_at) SELECT id, 1, '1', ${NOW} FROM topics`);
    raw.close();
    const dueAt: number[] = [];
    const due = vi.spyOn(store.topics, 'due');
    const schedule = vi.spyOn(store.topics, 'schedule');
    asked.mockImplementation(async (number) => {
      dueAt.push((Number(number.slice(2, -2)) * 7919) % 200_000);
      if (dueAt.length >= 2_000) void stop();
      return nothingNew(number);
    });
    await tick();
    expect(dueAt).toEqual(dueAt.toSorted((a, b) => a - b));
    expect(schedule.mock.calls.length).toBeGreaterThanOrEqual(2_000 - api.callerLimit);
    expect(Math.max(...due.mock.calls.map(([, limit]) => limit))).toBeLessThanOrEqual(api.callerLimit);
  });
});

it.each(['Doręczono', 'Votre colis est livré', 'Entregado', '已签收', 'Kézbesítve'])(
  'polling a parcel ends a week after "%s"',
  async (status) => {
    const topicId = await followed('LP100000CN', NOW);
    const scan = { date: '2026-11-21', hour: '11:00', status, location: undefined, country: undefined };
    const found = { digest: 'one', kind: 'tracking.updated', source: 'poll', body: '{}' } as const;
    const updates = [scanUpdate('LP100000CN', scan)];
    await store.ingest.record([{ ...found, createdAt: NOW, receivedAt: NOW, updates }]);
    const nextPollAt = async () => (await store.topics.get(topicId))?.nextPollAt ?? null;
    for (let next: number | null = NOW; next !== null; next = await nextPollAt()) {
      now = next;
      await tick();
    }
    expect(now - NOW).toBeGreaterThan(7 * DAY_MS);
    expect(now - NOW).toBeLessThan(9 * DAY_MS);
  },
);
