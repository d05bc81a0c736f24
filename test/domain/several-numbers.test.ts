import { expect, it } from 'vitest';
import { hasWrongCheckDigit, readTrackingNumbers } from '../../src/domain/tracking-number.ts';

const [A, B] = ['LX208857143CN', 'EE739146028CN'];

it.each([
  ['commas', `${A}, ${B}`],
  ['spaces', `${A} ${B}`],
  ['new lines', `${A}\n${B}\r\n`],
  ['repetition', `${A};${B},${A}`],
])('numbers are separated by %s', (_by, typed) => {
  expect(readTrackingNumbers(typed)).toEqual({ numbers: [A, B], invalid: [] });
});

it.each([
  ['yt2632 1100-21889001', 'YT263211002188900' + '1'],
  ['LX 2088 5714 3 CN', A],
  ['1234 5678 9012 3456', '1234567890123456'],
])('spaces inside one number are no separators: %s', (typed, number) => {
  expect(readTrackingNumbers(typed)).toEqual({ numbers: [number], invalid: [] });
});

it('what is no number is named besides the others', () => {
  expect(readTrackingNumbers(`${A} hello`)).toEqual({ numbers: [A], invalid: ['hello'] });
  expect(readTrackingNumbers(' , ')).toEqual({ numbers: [], invalid: [] });
});

it('a number with a typo doesn’t merge with the next one', () => {
  expect(readTrackingNumbers(`LX208857144CN ${B}`).numbers).toEqual(['LX208857144CN', B]);
});

it('at most ten are read', () => {
  const many = Array.from({ length: 30 }, (_, index) => `AB12345${index}`).join(',');
  expect(readTrackingNumbers(many).numbers).toHaveLength(10);
});

it.each([
  [A, false],
  ['LX208857144CN', true],
  ['1Z999AA10123456784', false],
])('the check digit of %s is wrong: %s', (number, isWrong) => {
  expect(hasWrongCheckDigit(number)).toBe(isWrong);
});
