import SQLite from 'better-sqlite3';
import { expect, it, vi } from 'vitest';
import { upsertChannel } from '../../support/store-fixtures.ts';
import { createTestPoller, emptyAnswer, followParcel, NOW, temporaryDatabase } from './poller-harness.ts';

const HOUR_MS = 3_600_000;

it('polls as many overdue topics at the same time as the request limit allows', async () => {
  const { store, clock, tracking, callerLimit, tick } = createTestPoller();
  for (let index = 0; index < 50; index += 1) await followParcel(store, `LP${100_000 + index}CN`);
  let inFlight = 0;
  let mostInFlight = 0;
  tracking.mockImplementation(async (number) => {
    inFlight += 1;
    mostInFlight = Math.max(mostInFlight, inFlight);
    await new Promise(setImmediate);
    inFlight -= 1;
    return emptyAnswer(number, clock.now);
  });
  await tick();
  expect(callerLimit).toBeGreaterThan(1);
  expect(mostInFlight).toBe(callerLimit);
});

it('polls the longest overdue topics first', async () => {
  const { store, tick, askedNumbers } = createTestPoller();
  const numbers = Array.from({ length: 500 }, (_, index) => `LP${100_000 + index}CN`);
  // In an order that is neither that of the ids nor its reverse.
  const rank = (index: number) => (index * 7) % 500;
  for (const [index, number] of numbers.entries())
    await followParcel(store, number, NOW - 2 * HOUR_MS + rank(index) * 1_000);
  await tick();
  const expected = [...numbers.entries()].toSorted(([a], [b]) => rank(a) - rank(b));
  expect(askedNumbers()).toEqual(expected.map(([, number]) => number));
});

it('reports the backlog at each run', async () => {
  const { store, tick, backlogs } = createTestPoller();
  for (let index = 0; index < 3; index += 1)
    await followParcel(store, `LP${100_000 + index}CN`, NOW - 2 * HOUR_MS + index);
  await tick();
  await tick();
  expect(backlogs).toEqual([
    { polled: 3, overdue: 3, lagMs: 2 * HOUR_MS },
    { polled: 3, overdue: 0, lagMs: 0 },
  ]);
});

it('logs once that polling falls behind, and once that it has caught up', async () => {
  const { store, tick, messagesLogged } = createTestPoller();
  await followParcel(store, 'LP100000CN', NOW - 2 * HOUR_MS);
  for (let runs = 0; runs < 3; runs += 1) await tick();
  expect(messagesLogged()).toEqual(['polling overloaded', 'polling caught up']);
});

it('holds no more of 60,000 overdue topics in memory than it polls at the same time', async () => {
  const path = await temporaryDatabase();
  const { store, clock, tracking, callerLimit, tick, stop } = createTestPoller({ path });
  await upsertChannel(store, '160000000000000001');
  const raw = new SQLite(path);
  raw.exec(`
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60000)
      INSERT INTO topics (kind, key, touched_at, next_poll_at)
      SELECT 'parcel', 'LP' || i || 'CN', ${NOW}, ${NOW} - 3600000 + (i * 7919) % 60000 FROM n;
    INSERT INTO follows (topic_id, destination_id, user_id, followed_at) SELECT id, 1, '1', ${NOW} FROM topics`);
  raw.close();
  const dueAt: number[] = [];
  const due = vi.spyOn(store.topics, 'due');
  const schedule = vi.spyOn(store.topics, 'schedule');
  tracking.mockImplementation(async (number) => {
    dueAt.push((Number(number.slice(2, -2)) * 7919) % 60_000);
    if (dueAt.length >= 2_000) void stop();
    return emptyAnswer(number, clock.now);
  });
  await tick();
  expect(dueAt.length).toBeGreaterThanOrEqual(2_000);
  expect(dueAt).toEqual(dueAt.toSorted((a, b) => a - b));
  expect(schedule.mock.calls.length).toBeGreaterThanOrEqual(2_000 - callerLimit);
  expect(Math.max(...due.mock.calls.map(([, limit]) => limit))).toBeLessThanOrEqual(callerLimit);
});
