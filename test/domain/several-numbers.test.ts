import { expect, it } from 'vitest';
import { hasWrongCheckDigit, readTrackingNumbers } from '../../src/domain/tracking-number.ts';

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
  ['1Z999AA10123456784', false],
])('the check digit of %s is wrong: %s', (number, isWrong) => {
  expect(hasWrongCheckDigit(number)).toBe(isWrong);
});
