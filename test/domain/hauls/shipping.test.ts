import { expect, it } from 'vitest';
import { isKilogramPrice, shippingOf } from '../../../src/domain/hauls/shipping.ts';

const billed = { by: 'volume', grams: 7_083 } as const;

it('shipping costs the billed weight times the price of a kilogram, in the minor unit of its currency', () => {
  const shipping = (amount: number, currency: string) => shippingOf({ billed }, { amount, currency })?.low;
  expect(shipping(48, 'CNY')).toBe(33_998);
  expect(shipping(900, 'JPY')).toBe(6_375);
});

it('shipping costs nothing that is known without a price, or while no weight is known', () => {
  expect(shippingOf({ billed }, null)).toBeNull();
  expect(shippingOf({ billed: null }, { amount: 48, currency: 'CNY' })).toBeNull();
});

it('a kilogram costs something, and no fortune', () => {
  expect([0, -1, 0.5, 48, 1e7, 1e9].map(isKilogramPrice)).toEqual([false, false, true, true, true, false]);
});
