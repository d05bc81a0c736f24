import { expect, it } from 'vitest';
import { variantKey } from '../../src/domain/products/qc-sets.ts';
import { variantWithKey } from '../../src/products/index.ts';
import { lookupResult } from '../../src/service/index.ts';

const product = lookupResult.parse({
  platform: 'weidian',
  product_id: '7212345601',
  variants: {
    options: [{ name: 'Color', values: ['Navy / White', 'navy white', 'Red'] }],
    skus: [
      { attrs: { Color: 'Navy / White' }, price: 100 },
      { attrs: { Color: 'navy white' }, price: 200 },
      { attrs: { Color: 'Red' }, price: 300 },
    ],
  },
});
const priceOf = (key: string) => variantWithKey(product, key)?.price;

it('a variant is found by its key, however its label is written, and the first of two with one key', () => {
  expect(priceOf(variantKey('NAVY  white'))).toBe(100);
  expect(priceOf(variantKey('Red'))).toBe(300);
});

it('no variant has the key of another product’s, or none', () => {
  expect(priceOf(variantKey('Green'))).toBeUndefined();
  expect(priceOf('')).toBeUndefined();
});
