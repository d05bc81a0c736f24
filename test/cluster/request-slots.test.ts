import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRequestSlots } from '../../src/cluster/slots.ts';
import { createLog } from '../../src/process/log.ts';
import type { RateLimitStatements, SlotRequest } from '../../src/store/postgres/rate-limit-statements.ts';

const log = createLog('silent');
const SECOND = 1_000;

/** Keeps the rate as PostgreSQL does, by a clock of the test's. */
function createFakeRate() {
  let now = 1_700_000_000_000;
  let nextAt = 0;
  const store: RateLimitStatements = {
    async reserveSlots({ count, intervalMs, horizonMs }: SlotRequest) {
      if (nextAt > now + horizonMs) return { now, first: null, retryAt: nextAt - horizonMs };
      const first = Math.max(nextAt, now);
      nextAt = first + count * intervalMs;
      return { now, first, retryAt: now };
    },
    pauseSlots: async () => {},
  };
  const pass = (ms: number) => {
    now += ms;
  };
  return { store, now: () => now, pass };
}

const reservation = fc.record({
  process: fc.nat({ max: 2 }),
  sinceLastMs: fc.double({ min: 0, max: 60, noNaN: true }),
  count: fc.integer({ min: 1, max: 12 }),
  // Mostly a fast network; sometimes one direction is held up.
  thereMs: fc.oneof(fc.double({ min: 0, max: 2, noNaN: true }), fc.double({ min: 0, max: 900, noNaN: true })),
  backMs: fc.oneof(fc.double({ min: 0, max: 2, noNaN: true }), fc.double({ min: 0, max: 900, noNaN: true })),
  late: fc.double({ min: 0, max: 1, noNaN: true }),
});

it('leaves no second with more than 50 starts, whatever the answers take', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(reservation, { minLength: 50, maxLength: 300 }), async (reservations) => {
      const rate = createFakeRate();
      const shift = (process: number) => 1_700_000_000_000 - process * 12_345.678;
      let local: number[] = [];
      const processes = [0, 1, 2].map(() => createRequestSlots(rate.store, log, () => local.shift() ?? 0));
      const starts: number[] = [];
      for (const { process, sinceLastMs, count, thereMs, backMs, late } of reservations) {
        rate.pass(sinceLastMs);
        const receivedAt = rate.now() + backMs;
        local = [rate.now() - thereMs, receivedAt].map((at) => at - shift(process));
        const { slots } = (await processes[process]?.reserve(count)) ?? { slots: [] };
        for (const { from, until } of slots) {
          const startsAt = from + late * (until - from) + shift(process);
          const arrivesTooLate = receivedAt > until + shift(process);
          if (!arrivesTooLate) starts.push(Math.max(startsAt, receivedAt));
        }
      }
      starts.sort((a, b) => a - b);
      const fiftyFirst = starts.map((at, index) => (starts[index + 50] ?? Number.POSITIVE_INFINITY) - at);
      expect(Math.min(...fiftyFirst, Number.POSITIVE_INFINITY)).toBeGreaterThan(SECOND);
    }),
    { numRuns: 300 },
  );
});

it('gives all slots that fit at 46 a second when one process asks again and again', async () => {
  const rate = createFakeRate();
  const slots = createRequestSlots(rate.store, log, rate.now);
  const starts = new Set<number>();
  for (let asked = 0; asked < 1_000; asked += 1) {
    for (const { from } of (await slots.reserve(3)).slots) starts.add(from);
    rate.pass(10);
  }
  expect(starts.size).toBeGreaterThanOrEqual(480);
  expect(starts.size).toBeLessThanOrEqual(460 + 46 + 3);
});

it('uses a database that is far away, with less of the limit', async () => {
  const rate = createFakeRate();
  const { store } = rate;
  const slow: RateLimitStatements = {
    ...store,
    async reserveSlots(request) {
      rate.pass(40);
      const grant = await store.reserveSlots(request);
      rate.pass(40);
      return grant;
    },
  };
  const far = createRequestSlots(slow, log, rate.now);
  const given: number[] = [];
  for (let asked = 0; asked < 100; asked += 1)
    given.push(...(await far.reserve(6)).slots.map(({ from }) => from));
  expect(given.length).toBeGreaterThan(100);
  const gaps = given.slice(1).map((at, index) => at - (given[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(SECOND / 47);
});
