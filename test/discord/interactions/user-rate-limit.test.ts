import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  createUserRateLimit,
  UserRateLimitError,
} from '../../../src/discord/interactions/user-rate-limit.ts';

/** @returns milliseconds to wait; 0: allowed */
function waitOf(ask: () => void): number {
  try {
    ask();
    return 0;
  } catch (error) {
    if (error instanceof UserRateLimitError) return error.waitMs;
    throw error;
  }
}

it('allows no user more interactions than the limit within a minute, and returns how long to wait', () => {
  const questions = fc.array(fc.record({ user: fc.constantFrom('a', 'b', 'c'), afterMs: fc.nat(20_000) }));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), questions, (limit, asked) => {
      let now = 1_000_000;
      const count = createUserRateLimit(limit, () => now);
      const answered: { user: string; at: number }[] = [];
      for (const { user, afterMs } of asked) {
        now += afterMs;
        const lately = answered.filter((one) => one.user === user && one.at > now - 60_000);
        const [oldest] = lately;
        const isTooMuch = oldest !== undefined && lately.length >= limit;
        const expected = isTooMuch ? oldest.at + 60_000 - now : 0;
        if (!isTooMuch) answered.push({ user, at: now });
        expect(waitOf(() => count(user))).toBe(expected);
      }
    }),
  );
});

it('allows interactions again after the clock was set back', () => {
  let now = 1_000_000;
  const count = createUserRateLimit(1, () => now);
  count('a');
  expect(waitOf(() => count('a'))).toBe(60_000);
  now -= 500_000;
  expect(waitOf(() => count('a'))).toBe(0);
});

it('allows any number of interactions if the limit is 0', () => {
  const count = createUserRateLimit(0, () => 0);
  for (let asked = 0; asked < 1_000; asked += 1) count('a');
});
