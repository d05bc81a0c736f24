import { expect, it } from 'vitest';
import { createSleepAwareClock, createSteadyClock, watchClock } from '../../../src/process/timing/clocks.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A watch whose clock starts at 1970-01-12, and moves as a test says. */
function createWatch(lastKnownAt: number | null = null) {
  let [wall, uptime] = [1_000_000_000, 0];
  const watch = watchClock(
    () => wall,
    () => uptime,
    lastKnownAt,
  );
  return {
    set(byMs: number) {
      wall += byMs;
      watch.check();
    },
    /** Whether the clock is trusted after it was steady for this long. */
    trustedAfter(ms: number): boolean {
      wall += ms;
      uptime += ms;
      watch.check();
      return watch.isTrusted();
    },
    drift(ms: number) {
      wall += MINUTE_MS + ms;
      uptime += MINUTE_MS;
      watch.check();
    },
  };
}

it.each([
  ['forward', 40 * MINUTE_MS],
  ['back', -40 * MINUTE_MS],
])('a clock that is set %s is trusted again after an hour', (_how, by) => {
  const { set, trustedAfter } = createWatch();
  expect(trustedAfter(HOUR_MS - 1)).toBe(false);
  expect(trustedAfter(1)).toBe(true);
  set(by);
  expect(trustedAfter(HOUR_MS - 1)).toBe(false);
  expect(trustedAfter(1)).toBe(true);
});

it.each([
  ['forward', DAY_MS + HOUR_MS],
  ['back', -DAY_MS - HOUR_MS],
])('a clock that is set %s by more than a day is trusted again after a day', (_how, by) => {
  const { set, trustedAfter } = createWatch();
  set(by);
  expect(trustedAfter(DAY_MS - 1)).toBe(false);
  expect(trustedAfter(1)).toBe(true);
});

it('corrections of the clock by a few seconds do no harm', () => {
  const { drift, trustedAfter } = createWatch();
  for (let minute = 1; minute <= 60; minute += 1) drift(5_000);
  expect(trustedAfter(0)).toBe(true);
});

it('the time since the end of an earlier process counts as a jump', () => {
  const [recent, old] = [createWatch(1_000_000_000 - HOUR_MS), createWatch(1_000_000_000 - 2 * DAY_MS)];
  expect([recent.trustedAfter(HOUR_MS), old.trustedAfter(HOUR_MS)]).toEqual([true, false]);
});

function createClocks() {
  const times = { up: 0, wall: 1_700_000_000_000 };
  const clock = createSleepAwareClock(
    () => times.up,
    () => times.wall,
  );
  const pass = (upMs: number, wallMs: number) => {
    times.up += upMs;
    times.wall += wallMs;
  };
  return { clock, pass };
}

it('counts the time that the machine slept', () => {
  const { clock, pass } = createClocks();
  pass(1_000, 61_000);
  expect(clock()).toBe(61_000);
  pass(1_000, 1_000);
  expect(clock()).toBe(62_000);
});

it('does not run slower when the wall clock is set back', () => {
  const { clock, pass } = createClocks();
  pass(1_000, -3_600_000);
  expect(clock()).toBe(1_000);
  pass(1_000, 31_000);
  expect(clock()).toBe(32_000);
});

it('ignores small corrections', () => {
  const { clock, pass } = createClocks();
  pass(1_000, 1_300);
  expect(clock()).toBe(1_000);
});

it('follows the clock, and continues from where it was when the clock is set back', () => {
  let now = 10_000;
  const steady = createSteadyClock(() => now);
  expect(steady()).toBe(10_000);
  now += 500;
  expect(steady()).toBe(10_500);
  now -= 6_000;
  expect(steady()).toBe(10_500);
  now += 100;
  expect(steady()).toBe(10_600);
  now -= 1;
  expect(steady()).toBe(10_600);
});
