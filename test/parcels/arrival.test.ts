import { expect, it } from 'vitest';
import { arrivalOf } from '../../src/parcels/arrival.ts';

const DAY_MS = 86_400_000;
const TODAY = 20_000;
const now = TODAY * DAY_MS + 12 * 3_600_000;
const trip = { destination: 'DE', timeZone: 'Europe/Berlin', isExplained: true };
const likelyToday = {
  state: 'expected',
  earliest: TODAY,
  likeliest: TODAY,
  latest: TODAY,
  today: 9,
} as const;

it.each([
  ['out', 0, true],
  ['out', 1, true],
  ['out', 2, false],
  ['out', 5, false],
  ['depot', 5, true],
] as const)('a date of today is said of a parcel at “%s” for %i days: %s', (checkpoint, days, isSaid) => {
  const arrival = arrivalOf(likelyToday, { checkpoint, since: now - days * DAY_MS, now }, trip);
  expect(arrival !== null).toBe(isSaid);
});

it('a parcel with the courier for days may still be late', () => {
  const outlook = { state: 'late', waitUntil: TODAY + 3 } as const;
  const asked = { checkpoint: 'out', since: now - 6 * DAY_MS, now } as const;
  expect(arrivalOf(outlook, asked, trip)).toMatchObject({ state: 'late', waitUntil: TODAY + 3 });
});

it('no day before today is named where the destination is a day behind', () => {
  // 17:00 on the day before in Los Angeles, 01:00 in UTC.
  const there = { destination: 'US', timeZone: 'America/Los_Angeles', isExplained: true };
  const clock = (TODAY - 1) * DAY_MS + 17 * 3_600_000;
  const asked = { checkpoint: 'landed', since: clock, now: clock } as const;
  const outlook = { state: 'expected', earliest: TODAY - 1, likeliest: TODAY - 1, today: 1 } as const;
  const ahead = arrivalOf({ ...outlook, latest: TODAY + 3 }, asked, there);
  expect(ahead).toMatchObject({ earliest: TODAY, likeliest: TODAY, latest: TODAY + 3, today: TODAY });
  const last = arrivalOf({ ...outlook, latest: TODAY - 1 }, asked, there);
  expect(last).toMatchObject({ earliest: TODAY, latest: TODAY, isToday: true, ofTen: 8 });
});
