import { expect, it } from 'vitest';
import { createAttemptLimit } from '../../../src/process/timing/attempt-limit.ts';

let now = 1_000_000;
const clock = () => now;
const newLimit = () => createAttemptLimit({ max: 3, windowMs: 60_000, clock });

it('refuses an attempt over the limit until the oldest one leaves the window', () => {
  const limit = newLimit();
  const begunAt = now;
  for (let count = 0; count < 3; count += 1) {
    expect(limit.begin('mo').refusedUntil).toBeNull();
    now += 1_000;
  }
  expect(limit.begin('mo').refusedUntil).toBe(begunAt + 60_000);
  expect(limit.begin('lin').refusedUntil).toBeNull();
  now = begunAt + 60_000;
  expect(limit.begin('mo').refusedUntil).toBeNull();
  expect(limit.begin('mo').refusedUntil).toBe(begunAt + 61_000);
});

it('counts parallel attempts as soon as they begin', () => {
  const limit = newLimit();
  const attempts = Array.from({ length: 10 }, () => limit.begin('mo'));
  expect(attempts.filter(({ refusedUntil }) => refusedUntil === null)).toHaveLength(3);
});

it('does not count a forgiven attempt, and forgives each attempt once', () => {
  const limit = newLimit();
  for (let count = 0; count < 10; count += 1) {
    const attempt = limit.begin('mo');
    expect(attempt.refusedUntil).toBeNull();
    attempt.forgive();
  }
  const [first] = [limit.begin('mo'), limit.begin('mo'), limit.begin('mo')];
  first?.forgive();
  first?.forgive();
  expect(limit.begin('mo').refusedUntil).toBeNull();
  expect(limit.begin('mo').refusedUntil).not.toBeNull();
});

it('ignores attempts counted before the clock was set back', () => {
  const limit = newLimit();
  for (let count = 0; count < 3; count += 1) limit.begin('mo');
  now -= 3_600_000;
  expect(limit.begin('mo').refusedUntil).toBeNull();
});
