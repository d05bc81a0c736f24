import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { scanNews } from '../../src/alerts/news.ts';
import { createPoll } from '../../src/alerts/poll.ts';
import { type Api, ApiError, createApi } from '../../src/api/index.ts';
import { trackingResult } from '../../src/api/tracking.ts';
import { createLog } from '../../src/log.ts';
import { uncounted } from '../../src/metrics.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import { rememberChannel } from '../support/alerting-store.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let now: number;
let store: Store;
let api: Api;
let asked: MockInstance<Api['tracking']>;
let lines: string[];
let tick: () => Promise<void>;

beforeEach(() => {
  now = NOW;
  store = openStore(':memory:');
  api = createApi({
    baseUrl: 'http://127.0.0.1:9',
    key: 'none',
    timeoutMs: 1_000,
    concurrency: 1,
    arrayEncoding: 'repeat',
    metrics: uncounted,
  });
  asked = vi.spyOn(api, 'tracking').mockImplementation(nothingNew);
  lines = [];
  tick = createPoll({
    store,
    api,
    absorb: async () => 0,
    log: createLog('error', { write: (line) => void lines.push(line) }),
    clock: () => now,
    minutes: 30,
  }).tick;
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
  const topicId = await store.topics.remember({ kind: 'parcel', key }, NOW);
  const placeId = await rememberChannel(store, '1200000000000000001');
  await store.follows.add({ topicId, placeId, userId: '1' }, NOW);
  await store.topics.schedule(topicId, dueAt, 0);
  return topicId;
}

const numbersAsked = () => asked.mock.calls.map(([number]) => number);
const due = async (at: number) => (await store.topics.due(at, 20)).map(({ id }) => id);

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
  expect(lines[0]).toContain('a polled topic could not be dealt with');
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

it('one topic on which the service always fails does not silence the poller', async () => {
  const failing = await followed('LP100000CN', NOW - 2_000);
  await followed('LP200000CN', NOW - 1_000);
  asked.mockImplementation(async (number) => {
    if (number === 'LP100000CN') throw new ApiError('unavailable', { operation: 'tracking', status: 500 });
    return nothingNew(number);
  });
  await tick();
  // It may be an outage: nobody else is asked for until five minutes later.
  expect(numbersAsked()).toEqual(['LP100000CN']);
  expect(await due(NOW)).not.toContain(failing);
  now += 5 * MINUTE_MS;
  await tick();
  expect(numbersAsked()).toEqual(['LP100000CN', 'LP200000CN']);
  now += 25 * MINUTE_MS;
  expect(await due(now)).toContain(failing);
  expect(await store.topics.get(failing)).toMatchObject({ quietPolls: 0 });
});

it('a clock that is set back keeps nobody waiting, be it after an outage or for the next turn', async () => {
  await followed('LP100000CN', NOW);
  await followed('LP200000CN', NOW + 10 * MINUTE_MS);
  asked.mockRejectedValueOnce(new ApiError('unavailable', { operation: 'tracking', status: 500 }));
  await tick();
  now -= DAY_MS;
  await pass(4);
  expect(numbersAsked()).toEqual(['LP100000CN']);
  await pass(8);
  expect(numbersAsked()).toEqual(['LP100000CN', 'LP200000CN']);
  await pass(20);
  expect(numbersAsked()).toEqual(['LP100000CN', 'LP200000CN', 'LP100000CN']);
});

it.each(['Doręczono', 'Votre colis est livré', 'Entregado', '已签收', 'Kézbesítve'])(
  'polling a parcel ends a week after "%s"',
  async (status) => {
    const topicId = await followed('LP100000CN', NOW);
    const scan = { date: '2026-11-21', hour: '11:00', status, location: undefined, country: undefined };
    const found = { digest: 'one', kind: 'tracking.updated', source: 'poll', body: '{}' } as const;
    const news = [scanNews('LP100000CN', scan)];
    await store.arrivals.record([{ ...found, createdAt: NOW, receivedAt: NOW, news }], []);
    now = NOW + 6 * DAY_MS;
    await tick();
    expect((await store.topics.get(topicId))?.nextPollAt).toBeGreaterThan(now);
    now = NOW + 8 * DAY_MS;
    await tick();
    expect((await store.topics.get(topicId))?.nextPollAt).toBeNull();
  },
);
