import fc from 'fast-check';
import type { DateNotice, ToldDate } from '../../src/alerts/dates/told-date.ts';
import { CHECKPOINTS } from '../../src/domain/parcels/arrival/checkpoints.ts';
import { anyScan } from './arbitrary-results.ts';

/** In the destination's calendar: a Wednesday, 25 November 2026. */
export const TODAY = 20_782;

const day = fc.integer({ min: TODAY, max: TODAY + 365 });
const arriving = {
  destination: fc.constantFrom('DE', 'BR'),
  timeZone: fc.constantFrom('Europe/Berlin', 'America/Sao_Paulo'),
  checkpoint: fc.constantFrom(...CHECKPOINTS),
  today: fc.constant(TODAY),
};
const days = fc.record({ earliest: day, latest: day });

/** A date that is told with a scan. */
export const toldDate: fc.Arbitrary<ToldDate> = fc
  .record({
    ...arriving,
    ...{ earliest: day, likeliest: day, latest: day, isToday: fc.boolean() },
    ...{ days: fc.record({ from: fc.nat(30), to: fc.nat(30) }), ofTen: fc.integer({ min: 1, max: 9 }) },
    before: fc.option(days),
  })
  .map((date) => ({ ...date, state: 'expected' }));

/** What is told of a date without a scan. */
export const dateNotice: fc.Arbitrary<DateNotice> = fc.record({
  arrival: fc.oneof(
    toldDate.map(({ before, ...date }) => date),
    fc
      .record({ ...arriving, waitUntil: day })
      .map((late) => ({ ...late, state: 'late' as const, ofTen: 9 as const })),
  ),
  before: fc.option(days),
  day: fc.option(fc.integer({ min: 1, max: 400 })),
  scan: fc.option(
    fc.tuple(anyScan, fc.option(fc.nat(1_800_000_000_000))).map(([scan, at]) => ({ ...scan, at })),
  ),
});

/** A parcel that has landed in Germany, with so many days to go. */
export function expectedIn(from: number, to: number) {
  return {
    ...({ state: 'expected', destination: 'DE', timeZone: 'Europe/Berlin', checkpoint: 'landed' } as const),
    ...{ today: TODAY, earliest: TODAY + from, likeliest: TODAY + from, latest: TODAY + to },
    ...{ isToday: to === 0, days: { from, to }, ofTen: 8 },
  };
}

/** The same when everybody expected it earlier. */
export function lateUntil(days: number) {
  const { state, earliest, likeliest, latest, isToday, days: span, ...arriving } = expectedIn(0, 0);
  return { ...arriving, state: 'late', ofTen: 9, waitUntil: TODAY + days } as const;
}

/** So many days from today, as told before. */
export const daysFrom = (from: number, to: number) => ({ earliest: TODAY + from, latest: TODAY + to });
