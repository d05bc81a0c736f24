import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DIVISORS,
  MAX_HAUL_ITEMS,
  MAX_PIECE_FIGURE,
  MAX_PIECE_PRICE,
  MAX_QUANTITY,
} from '../../../src/domain/hauls/limits.ts';
import {
  type HaulTotals,
  type ItemFigures,
  totalsOf,
  volumetricGrams,
} from '../../../src/domain/hauls/totals.ts';
import { divisor, figures, UNKNOWN } from './arbitrary-figures.ts';

const haul = fc.array(figures, { maxLength: MAX_HAUL_ITEMS, size: 'max' });
const OPTIONS = { numRuns: 200 };

/** A sum over all pieces, computed without rounding. */
function exactSum(
  items: readonly ItemFigures[],
  figure: (item: ItemFigures) => number | null | undefined,
): bigint {
  return items.reduce((sum, item) => sum + BigInt(figure(item) ?? 0) * BigInt(item.quantity), 0n);
}

/** Sums alone, without the positions of the items and the order of the currencies. */
function sumsOf({ prices, weightG, volumeCm3, volumetricG, billed }: HaulTotals) {
  const byCurrency = prices.toSorted((a, b) => a.currency.localeCompare(b.currency));
  return { prices: byCurrency, weightG, volumeCm3, volumetricG, billed };
}

it('a line that counts weight alone bills it, and misses no size', () => {
  const bulky = { quantity: 2, price: null, weightG: 500, volumeCm3: null };
  const totals = totalsOf([bulky, { ...bulky, weightG: null, volumeCm3: 90_000 }], 0);
  expect(totals).toMatchObject({
    billed: { by: 'weight', grams: 1_000 },
    withoutWeight: [1],
    withoutVolume: [],
  });
});

describe('the sums of a haul', () => {
  it('are exact for whatever is known or missing, in any currencies and quantities', () => {
    fc.assert(
      fc.property(haul, divisor, (items, by) => {
        const totals = totalsOf(items, by);
        expect(BigInt(totals.weightG)).toBe(exactSum(items, ({ weightG }) => weightG));
        expect(BigInt(totals.volumeCm3)).toBe(exactSum(items, ({ volumeCm3 }) => volumeCm3));
        for (const { low, high, currency } of totals.prices) {
          const own = items.filter(({ price }) => price?.currency === currency);
          expect(BigInt(low)).toBe(exactSum(own, ({ price }) => price?.low));
          expect(BigInt(high)).toBe(exactSum(own, ({ price }) => price?.high));
          expect(low).toBeLessThanOrEqual(high);
        }
        const currencies = items.flatMap(({ price }) => price?.currency ?? []);
        expect(totals.prices.map(({ currency }) => currency)).toEqual([...new Set(currencies)]);
      }),
      OPTIONS,
    );
  });

  it('are exact for a full haul of the dearest, heaviest and largest items', () => {
    const price = { low: MAX_PIECE_PRICE, high: MAX_PIECE_PRICE, currency: 'CNY' };
    const most = { quantity: MAX_QUANTITY, price, weightG: MAX_PIECE_FIGURE, volumeCm3: MAX_PIECE_FIGURE };
    const items = Array.from({ length: MAX_HAUL_ITEMS }, () => most);
    const { prices, volumeCm3 } = totalsOf(items, 5000);
    expect(BigInt(prices[0]?.high ?? 0)).toBe(exactSum(items, () => MAX_PIECE_PRICE));
    expect(prices[0]?.high).toBeLessThanOrEqual(Number.MAX_SAFE_INTEGER);
    expect(volumeCm3 * 1000).toBeLessThanOrEqual(Number.MAX_SAFE_INTEGER);
  });

  it('do not depend on the order of the items', () => {
    const shuffled = haul.chain((items) =>
      fc.shuffledSubarray(items, { minLength: items.length }).map((other) => [items, other] as const),
    );
    fc.assert(
      fc.property(shuffled, divisor, ([items, other], by) => {
        expect(sumsOf(totalsOf(other, by))).toEqual(sumsOf(totalsOf(items, by)));
      }),
      OPTIONS,
    );
  });

  it('are the same with an item of which nothing is known as without it, except that it is named', () => {
    fc.assert(
      fc.property(haul, haul, divisor, (before, after, by) => {
        const totals = totalsOf([...before, UNKNOWN, ...after], by);
        expect(sumsOf(totals)).toEqual(sumsOf(totalsOf([...before, ...after], by)));
        for (const named of [totals.withoutPrice, totals.withoutWeight, totals.withoutVolume])
          expect(named).toContain(before.length);
      }),
      OPTIONS,
    );
  });

  it('name exactly the items that they leave out, in order', () => {
    const missing = (items: readonly ItemFigures[], figure: keyof ItemFigures) =>
      [...items.keys()].filter((index) => items[index]?.[figure] === null);
    fc.assert(
      fc.property(haul, divisor, (items, by) => {
        const { withoutPrice, withoutWeight, withoutVolume } = totalsOf(items, by);
        expect(withoutPrice).toEqual(missing(items, 'price'));
        expect(withoutWeight).toEqual(missing(items, 'weightG'));
        expect(withoutVolume).toEqual(missing(items, 'volumeCm3'));
      }),
      OPTIONS,
    );
  });

  it('have currencies in the order in which they first appear', () => {
    const cost = (low: number, currency: string) => ({ ...UNKNOWN, price: { low, high: low, currency } });
    expect(totalsOf([cost(1, 'JPY'), cost(2, 'CNY'), cost(4, 'JPY')], 6000).prices).toEqual([
      { low: 5, high: 5, currency: 'JPY' },
      { low: 2, high: 2, currency: 'CNY' },
    ]);
  });
});

describe('what is billed', () => {
  it('is the larger of weight and volume', () => {
    fc.assert(
      fc.property(haul, divisor, (items, by) => {
        const { weightG, volumetricG, billed } = totalsOf(items, by);
        expect(billed?.grams ?? 0).toBe(Math.max(weightG, volumetricG));
        if (billed !== null) expect(billed.by).toBe(volumetricG > weightG ? 'volume' : 'weight');
      }),
      OPTIONS,
    );
  });

  it('is the weight when both are the same', () => {
    const even = { ...UNKNOWN, weightG: 1000, volumeCm3: 6000 };
    expect(totalsOf([even], 6000).billed).toEqual({ by: 'weight', grams: 1000 });
    expect(totalsOf([even], 5000).billed).toEqual({ by: 'volume', grams: 1200 });
  });

  it('is nothing while neither is known', () => {
    expect(totalsOf([], 6000).billed).toBeNull();
    expect(totalsOf([UNKNOWN], 6000).billed).toBeNull();
  });
});

describe('volumetric grams', () => {
  it('are rounded once, to the nearest gram, halves up', () => {
    const most = MAX_PIECE_FIGURE * MAX_QUANTITY * MAX_HAUL_ITEMS;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: most }), divisor, (volume, by) => {
        const exact = (BigInt(volume) * 2000n + BigInt(by)) / (2n * BigInt(by));
        expect(BigInt(volumetricGrams(volume, by))).toBe(exact);
      }),
      { numRuns: 2_000 },
    );
    expect(DIVISORS.map((by) => volumetricGrams(3, by))).toEqual([1, 1, 0, 0]);
  });

  it('of many small items are those of all of them together', () => {
    const small = { ...UNKNOWN, quantity: 10, volumeCm3: 2 };
    expect(volumetricGrams(2, 6000)).toBe(0);
    expect(totalsOf([small], 6000).volumetricG).toBe(3);
  });
});
