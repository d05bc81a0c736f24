import { expect, it } from 'vitest';
import { lowestSince } from '../../src/domain/price-history.ts';

const history = [
  { at: 10, price: 96 },
  { at: 20, price: 79 },
  { at: 30, price: null },
  { at: 40, price: 92 },
];

it.each([
  ['the beginning, if it never was as low', 70, 10],
  ['the end of the last price that was as low', 79, 30],
  ['the last rise', 85, 30],
  ['nothing, while the last price was as low', 92, null],
])('a price has been lowest since %s', (_when, price, since) => {
  expect(lowestSince(history, price, 50)).toBe(since);
});

it('what is recorded now is no earlier price', () => {
  expect(lowestSince([...history, { at: 50, price: 60 }], 60, 50)).toBe(10);
  expect(lowestSince([{ at: 50, price: 60 }], 60, 50)).toBeNull();
});
