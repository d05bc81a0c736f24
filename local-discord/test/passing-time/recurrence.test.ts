import { expect, it } from 'vitest';
import { nextOccurrence } from '../../src/scheduled-events/recurrence.ts';

const rule = (change: object) => ({ start: '2026-07-01T18:00:00.000Z', interval: 1, ...change });

// The first of July 2026 is a Wednesday.
it.each([
  ['every day', { frequency: 3 }, '2026-07-01', '2026-07-02'],
  [
    'on workdays, over the weekend',
    { frequency: 3, by_weekday: [0, 1, 2, 3, 4] },
    '2026-07-03',
    '2026-07-06',
  ],
  ['every week', { frequency: 2, by_weekday: [2] }, '2026-07-01', '2026-07-08'],
  ['every other week', { frequency: 2, interval: 2, by_weekday: [2] }, '2026-07-01', '2026-07-15'],
  ['every fourth Wednesday', { frequency: 1, by_n_weekday: [{ n: 4, day: 2 }] }, '2026-07-01', '2026-07-22'],
  ['every first Wednesday', { frequency: 1, by_n_weekday: [{ n: 1, day: 2 }] }, '2026-07-01', '2026-08-05'],
  ['every fifth Friday', { frequency: 1, by_n_weekday: [{ n: 5, day: 4 }] }, '2026-07-31', '2026-10-30'],
  ['every year', { frequency: 0, by_month: [7], by_month_day: [24] }, '2026-07-24', '2027-07-24'],
  ['on leap days', { frequency: 0, by_month: [2], by_month_day: [29] }, '2028-02-29', '2032-02-29'],
])('an event %s: after %s, %s comes %s', (_, change, after, next) => {
  const at = nextOccurrence(rule(change), Date.parse(`${after}T18:00:00Z`));
  expect(new Date(at ?? 0).toISOString()).toBe(`${next}T18:00:00.000Z`);
});
