import { expect, it } from 'vitest';
import { minuteOfDay } from '../../../../src/domain/alerts/hold.ts';
import { findTimeZone, timeZoneName } from '../../../../src/domain/parcels/places/find-time-zone.ts';

it.each([
  ['Berlin', 'Europe/Berlin'],
  ['köln', 'Europe/Berlin'],
  ['São Paulo', 'America/Sao_Paulo'],
  ['SAO PAULO', 'America/Sao_Paulo'],
  ['New York', 'America/New_York'],
  ['Shanghai', 'Asia/Shanghai'],
  ['上海', 'Asia/Shanghai'],
  ['Los Angeles, CA', 'America/Los_Angeles'],
  ['Polska', 'Europe/Warsaw'],
  ['europe/berlin', 'Europe/Berlin'],
  ['America/New York', 'America/New_York'],
  ['UTC', 'UTC'],
  ['UTC+2', 'Etc/GMT-2'],
  ['gmt -5', 'Etc/GMT+5'],
  ['+8', 'Etc/GMT-8'],
  ['UTC−3', 'Etc/GMT+3'],
  ['UTC+5:30', 'Asia/Kolkata'],
  ['UTC+5.30', 'Asia/Kolkata'],
  ['UTC+8:45', 'Australia/Eucla'],
  ['UTC−9:30', 'Pacific/Marquesas'],
  ['CET', 'Europe/Berlin'],
  ['pst', 'America/Los_Angeles'],
  ['HKT', 'Asia/Hong_Kong'],
  ['SGT', 'Asia/Singapore'],
  ['MSK', 'Europe/Moscow'],
  ['IST', 'Asia/Kolkata'],
  ['AEDT', 'Australia/Sydney'],
  ['ACST', 'Australia/Adelaide'],
  ['AWST', 'Australia/Perth'],
  ['NZDT', 'Pacific/Auckland'],
  ['Chatham', 'Pacific/Chatham'],
  ['madeira', 'Atlantic/Madeira'],
  ['Lord Howe', 'Australia/Lord_Howe'],
  ['Galapagos', 'Pacific/Galapagos'],
  ['Vincennes', 'Europe/Paris'],
])('%s is the zone %s', (typed, timeZone) => {
  expect(findTimeZone(typed)).toBe(timeZone);
});

it.each([
  '',
  'xyzzy',
  '12',
  'Mars/Olympus',
  'UTC+15',
  'UTC-13',
  'UTC+2:17',
  'CST',
  'constructor',
  '漢字の国',
])('“%s” is no zone', (typed) => {
  expect(findTimeZone(typed)).toBeNull();
});

it('an offset’s zone has that offset, and is named as people write it', () => {
  const noon = Date.UTC(2026, 0, 1, 12);
  for (const [typed, hour] of [
    ['UTC+2', 14],
    ['UTC−5', 7],
  ] as const) {
    const timeZone = findTimeZone(typed) ?? '';
    expect(minuteOfDay(noon, timeZone)).toBe(hour * 60);
    expect(timeZoneName(timeZone)).toBe(typed);
  }
});

it('a zone is named after its city', () => {
  expect(timeZoneName('America/New_York')).toBe('New York');
  expect(timeZoneName('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
  expect(timeZoneName('UTC')).toBe('UTC');
});
