import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatClockTime, minuteOfDay, readClockTime } from '../../src/domain/clock-time.ts';

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
