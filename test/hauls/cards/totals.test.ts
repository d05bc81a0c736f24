import { describe, expect, it } from 'vitest';
import { secondCurrencyOf } from '../../../src/cards/reader.ts';
import { totalsOf } from '../../../src/domain/hauls/totals.ts';
import { formatSum, priceOfAll } from '../../../src/hauls/cards/totals.ts';
import { de } from '../../../src/texts/de.ts';
import { en } from '../../../src/texts/en.ts';

const RATES = new Map([
  ['EUR', 0.128],
  ['JPY', 20],
  ['KWD', 0.04],
]);

type Price = readonly [low: number, currency: string, high?: number];

/** The sum of these prices, in minor units, for a reader with this second currency. */
function sum(prices: readonly (Price | null)[], second: string | null, texts = en): string {
  const items = prices.map((price) => ({
    quantity: 1,
    price: price === null ? null : { low: price[0], high: price[2] ?? price[0], currency: price[1] },
    weightG: null,
    volumeCm3: null,
  }));
  return priceOfAll(totalsOf(items, 6000), { texts, currency: secondCurrencyOf(second, RATES) });
}

describe('the price of a haul', () => {
  it('is also in the reader’s currency', () => {
    expect(sum([[92_900, 'CNY']], 'EUR')).toBe('CN¥929 (≈ €119)');
    expect(sum([[5_000, 'CNY']], 'EUR')).toBe('CN¥50 (≈ €6.40)');
    expect(sum([[92_900, 'CNY']], null)).toBe('CN¥929');
  });

  it('is a range while a variant isn’t chosen', () => {
    expect(sum([[23_800, 'CNY', 29_800]], 'EUR')).toBe('CN¥238–\u2060298 (≈ €30–\u206038)');
  });

  it('is one sum for each currency, and all of them together in the reader’s', () => {
    expect(
      sum(
        [
          [10_000, 'CNY'],
          [2_000, 'JPY'],
          [5_000, 'CNY'],
        ],
        'EUR',
      ),
    ).toBe('CN¥150 + JP¥2,000 (≈ €32)');
  });

  it('counts what is in the reader’s currency already as it is', () => {
    expect(
      sum(
        [
          [10_000, 'CNY'],
          [2_000, 'EUR'],
        ],
        'EUR',
      ),
    ).toBe('CN¥100 + €20 (≈ €33)');
    expect(
      sum(
        [
          [10_000, 'CNY'],
          [1_280, 'EUR'],
        ],
        'CNY',
      ),
    ).toBe('CN¥100 + €12.80 (≈ CN¥200)');
  });

  it('is not repeated when all of it is in the reader’s currency', () => {
    expect(sum([[92_900, 'CNY']], 'CNY')).toBe('CN¥929');
  });

  it('is not converted in part when a currency has no rate', () => {
    expect(
      sum(
        [
          [10_000, 'CNY'],
          [2_000, 'XYZ'],
        ],
        'EUR',
      ),
    ).toMatch(/^CN¥100 \+ XYZ\s20$/);
    expect(sum([[10_000, 'CNY']], 'GBP')).toBe('CN¥100');
  });

  it('names at most three currencies, and the sum of all', () => {
    const prices = ['CNY', 'EUR', 'JPY', 'KWD'].map((currency): Price => [1_000, currency]);
    expect(sum(prices, 'EUR')).toBe('CN¥10 + €10 + JP¥1,000 + … (≈ €21)');
  });

  it('is “at least” that when a price is missing, and nothing without any', () => {
    expect(sum([[92_900, 'CNY'], null], 'EUR')).toBe('at least CN¥929 (≈ €119)');
    expect(sum([null], 'EUR')).toBe('');
    expect(sum([], 'EUR')).toBe('');
  });

  it('is written as in the reader’s language', () => {
    expect(sum([[1_234_567, 'CNY'], null], 'EUR', de)).toMatch(
      /^mindestens 12\.345,67\s*CN¥ \(≈ 1\.580\s*€\)$/,
    );
  });

  it('has as many decimals as its currency', () => {
    expect(formatSum({ low: 1_500, high: 1_500, currency: 'JPY' }, 'en')).toBe('JP¥1,500');
    expect(formatSum({ low: 1_505, high: 1_505, currency: 'CNY' }, 'en')).toBe('CN¥15.05');
    expect(formatSum({ low: 1_505, high: 1_505, currency: 'KWD' }, 'en')).toMatch(/^KWD\s1\.505$/);
  });
});
