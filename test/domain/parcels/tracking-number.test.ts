import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findAddressedNumbers,
  findTrackingNumbers,
  hasWrongCheckDigit,
  nearestNumber,
  normaliseTrackingNumber,
  readTrackingNumbers,
  typoIn,
} from '../../../src/domain/parcels/tracking-number.ts';
import { anyText } from '../../support/any-text.ts';
import { cpuTimeOf } from '../../support/cpu-time.ts';

describe('normalising a typed tracking number', () => {
  it.each([
    ['one in groups', ' lp00 1234 5678 4821 cn', 'LP00123456784821CN'],
    ['one with hyphens, in quotes', '"LX-208857143-CN".', 'LX208857143CN'],
    ['two numbers', 'LX208857143CN RR482170353CN', null],
    ['two numbers joined by a comma', 'LX208857143CN,RR482170353CN', null],
    ['a word', 'parcel', null],
  ])('accepts valid numbers only: %s', (_what, text, expected) => {
    expect(normaliseTrackingNumber(text)).toBe(expected);
  });
});

describe('reading a text that somebody sent to be tracked', () => {
  it.each([
    ['correct numbers only, if there are any', 'LX208857143CN or LX208857134CN', ['LX208857143CN']],
    ['a number with a typing error', 'where is LX208857134CN?', ['LX208857134CN']],
    ['a number in groups', 'LX 2088 5714 3CN', ['LX208857143CN']],
    ['no number in a sentence', 'size 42 in 3 days, please', []],
    ['no number in a link', 'https://weidian.com/item.html?itemID=721234560112', []],
  ])('finds %s', (_what, text, expected) => {
    expect(findAddressedNumbers(text)).toEqual(expected);
  });
});

/** Distinct numbers of twelve digits. */
const many = (count: number) => Array.from({ length: count }, (_, index) => String(123_456_789_000 + index));

/** Linear work takes a few milliseconds, quadratic work took minutes. */
const MAX_MS = 500;

describe('reading tracking numbers from hostile texts', () => {
  it.each(['A', 'A1', '1', 'a:/', '://', ':', ' ', 'https:', '>', '1Z'])(
    'takes linear time for 100,000 characters of %j',
    (piece) => {
      const text = `x${piece.repeat(100_000 / piece.length)}x`;
      const takenMs = cpuTimeOf(() => {
        findTrackingNumbers(text);
        normaliseTrackingNumber(text);
        findAddressedNumbers(text);
      });
      expect(takenMs).toBeLessThan(MAX_MS);
    },
  );

  it('finds the same numbers as a simple reference implementation', () => {
    const reference = (text: string) =>
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
      anyText(),
    );
    fc.assert(
      fc.property(text, (written) => {
        expect(findTrackingNumbers(written)).toEqual(reference(written));
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('finding tracking numbers in a text', () => {
  it.each([
    [
      'two numbers, one of them twice',
      'LX208857143CN, EE739146028CN and lx208857143cn',
      ['LX208857143CN', 'EE739146028CN'],
    ],
    ['a UPS number', '1ZR7V4316804425713', ['1ZR7V4316804425713']],
    ['courier numbers', 'SF1480921137745 YT2632110021889001', ['SF1480921137745', 'YT2632110021889001']],
    ['a long run of digits', 'tracking: 123456789012', ['123456789012']],
    ['no number with a wrong check digit', 'LX208857144CN', []],
    ['no id in a link', 'https://weidian.com/item.html?itemID=721234560112', []],
    ['no prices, dates and phone numbers', '¥1299 2026-11-20 0151 2345678', []],
    ['no words', 'HELLOWORLDHOWAREYOU', []],
    ['nothing in an empty text', '', []],
    ['as many as there are', many(60).join(' '), many(60)],
  ])('finds %s', (_what, text, expected) => {
    expect(findTrackingNumbers(text)).toEqual(expected);
  });
});

const [A, B] = ['LX208857143CN', 'EE739146028CN'];

it.each([
  ['commas', `${A}, ${B}`],
  ['spaces', `${A} ${B}`],
  ['new lines', `${A}\n${B}\r\n`],
  ['repetition', `${A};${B},${A}`],
])('numbers are separated by %s', (_by, typed) => {
  expect(readTrackingNumbers(typed)).toEqual({ numbers: [A, B], invalid: [], more: 0 });
});

it.each([
  ['yt2632 1100-21889001', 'YT263211002188900' + '1'],
  ['LX 2088 5714 3 CN', A],
  ['1234 5678 9012 3456', '1234567890123456'],
])('spaces inside one number are no separators: %s', (typed, number) => {
  expect(readTrackingNumbers(typed)).toEqual({ numbers: [number], invalid: [], more: 0 });
});

it('what is no number is named besides the others', () => {
  expect(readTrackingNumbers(`${A} hello`)).toEqual({ numbers: [A], invalid: ['hello'], more: 0 });
  expect(readTrackingNumbers(' , ')).toEqual({ numbers: [], invalid: [], more: 0 });
});

it('a number with a typo doesn’t merge with the next one', () => {
  expect(readTrackingNumbers(`LX208857144CN ${B}`).numbers).toEqual(['LX208857144CN', B]);
});

const NUMBERS = Array.from({ length: 13 }, (_, index) => `AB1234500${10 + index}`);

it('reads at most ten, and counts the others', () => {
  expect(readTrackingNumbers(NUMBERS.join(','))).toEqual({
    numbers: NUMBERS.slice(0, 10),
    invalid: [],
    more: 3,
  });
});

it('a number that is typed twice takes one place', () => {
  const ten = NUMBERS.slice(0, 10);
  expect(readTrackingNumbers([A, A.toLowerCase(), ...ten.slice(1)].join('\n'))).toEqual({
    numbers: [A, ...ten.slice(1)],
    invalid: [],
    more: 0,
  });
});

it('words take the places that numbers leave', () => {
  const words = Array.from({ length: 11 }, (_, index) => `word${'x'.repeat(index)}`);
  expect(readTrackingNumbers(`${words.join(',')},${A},${B}`)).toEqual({
    numbers: [A, B],
    invalid: words.slice(0, 8),
    more: 3,
  });
});

it.each([
  [A, false],
  ['LX208857144CN', true],
  // Where the sum leaves 10 or 11, the digit is 0 or 5.
  ['LX208857280CN', false],
  ['LX208857285CN', true],
  ['LX208857165CN', false],
  ['LX208857160CN', true],
  ['1Z999AA10123456784', false],
])('the check digit of %s is wrong: %s', (number, isWrong) => {
  expect(hasWrongCheckDigit(number)).toBe(isWrong);
});

it.each([
  ['two digits swapped', 'LX208857134CN', 'LX208857143CN'],
  ['one digit wrong', 'LX208857144CN', 'LX208857143CN'],
  ['a digit missing', 'LX20885714CN', 'LX208857143CN'],
  ['the letters at the end missing', 'LX208857143', 'LX208857143CN'],
  ['a letter too many', 'LX208857143CNN', 'LX208857143CN'],
  ['another number', 'LX999999999CN', undefined],
])('finds what somebody meant among their numbers: %s', (_what, mistyped, meant) => {
  const known = ['LP005581925CN', 'LX208857143CN', '1Z999AA10123456784'];
  expect(nearestNumber(mistyped, known)).toBe(meant);
});

it.each([
  ['a wrong digit', 'LX208857134CN', 'wrong'],
  ['a digit missing', 'LX20885714CN', 'missing'],
  ['a letter missing at the end', 'LX208857143C', 'missing'],
  ['both letters missing at the end', 'LX208857143', 'missing'],
  ['a letter too many', 'LX208857143CNN', 'too_many'],
  ['none', 'LX208857143CN', null],
  ['none in a carrier’s longer number', 'LX2088571431CN', null],
  ['none in a carrier’s number of two letters and nine digits', 'SF208857143', null],
  ['none in digits', '208857143', null],
])('sees what is wrong with a postal number: %s', (_what, number, expected) => {
  expect(typoIn(number)).toBe(expected);
});
