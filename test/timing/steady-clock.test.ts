import { expect, it } from 'vitest';
import { createSteadyClock } from '../../src/timing/steady-clock.ts';

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
