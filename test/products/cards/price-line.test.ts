import { expect, it } from 'vitest';
import { priceLineOf } from '../../../src/products/cards/product-watch.ts';

const history = (...prices: (number | null)[]) =>
  prices.map((price, at) => ({ at, price, stock: null, currency: 'CNY' }));

it('draws the line of a price that has changed', () => {
  expect(priceLineOf(history(96, 96, null, 79), 9, 'en')?.points).toEqual([
    { at: 0, price: 96 },
    { at: 3, price: 79 },
  ]);
});

it.each([[[]], [[79]], [[79, null, 79]]])('draws no flat line: %j', (prices) => {
  expect(priceLineOf(history(...prices), 9, 'en')).toBeNull();
});
