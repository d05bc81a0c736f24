import { expect, it } from 'vitest';
import { clockTime } from '../../src/cards/clock-time.ts';
import { readClockTime } from '../../src/domain/alerts/hold.ts';
import { LANGUAGES } from '../../src/texts/index.ts';

it.each([
  ['en', '10:30 PM'],
  ['de', '22:30'],
  ['zh-CN', '22:30'],
])('writes a time of day as people do in %s', (locale, written) => {
  expect(clockTime(22 * 60 + 30, locale).replaceAll('\u00A0', ' ')).toBe(written);
});

it('is understood when it is typed again, in every language', () => {
  for (const { locale } of LANGUAGES)
    for (const minute of [0, 1, 8 * 60, 12 * 60, 23 * 60 + 59])
      expect(readClockTime(clockTime(minute, locale))).toBe(minute);
});
