import { describe, expect, it } from 'vitest';
import type { ExpectedArrival, LateArrival } from '../../../src/parcels/arrival.ts';
import {
  arrivalInList,
  arrivalReason,
  arrivalTitle,
  lateAdvice,
} from '../../../src/parcels/cards/arrival-words.ts';
import { de } from '../../../src/texts/de.ts';
import { en } from '../../../src/texts/en.ts';
import { LANGUAGES } from '../../../src/texts/index.ts';
import { zhCn } from '../../../src/texts/zh-cn.ts';

const day = (date: string) => Date.parse(`${date}T00:00Z`) / 86_400_000;
const TODAY = day('2026-11-24');
/** As it is read: U+00A0 as a space, without what nobody sees. */
const read = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll('\u2060', '');

const place = { destination: 'DE', timeZone: 'Europe/Berlin', today: TODAY } as const;
const expected: ExpectedArrival = {
  ...place,
  state: 'expected',
  checkpoint: 'landed',
  earliest: day('2026-11-26'),
  likeliest: day('2026-11-27'),
  latest: day('2026-11-28'),
  isToday: false,
  days: { from: 3, to: 5 },
  ofTen: 8,
};
const today: ExpectedArrival = {
  ...expected,
  checkpoint: 'out',
  earliest: TODAY,
  likeliest: TODAY,
  latest: TODAY,
  isToday: true,
  days: { from: 0, to: 0 },
  ofTen: 9,
};
const late: LateArrival = {
  ...place,
  state: 'late',
  checkpoint: 'left',
  ofTen: 9,
  waitUntil: day('2026-11-30'),
};

describe('a date in words', () => {
  it('names the days, and what they follow from', () => {
    expect(read(arrivalTitle(expected, en))).toBe('likely here Thu 26 – Sat 28 Nov');
    expect(read(arrivalReason(expected, en))).toBe('8 of 10 take 3–5 days after landing');
    expect(read(arrivalInList(expected, en, 30))).toBe('26–28 Nov');
  });

  it('says for today how often that is true', () => {
    expect(arrivalTitle(today, en)).toBe('likely here today');
    expect(arrivalReason(today, en)).toBe('9 of 10 come the same day');
    expect(arrivalInList(today, en, 30)).toBe('today');
    const sinceYesterday = { ...today, days: { from: 1, to: 1 } };
    expect(read(arrivalReason(sinceYesterday, en))).toBe(
      '8 of 10 take up to 1 day after going out for delivery',
    );
  });

  it('names no span that begins with zero days', () => {
    const soon = { ...expected, days: { from: 0, to: 2 } };
    expect(read(arrivalReason(soon, en))).toBe('8 of 10 take up to 2 days after landing');
  });

  it('says of a late parcel how late it is, and until when to wait', () => {
    expect(arrivalTitle(late, en)).toBe('later than usual');
    expect(arrivalReason(late, en)).toBe('9 of 10 had arrived by now');
    expect(arrivalReason({ ...expected, unexplained: true }, en)).toBe('');
    expect(read(arrivalInList(late, en, 30))).toBe('late, ask on 30 Nov');
    expect(read(lateAdvice(late, en))).toMatch(/^nothing before Mon 30 Nov\. /);
  });

  it('sends nobody to wait for a day that has come', () => {
    const over = { ...late, waitUntil: TODAY };
    expect(arrivalInList(over, en, 30)).toBe('late, ask your agent');
    expect(lateAdvice(over, en)).toBe('ask your agent where it is.');
  });

  it('keeps what matters where a line has little room', () => {
    expect(arrivalInList(late, en, 15)).toBe('late');
    expect(arrivalInList({ ...late, waitUntil: TODAY }, en, 15)).toBe('ask your agent');
  });

  it('gives no low number as a reason for today, and no days that are over', () => {
    const unsure = { ...today, ofTen: 0, days: { from: 1, to: 1 } };
    expect(read(arrivalReason(unsure, en))).toBe('8 of 10 take up to 1 day after going out for delivery');
    const begun = { ...expected, earliest: TODAY, days: { from: 3, to: 5 } };
    expect(read(arrivalReason(begun, en))).toBe('8 of 10 take up to 5 days after landing');
  });

  it('has the word order of the language', () => {
    expect(read(arrivalTitle(expected, de))).toBe('kommt wohl Do 26. – Sa 28. Nov.');
    expect(read(arrivalTitle(today, de))).toBe('kommt wohl heute');
    expect(read(arrivalTitle(expected, zhCn))).toBe('预计 11月26–28日送达');
    expect(read(arrivalTitle(today, zhCn))).toBe('预计今天送达');
  });

  it.each(LANGUAGES)('ends no sentence with two points: $locale', (texts) => {
    expect(lateAdvice(late, texts)).not.toContain('..');
  });
});
