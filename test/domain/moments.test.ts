import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { momentOf, notAfter, timeScans } from '../../src/domain/moments.ts';

const iso = (moment: number | null | undefined) =>
  moment === null || moment === undefined ? moment : new Date(moment).toISOString().slice(0, 16);
const scan = (hour: string, location = '', country = '') => ({ date: '2026-11-20', hour, location, country });
const momentsOf = (scans: ReturnType<typeof scan>[], zone = 'local') =>
  timeScans(scans, zone).map(({ at }) => iso(at));

describe('a date and hour in a zone', () => {
  it.each([
    ['winter', '2026-01-15', '12:00', 'Europe/Berlin', '2026-01-15T11:00'],
    ['summer', '2026-07-15', '12:00', 'Europe/Berlin', '2026-07-15T10:00'],
    ['the day before clocks change', '2026-03-28', '12:00', 'Europe/Berlin', '2026-03-28T11:00'],
    ['just after clocks change', '2026-03-29', '03:00', 'Europe/Berlin', '2026-03-29T01:00'],
    ['an hour that clocks skip', '2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30'],
    ['an hour that clocks skip', '2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30'],
    ['an hour that clocks show twice', '2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30'],
    ['an hour that clocks show twice', '2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30'],
    ['no hour', '2026-11-20', undefined, 'Asia/Shanghai', '2026-11-19T16:00'],
    ['half-hour zones', '2026-11-20', '12:00', 'Asia/Kolkata', '2026-11-20T06:30'],
  ])('%s: %s %s in %s', (_, date, hour, zone, expected) => {
    expect(iso(momentOf(date, hour, zone))).toBe(expected);
  });

  it.each([[undefined], [''], ['yesterday'], ['2026-13-40'], ['20.11.2026']])('%j is no date', (date) => {
    expect(momentOf(date, '10:00', 'UTC')).toBeNull();
  });
});

describe('the moments of scans', () => {
  it('are local to the place of each scan', () => {
    const scans = [
      scan('12:00', 'Chicago', 'US'),
      scan('12:00', 'Liège', 'BE'),
      scan('12:00', 'Shenzhen', 'CN'),
    ];
    expect(momentsOf(scans)).toEqual(['2026-11-20T18:00', '2026-11-20T11:00', '2026-11-20T04:00']);
  });

  it('are in China as long as no scan names a place', () => {
    expect(momentsOf([scan('12:00'), scan('12:00', 'Transit')])).toEqual([
      '2026-11-20T04:00',
      '2026-11-20T04:00',
    ]);
  });

  it('are where the scan before was, when a scan names no place', () => {
    expect(momentsOf([scan('12:00'), scan('12:00', 'Leipzig', 'DE'), scan('12:00')])).toEqual([
      '2026-11-20T11:00',
      '2026-11-20T11:00',
      '2026-11-20T04:00',
    ]);
  });

  it('keep the zone of the last city when only the same country is named again', () => {
    expect(momentsOf([scan('12:00', '', 'US'), scan('12:00', 'Los Angeles', 'US')])).toEqual([
      '2026-11-20T20:00',
      '2026-11-20T20:00',
    ]);
  });

  it('are all in one zone if the operator says so', () => {
    expect(momentsOf([scan('12:00', 'Chicago', 'US'), scan('12:00')], 'UTC')).toEqual([
      '2026-11-20T12:00',
      '2026-11-20T12:00',
    ]);
  });
});

describe('a moment as reported', () => {
  const HOUR = 3_600_000;

  it.each([
    ['in the past', 4 * HOUR, 4 * HOUR],
    ['mistaken by a zone', 18 * HOUR, 10 * HOUR],
    ['days ahead, which is nonsense', 90 * HOUR, null],
  ])('%s', (_, moment, expected) => {
    expect(notAfter(10 * HOUR, moment)).toBe(expected);
  });

  it('is never later than the report, whatever the scan says', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('2026-11-20', '23:59', 'US', 'Sydney', '9999-12-31'));
    fc.assert(
      fc.property(text, text, text, text, fc.nat(4e12), (date, hour, location, country, reportedAt) => {
        const [timed] = timeScans([{ date, hour, location, country }], 'local');
        expect(notAfter(reportedAt, timed?.at ?? null) ?? 0).toBeLessThanOrEqual(reportedAt);
      }),
    );
  });
});
