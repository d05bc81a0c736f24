import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findTrackingNumbers, normaliseTrackingNumber } from '../../src/domain/tracking-number.ts';

describe('a tracking number as people type it', () => {
  it.each([
    ['in groups', ' lp00 1234 5678 4821 cn', 'LP00123456784821CN'],
    ['with hyphens, in quotes', '"LX-208857143-CN".', 'LX208857143CN'],
    ['two of them', 'LX208857143CN RR482170353CN', null],
    ['two of them, joined by a comma', 'LX208857143CN,RR482170353CN', null],
    ['a word', 'parcel', null],
  ])('%s', (_what, text, expected) => {
    expect(normaliseTrackingNumber(text)).toBe(expected);
  });
});

/** Distinct numbers of twelve digits. */
const many = (count: number) => Array.from({ length: count }, (_, index) => String(123_456_789_000 + index));

/** Far above what any of these takes (a few ms), far below what quadratic work took (minutes). */
const PATIENCE_MS = 500;

describe('hostile texts', () => {
  it.each(['A', 'A1', '1', 'a:/', '://', ':', ' ', 'https:', '>', '1Z'])(
    '100,000 characters of %j',
    (piece) => {
      const text = `x${piece.repeat(100_000 / piece.length)}x`;
      const start = performance.now();
      findTrackingNumbers(text);
      normaliseTrackingNumber(text);
      expect(performance.now() - start).toBeLessThan(PATIENCE_MS);
    },
  );

  it('finds in ordinary texts what the shortest way of saying it finds', () => {
    const spelled = (text: string) =>
      (
        text
          .replace(/\S+:\/\/\S+/g, ' ')
          .toUpperCase()
          .match(/[A-Z0-9]{10,40}/g) ?? []
      ).filter(
        (word, index, words) => words.indexOf(word) === index && findTrackingNumbers(word)[0] === word,
      );
    const numbers = [
      'LX208857143CN',
      'lx208857144cn',
      'SF1480921137745',
      '123456789012',
      '1ZR7V4316804425713',
    ];
    const others = ['https://', '://', 'a.b/', ':', '/', ' ', ' ', '\n', '-', 'ß', '看', 'x'];
    const text = fc.oneof(
      fc.array(fc.constantFrom(...numbers, ...others), { maxLength: 20 }).map((parts) => parts.join('')),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(text, (written) => {
        expect(findTrackingNumbers(written)).toEqual(spelled(written));
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('tracking numbers in a text', () => {
  it.each([
    [
      'two of them, one twice',
      'LX208857143CN, EE739146028CN and lx208857143cn',
      ['LX208857143CN', 'EE739146028CN'],
    ],
    ['one of UPS', '1ZR7V4316804425713', ['1ZR7V4316804425713']],
    ['a courier’s', 'SF1480921137745 YT2632110021889001', ['SF1480921137745', 'YT2632110021889001']],
    ['a long run of digits', 'tracking: 123456789012', ['123456789012']],
    ['a wrong check digit', 'LX208857144CN', []],
    ['an id in a link', 'https://weidian.com/item.html?itemID=721234560112', []],
    ['prices, dates and phone numbers', '¥1299 2026-11-20 0151 2345678', []],
    ['words', 'HELLOWORLDHOWAREYOU', []],
    ['nothing', '', []],
    ['more than anybody chooses from', many(60).join(' '), many(25)],
  ])('%s', (_what, text, expected) => {
    expect(findTrackingNumbers(text)).toEqual(expected);
  });
});
