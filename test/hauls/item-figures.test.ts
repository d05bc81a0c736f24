import { describe, expect, it } from 'vitest';
import { variantKey } from '../../src/domain/products/qc-sets.ts';
import { figuresOf } from '../../src/hauls/load-haul.ts';
import type { LookupResult } from '../../src/service/index.ts';
import { lookupOf } from '../support/haul-cards.ts';

/** A product in two colours, of which the service knows these prices. */
function inColours(prices: Readonly<Record<string, number | undefined>>): LookupResult {
  const options = [{ name: 'Colour', name_cn: undefined, values: Object.keys(prices) }];
  const skus = Object.entries(prices).map(([colour, price]) => ({
    attrs: { Colour: colour },
    price,
    stock: undefined,
    image: undefined,
  }));
  return { ...lookupOf({ price: [238, 298] }), variants: { options, skus } };
}
const priceOf = (lookup: LookupResult | null, variant = '') =>
  figuresOf({ variant, quantity: 2 }, lookup).price;
const NAVY = variantKey('Navy');

describe('the figures of an item', () => {
  it('are for one piece, in whole units', () => {
    const lookup = lookupOf({ price: 19.99, weightG: 80.4, box: '10 x 10 x 2.5 cm' });
    expect(figuresOf({ variant: '', quantity: 3 }, lookup)).toEqual({
      quantity: 3,
      price: { low: 1_999, high: 1_999, currency: 'CNY' },
      weightG: 80,
      volumeCm3: 250,
    });
  });

  it('are unknown until the look-up has arrived', () => {
    const nothing = { quantity: 1, price: null, weightG: null, volumeCm3: null };
    expect(figuresOf({ variant: '', quantity: 1 }, null)).toEqual(nothing);
  });

  it('have the prices of all variants until one is chosen, then its own', () => {
    const lookup = inColours({ Navy: 268, Olive: undefined });
    expect(priceOf(lookup)).toMatchObject({ low: 23_800, high: 29_800 });
    expect(priceOf(lookup, NAVY)).toMatchObject({ low: 26_800, high: 26_800 });
  });

  it('have the prices of all variants when the service lists none for the chosen one, or has lost it', () => {
    const lookup = inColours({ Navy: 268, Olive: undefined });
    for (const variant of [variantKey('Olive'), variantKey('Sold long ago')])
      expect(priceOf(lookup, variant)).toMatchObject({ low: 23_800, high: 29_800 });
  });

  it.each([
    [[298, 238], { low: 23_800, high: 29_800 }],
    [[0, 298], { low: 29_800, high: 29_800 }],
    [[0, 0], null],
    [[-5, Number.NaN], null],
    [[9e15, 9e15], null],
  ] as const)('have a price for %j: %j', (price, expected) => {
    const found = priceOf(lookupOf({ price }));
    if (expected === null) expect(found).toBeNull();
    else expect(found).toMatchObject(expected);
  });

  it('are in the platform’s own currency where the service names none', () => {
    expect(priceOf(lookupOf({ price: 5, currency: '' }))).toEqual({ low: 500, high: 500, currency: 'CNY' });
    expect(priceOf(lookupOf({ price: 5, currency: 'jpy' }))).toEqual({ low: 5, high: 5, currency: 'JPY' });
  });
});
