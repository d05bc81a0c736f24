import fc from 'fast-check';
import { expect, it } from 'vitest';
import { convertAmount } from '../../../src/domain/products/money.ts';

const rates = new Map([
  ['EUR', 0.128],
  ['USD', 0.139],
]);

it.each([
  [238, 'CNY', 'EUR', 30.464],
  [12.8, 'EUR', 'CNY', 100],
  [12.8, 'eur', 'usd', 13.9],
])('%d %s in %s is %d', (amount, from, to, expected) => {
  expect(convertAmount(amount, from, to, rates)).toBeCloseTo(expected, 9);
});

it.each([
  ['CNY', 'GBP'],
  ['JPY', 'EUR'],
  ['EUR', 'EUR'],
  ['CNY', 'cny'],
])('there is no second price for %s in %s', (from, to) => {
  expect(convertAmount(1, from, to, rates)).toBeNull();
});

it('converting there and back gives the same amount', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1e6, noNaN: true }), (amount) => {
      const there = convertAmount(amount, 'EUR', 'USD', rates);
      expect(convertAmount(there ?? 0, 'USD', 'EUR', rates)).toBeCloseTo(amount, 6);
    }),
  );
});
