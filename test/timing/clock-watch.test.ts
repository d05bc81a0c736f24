import { expect, it } from 'vitest';
import { watchClock } from '../../src/timing/clock-watch.ts';

const MINUTE_MS = 60_000;

it.each([
  ['forward', 40 * MINUTE_MS],
  ['back', -40 * MINUTE_MS],
])('notices a clock that is set %s', (_how, by) => {
  let [wall, uptime] = [1_000_000_000, 0];
  const watch = watchClock(
    () => wall,
    () => uptime,
    null,
  );
  const pass = (ms: number) => {
    wall += ms;
    uptime += ms;
    watch.check();
  };
  pass(10 * MINUTE_MS);
  expect(watch.steadyForMs()).toBe(10 * MINUTE_MS);
  wall += by;
  pass(MINUTE_MS);
  expect(watch.steadyForMs()).toBe(0);
  expect(watch.jumpMs()).toBe(40 * MINUTE_MS);
  pass(MINUTE_MS);
  expect(watch.steadyForMs()).toBe(MINUTE_MS);
});

it('ignores corrections of the clock by a few seconds', () => {
  let [wall, uptime] = [1_000_000_000, 0];
  const watch = watchClock(
    () => wall,
    () => uptime,
    null,
  );
  for (let minute = 1; minute <= 60; minute += 1) {
    wall += MINUTE_MS + 5_000;
    uptime += MINUTE_MS;
    watch.check();
  }
  expect(watch.steadyForMs()).toBe(60 * MINUTE_MS);
  expect(watch.jumpMs()).toBe(0);
});

it('counts the time since the end of an earlier process as a jump', () => {
  const watch = watchClock(
    () => 50 * MINUTE_MS,
    () => 7,
    20 * MINUTE_MS,
  );
  expect(watch.jumpMs()).toBe(30 * MINUTE_MS);
  expect(watch.steadyForMs()).toBe(0);
});
