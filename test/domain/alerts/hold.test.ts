import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatClockTime,
  type HoldTimes,
  MAX_HOLD_MS,
  minuteOfDay,
  nextHold,
  readClockTime,
} from '../../../src/domain/alerts/hold.ts';

const MINUTE_MS = 60_000;
const NONE: HoldTimes = { quietFrom: null, quietUntil: null, digestAt: null, timeZone: null };
const NIGHT = { quietFrom: 22 * 60, quietUntil: 7 * 60 };

/** The hold in `YYYY-MM-DDTHH:MM` of UTC. */
function holdAt(times: Partial<HoldTimes>, now: string) {
  const hold = nextHold({ ...NONE, ...times }, Date.parse(now));
  const text = (moment: number) => new Date(moment).toISOString().slice(0, 16);
  return hold && `${text(hold.from)}/${text(hold.until)}`;
}

describe('nothing is ever held', () => {
  it.each([
    ['without options', {}],
    ['when quiet hours begin and end at the same time', { quietFrom: 60, quietUntil: 60 }],
    ['when quiet hours have no end', { quietFrom: 60 }],
  ])('%s', (_when, times) => {
    expect(holdAt(times, '2026-11-22T12:00Z')).toBeNull();
  });
});

describe('quiet hours', () => {
  it.each([
    ['before midnight', '2026-11-22T23:30Z', '2026-11-22T22:00/2026-11-23T07:00'],
    ['after midnight', '2026-11-23T01:30Z', '2026-11-22T22:00/2026-11-23T07:00'],
    ['from their first moment', '2026-11-22T22:00Z', '2026-11-22T22:00/2026-11-23T07:00'],
    ['until their end', '2026-11-23T07:00Z', '2026-11-23T22:00/2026-11-24T07:00'],
    ['of the coming night, by day', '2026-11-22T12:00Z', '2026-11-22T22:00/2026-11-23T07:00'],
  ])('over midnight hold deliveries back %s', (_when, now, hold) => {
    expect(holdAt(NIGHT, now)).toBe(hold);
  });

  it('within a day hold deliveries back on that day', () => {
    const noon = { quietFrom: 12 * 60, quietUntil: 13 * 60 };
    expect(holdAt(noon, '2026-11-22T12:30Z')).toBe('2026-11-22T12:00/2026-11-22T13:00');
    expect(holdAt(noon, '2026-11-22T14:30Z')).toBe('2026-11-23T12:00/2026-11-23T13:00');
  });

  it.each([
    ['Asia/Kolkata', '2026-11-22T20:00Z', '2026-11-22T16:30/2026-11-23T01:30'],
    ['Asia/Kathmandu', '2026-11-22T20:00Z', '2026-11-22T16:15/2026-11-23T01:15'],
    ['America/Los_Angeles', '2026-11-22T20:00Z', '2026-11-23T06:00/2026-11-23T15:00'],
    ['Pacific/Kiritimati', '2026-11-22T20:00Z', '2026-11-23T08:00/2026-11-23T17:00'],
  ])('follow the clocks of %s', (timeZone, now, hold) => {
    expect(holdAt({ ...NIGHT, timeZone }, now)).toBe(hold);
  });

  it.each([
    ['forward', '2026-03-28T22:00Z', '2026-03-28T21:00/2026-03-29T05:00'],
    ['back', '2026-10-24T22:00Z', '2026-10-24T20:00/2026-10-25T06:00'],
  ])('end at the right time when clocks are set %s', (_how, now, hold) => {
    expect(holdAt({ ...NIGHT, timeZone: 'Europe/Berlin' }, now)).toBe(hold);
  });

  it('end the first time that clocks show their end', () => {
    const times = { quietFrom: 22 * 60, quietUntil: 150, timeZone: 'Europe/Berlin' };
    expect(holdAt(times, '2026-10-24T23:00Z')).toBe('2026-10-24T20:00/2026-10-25T00:30');
    expect(holdAt(times, '2026-10-25T01:00Z')).toBe('2026-10-25T21:00/2026-10-26T01:30');
  });

  it('are empty where clocks skip their beginning', () => {
    const times = { quietFrom: 150, quietUntil: 195, timeZone: 'Europe/Berlin' };
    expect(holdAt(times, '2026-03-28T12:00Z')).toBe('2026-03-29T01:15/2026-03-29T01:15');
  });

  it('count as UTC in a zone that does not exist', () => {
    expect(holdAt({ ...NIGHT, timeZone: 'Mars/Olympus' }, '2026-11-22T23:30Z')).toBe(
      '2026-11-22T22:00/2026-11-23T07:00',
    );
  });
});

describe('a digest', () => {
  it('holds deliveries back from one to the next, and makes quiet hours pointless', () => {
    const digest = { ...NIGHT, digestAt: 8 * 60 };
    expect(holdAt(digest, '2026-11-22T07:59Z')).toBe('2026-11-21T08:00/2026-11-22T08:00');
    expect(holdAt(digest, '2026-11-22T08:00Z')).toBe('2026-11-22T08:00/2026-11-23T08:00');
  });
});

const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
const anyTimes: fc.Arbitrary<HoldTimes> = fc.record({
  quietFrom: minute,
  quietUntil: minute,
  digestAt: fc.option(minute),
  timeZone: fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
});
const anyMoment = fc.integer({
  min: Date.parse('2020-01-01T00:00Z') / MINUTE_MS,
  max: Date.parse('2040-01-01T00:00Z') / MINUTE_MS,
});

/** Making one takes longer than all else about a hold. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** What clocks show, in minutes after midnight. */
function shown(moment: number, timeZone: string | null): number {
  const zone = timeZone ?? 'UTC';
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  clocks.set(zone, clock);
  const [hours = 0, minutes = 0] = clock.format(moment).split(':').map(Number);
  return hours * 60 + minutes;
}

/** Whether clocks change within a day of the moment: they may skip a time then. */
function clocksChange(moment: number, timeZone: string | null): boolean {
  const day = 24 * 60 * MINUTE_MS;
  return new Set([-day, 0, day].map((offset) => shown(moment + offset, timeZone))).size > 1;
}

describe('in every zone and at any time, a hold', () => {
  const property = (holds: (times: HoldTimes, now: number) => void) =>
    fc.assert(
      fc.property(anyTimes, anyMoment, (times, minutes) => {
        holds(times, minutes * MINUTE_MS);
      }),
      { numRuns: 3_000 },
    );

  it('lasts now or is still to come, and is never too long', () => {
    property((times, now) => {
      const hold = nextHold(times, now);
      if (hold === null) return expect(times.quietFrom).toBe(times.quietUntil);
      expect(hold.from).toBeLessThanOrEqual(hold.until);
      expect(hold.until).toBeGreaterThan(now);
      expect(hold.until - Math.min(now, hold.from)).toBeLessThanOrEqual(MAX_HOLD_MS);
    });
  });

  it('begins and ends when clocks show it', () => {
    property((times, now) => {
      const hold = nextHold(times, now);
      if (hold === null) return;
      const { quietFrom, quietUntil, digestAt, timeZone } = times;
      const ends = [
        [hold.from, digestAt ?? quietFrom],
        [hold.until, digestAt ?? quietUntil],
      ] as const;
      for (const [moment, expected] of ends) {
        if (!clocksChange(moment, timeZone)) expect(shown(moment, timeZone)).toBe(expected);
      }
    });
  });

  it('is the same during its whole length, and the next one follows at its end', () => {
    property((times, now) => {
      const hold = nextHold(times, now);
      if (hold === null || hold.from === hold.until) return;
      for (const moment of [Math.max(now, hold.from), hold.until - 1])
        expect(nextHold(times, moment)).toEqual(hold);
      expect(nextHold(times, hold.until)?.until).toBeGreaterThan(hold.until);
    });
  });
});

it.each([
  ['22:30', 1350],
  ['10:30 pm', 1350],
  ['10:30PM', 1350],
  ['10 p.m.', 1320],
  ['12 am', 0],
  ['12pm', 720],
  ['22h30', 1350],
  ['22h', 1320],
  ['22.30', 1350],
  ['2230', 1350],
  ['830', 510],
  ['8', 480],
  [' 8:05 ', 485],
  ['22 Uhr', 1320],
  ['22 Uhr 30', 1350],
  ['22:30 Uhr', 1350],
  ['22点30分', 1350],
  ['２２：３０', 1350],
  ['24:00', 0],
])('%s is a time', (typed, minute) => {
  expect(readClockTime(typed)).toBe(minute);
});

it.each(['', 'noon', '25', '24:01', '7:60', '22:3', '13 pm', '0 am', '-8', '8:00:00'])(
  '“%s” is no time',
  (typed) => {
    expect(readClockTime(typed)).toBeNull();
  },
);

it('a time is read back as it is written', () => {
  fc.assert(fc.property(fc.nat(1439), (minute) => readClockTime(formatClockTime(minute)) === minute));
});

it('a clock shows the local time, in summer, too', () => {
  expect(minuteOfDay(Date.UTC(2026, 0, 1, 23, 30), 'Europe/Berlin')).toBe(30);
  expect(minuteOfDay(Date.UTC(2026, 6, 1, 12, 0), 'Europe/Berlin')).toBe(14 * 60);
  expect(minuteOfDay(Date.UTC(2026, 6, 1, 12, 0), 'Asia/Kolkata')).toBe(17 * 60 + 30);
});
