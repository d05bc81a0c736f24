import SQLite from 'better-sqlite3';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/service/index.ts';
import {
  createTestPoller,
  emptyAnswer,
  followParcel,
  MINUTE_MS,
  NOW,
  temporaryDatabase,
} from './poller-harness.ts';

afterEach(() => void vi.useRealTimers());

it('polls a due topic at start() and again every 15 seconds while it is due', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { store, clock, start, askedNumbers } = createTestPoller();
  await followParcel(store, 'LP100000CN');
  await followParcel(store, 'LP200000CN', NOW + 1_000);
  start();
  await vi.waitFor(() => expect(askedNumbers()).toEqual(['LP100000CN']), { timeout: 10_000 });
  clock.now += 15_000;
  // The timer starts when the first run has ended.
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(15_000);
    expect(askedNumbers()).toEqual(['LP100000CN', 'LP200000CN']);
  });
});

it('never polls when the interval is 0', async () => {
  const { store, start, stop, askedNumbers } = createTestPoller({ minutes: 0 });
  await followParcel(store, 'LP100000CN');
  start();
  await new Promise(setImmediate);
  await stop();
  expect(askedNumbers()).toEqual([]);
});

it('logs a failed run and starts the next one 15 seconds later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { store, start, askedNumbers, messagesLogged } = createTestPoller();
  await followParcel(store, 'LP100000CN');
  const due = vi.spyOn(store.topics, 'due').mockRejectedValueOnce(new Error('database is locked'));
  start();
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { timeout: 10_000 });
  expect(messagesLogged()).toEqual(['poll cycle failed']);
  expect(askedNumbers()).toEqual([]);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(askedNumbers()).toEqual(['LP100000CN']);
  due.mockRestore();
});

it('unschedules a topic that is unfollowed during its poll', async () => {
  const { store, clock, tracking, tick, askedNumbers } = createTestPoller();
  const topicId = await followParcel(store, 'LP100000CN');
  tracking.mockImplementationOnce(async (number) => {
    const [follow] = await store.follows.list('1', 'parcel');
    await store.follows.remove('1', follow?.id ?? 0);
    return emptyAnswer(number, clock.now);
  });
  await tick();
  expect(askedNumbers()).toEqual(['LP100000CN']);
  expect(await store.topics.get(topicId)).toMatchObject({ nextPollAt: null });
});

it('polls a topic at most once after its last destination was deleted', async () => {
  const path = await temporaryDatabase();
  const { store, clock, tick, askedNumbers } = createTestPoller({ path });
  const topicId = await followParcel(store, 'LP100000CN');
  const raw = new SQLite(path);
  raw.pragma('foreign_keys = ON');
  raw.exec('DELETE FROM destinations');
  raw.close();
  await tick();
  clock.now += 31 * MINUTE_MS * 2;
  await tick();
  expect(askedNumbers()).toEqual(['LP100000CN']);
  expect(await store.topics.get(topicId)).toMatchObject({ nextPollAt: null });
});

it('stops without waiting for a service that hangs, and stores nothing afterwards', async () => {
  const { store, clock, tracking, tick, stop, outcomes } = createTestPoller();
  const topicId = await followParcel(store, 'LP100000CN');
  let answer: () => void = () => {};
  tracking.mockImplementationOnce(async (number) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return emptyAnswer(number, clock.now);
  });
  const ticking = tick();
  await vi.waitFor(() => expect(tracking).toHaveBeenCalled(), { timeout: 10_000 });
  await stop();
  await ticking;
  answer();
  await new Promise(setImmediate);
  expect(outcomes).toEqual(['stopped']);
  expect(await store.topics.get(topicId)).toMatchObject({ nextPollAt: NOW, quietPolls: 0 });
});

it('stops while it waits between two polls', async () => {
  const waits: number[] = [];
  const { store, clock, tracking, tick, stop, askedNumbers } = createTestPoller({
    delay: (ms, signal) =>
      new Promise((_resolve, reject) => {
        waits.push(ms);
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  });
  await followParcel(store, 'LP100000CN');
  tracking.mockRejectedValueOnce(
    new ApiError('rate_limited', { operation: 'tracking', status: 429, retryAfterMs: MINUTE_MS }),
  );
  await tick();
  await followParcel(store, 'LP200000CN', NOW + 1);
  clock.now += MINUTE_MS + 1_000;
  const ticking = tick();
  await vi.waitFor(() => expect(waits).toHaveLength(1), { timeout: 10_000 });
  await stop();
  await expect(ticking).resolves.toBeUndefined();
  expect(waits[0]).toBeGreaterThan(0);
  expect(askedNumbers()).toEqual(['LP100000CN', 'LP100000CN']);
});
