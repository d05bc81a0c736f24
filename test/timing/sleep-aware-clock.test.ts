import { expect, it } from 'vitest';
import { createSleepAwareClock } from '../../src/timing/sleep-aware-clock.ts';

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
