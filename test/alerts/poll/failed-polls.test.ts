import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { ApiError } from '../../../src/service/index.ts';
import {
  BASE_MS,
  createTestPoller,
  DAY_MS,
  emptyAnswer,
  followParcel,
  MINUTE_MS,
  NOW,
  outage,
} from './poller-harness.ts';

it('polls the other topics after one that throws an unexpected error', async () => {
  const { store, tracking, tick, askedNumbers, outcomes, messagesLogged } = createTestPoller();
  const broken = await followParcel(store, 'LP100000CN', NOW - 2_000);
  await followParcel(store, 'LP200000CN', NOW - 1_000);
  tracking.mockRejectedValueOnce(new TypeError('unexpected'));
  await tick();
  expect(askedNumbers()).toEqual(['LP100000CN', 'LP200000CN']);
  expect(outcomes.toSorted()).toEqual(['broken', 'quiet']);
  expect(messagesLogged()).toEqual(['polled topic failed']);
  expect(await store.topics.get(broken)).toMatchObject({ nextPollAt: NOW + BASE_MS, quietPolls: 1 });
});

it('polls the other topics after one that the service always fails on', async () => {
  const { store, tracking, clock, tick, askedNumbers, outcomes } = createTestPoller();
  const failing = await followParcel(store, 'LP100000CN', NOW - 2_000);
  await followParcel(store, 'LP200000CN', NOW - 1_000);
  tracking.mockImplementation(async (number) => {
    if (number === 'LP100000CN') throw outage();
    return emptyAnswer(number, clock.now);
  });
  await tick();
  expect(askedNumbers()).toEqual(['LP100000CN', 'LP200000CN']);
  expect(outcomes.toSorted()).toEqual(['failed', 'quiet']);
  expect(await store.topics.get(failing)).toMatchObject({ nextPollAt: NOW + BASE_MS / 3, quietPolls: 0 });
});

it('polls less and less often during an outage', async () => {
  const { store, tracking, runFor, askedNumbers } = createTestPoller();
  for (let index = 0; index < 20; index += 1) await followParcel(store, `LP${100_010 + index}CN`);
  tracking.mockImplementation(async () => {
    throw outage();
  });
  await runFor(30);
  // Three failures, then one poll after 15, 30, 60, 120 and 240 seconds and every five minutes.
  expect(askedNumbers().length).toBeGreaterThan(8);
  expect(askedNumbers().length).toBeLessThan(18);
});

it('pauses after three failed polls, however many are due, and then tries one at a time', async () => {
  const { store, clock, tracking, tick, askedNumbers } = createTestPoller();
  for (let index = 0; index < 20; index += 1) await followParcel(store, `LP${100_010 + index}CN`);
  tracking.mockImplementation(async () => {
    throw outage();
  });
  await tick();
  expect(askedNumbers()).toHaveLength(3);
  for (const [pauseMs, asked] of [
    [15_000, 4],
    [30_000, 5],
    [60_000, 6],
  ] as const) {
    clock.now += pauseMs - 1;
    await tick();
    expect(askedNumbers()).toHaveLength(asked - 1);
    clock.now += 1;
    await tick();
    expect(askedNumbers()).toHaveLength(asked);
  }
});

it('sends a dead service three requests', async () => {
  let requests = 0;
  const server = createServer((_request, response) => {
    requests += 1;
    response.writeHead(503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const { store, tick } = createTestPoller({ baseUrl: `http://127.0.0.1:${port}` });
  for (let index = 0; index < 20; index += 1) await followParcel(store, `LP${100_010 + index}CN`);
  await tick();
  expect(requests).toBe(3);
});

it('counts no failed poll as quiet and polls every topic soon after an outage', async () => {
  const { store, tracking, clock, runFor, askedNumbers } = createTestPoller();
  const numbers = Array.from({ length: 20 }, (_, index) => `LP${100_010 + index}CN`);
  const ids: number[] = [];
  for (const number of numbers) ids.push(await followParcel(store, number));
  tracking.mockImplementation(async () => {
    throw outage();
  });
  await runFor(30);
  expect(askedNumbers()).not.toEqual([]);
  for (const id of ids) expect(await store.topics.get(id)).toMatchObject({ quietPolls: 0 });
  tracking.mockImplementation(async (number) => emptyAnswer(number, clock.now));
  tracking.mockClear();
  await runFor(35);
  expect([...new Set(askedNumbers())].toSorted()).toEqual(numbers);
});

it.each([
  ['an expired key', new ApiError('unauthorised', { operation: 'tracking', status: 401 })],
  ['the page of a proxy', new ApiError('not_understood', { operation: 'tracking', status: 200 })],
])('keeps polling every day through 40 days of %s', async (_case, error) => {
  const { store, tracking, clock, tick, askedNumbers, outcomes } = createTestPoller();
  const topicId = await followParcel(store, 'LP100000CN');
  tracking.mockImplementation(async () => {
    throw error;
  });
  for (let day = 0; day < 40; day += 1) {
    clock.now += DAY_MS;
    await tick();
  }
  expect(askedNumbers()).toHaveLength(40);
  expect(new Set(outcomes)).toEqual(new Set(['failed']));
  const { nextPollAt, quietPolls } = (await store.topics.get(topicId)) ?? {};
  expect(quietPolls).toBe(0);
  expect(nextPollAt).toBeLessThanOrEqual(clock.now + BASE_MS);
});

it('counts a topic that the service does not know as quiet', async () => {
  const { store, tracking, tick, outcomes } = createTestPoller();
  const topicId = await followParcel(store, 'LP100000CN');
  tracking.mockRejectedValueOnce(new ApiError('not_found', { operation: 'tracking', status: 404 }));
  await tick();
  expect(outcomes).toEqual(['refused']);
  expect(await store.topics.get(topicId)).toMatchObject({ quietPolls: 1 });
});

it('waits for the Retry-After of the service and then polls the refused topic first', async () => {
  const { store, clock, tracking, tick, runFor, askedNumbers } = createTestPoller();
  const refused = await followParcel(store, 'LP100000CN', NOW - 2_000);
  tracking.mockRejectedValueOnce(
    new ApiError('rate_limited', { operation: 'tracking', status: 429, retryAfterMs: 2 * MINUTE_MS }),
  );
  await tick();
  expect(await store.topics.get(refused)).toMatchObject({ nextPollAt: NOW, quietPolls: 0 });
  await followParcel(store, 'LP200000CN', NOW + MINUTE_MS);
  await runFor(2);
  expect(askedNumbers()).toEqual(['LP100000CN']);
  expect(clock.now).toBe(NOW + 2 * MINUTE_MS);
  await tick();
  expect(askedNumbers()).toEqual(['LP100000CN', 'LP100000CN', 'LP200000CN']);
});

it('ends the run when the database fails, instead of polling again and again', async () => {
  const { store, tick, askedNumbers } = createTestPoller();
  await followParcel(store, 'LP100000CN');
  store.topics.schedule = () => Promise.reject(new Error('disk full'));
  await expect(tick()).rejects.toThrow('disk full');
  expect(askedNumbers()).toEqual(['LP100000CN']);
});
