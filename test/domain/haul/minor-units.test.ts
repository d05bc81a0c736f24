import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMinorUnits, toMinorUnits } from '../../../src/domain/haul/figures.ts';
import { MAX_PIECE_PRICE, MAX_QUANTITY } from '../../../src/domain/haul/limits.ts';

/** How many decimals each has. */
const CURRENCIES = [
  ['JPY', 0],
  ['KRW', 0],
  ['CNY', 2],
  ['EUR', 2],
  ['KWD', 3],
  ['BHD', 3],
] as const;
const currency = fc.constantFrom(...CURRENCIES);

describe('minor units', () => {
  it.each([
    [238.5, 'CNY', 23_850],
    [19.99, 'CNY', 1_999],
    [1.1, 'CNY', 110],
    [4.35, 'EUR', 435],
    [1_200, 'JPY', 1_200],
    [0.295, 'KWD', 295],
    [8.165, 'KWD', 8_165],
    [19.99, 'cny', 1_999],
    [19.99, 'XXX', 1_999],
    [19.99, 'no currency', 1_999],
    [19.99, '', 1_999],
  ])('of %f %s are %i', (amount, code, minor) => {
    expect(toMinorUnits(amount, code)).toBe(minor);
  });

  it('keep every amount that a currency can write', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAX_PIECE_PRICE }), currency, (minor, [code, digits]) => {
        const written = Number(`${minor}e-${digits}`);
        expect(toMinorUnits(written, code)).toBe(minor);
        expect(fromMinorUnits(minor, code)).toBe(written);
      }),
      { numRuns: 2_000 },
    );
  });

  it('multiply without the error of floats', () => {
    for (let quantity = 1; quantity <= MAX_QUANTITY; quantity += 1) {
      const sum = (toMinorUnits(19.99, 'CNY') ?? 0) * quantity;
      expect(fromMinorUnits(sum, 'CNY').toFixed(2)).toBe(
        `${Math.floor(sum / 100)}.${String(sum % 100).padStart(2, '0')}`,
      );
      expect(sum).toBe(1_999 * quantity);
    }
  });

  it.each([
    undefined,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    0,
    -0,
    -5,
    0.004,
    1e21,
    9e15,
  ])('there are none for %s', (amount) => {
    expect(toMinorUnits(amount, 'CNY')).toBeNull();
  });

  it('there are none for more than a full haul can add up exactly', () => {
    expect(toMinorUnits(MAX_PIECE_PRICE, 'JPY')).toBe(MAX_PIECE_PRICE);
    expect(toMinorUnits(MAX_PIECE_PRICE + 1, 'JPY')).toBeNull();
  });

  it('are positive integers or nothing, whatever the service says', () => {
    fc.assert(
      fc.property(fc.double(), fc.string(), (amount, code) => {
        const minor = toMinorUnits(amount, code);
        expect(minor === null || (Number.isSafeInteger(minor) && minor > 0)).toBe(true);
      }),
    );
  });
});
