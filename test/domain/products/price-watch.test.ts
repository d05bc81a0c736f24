import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterLook,
  lowestSince,
  type Offer,
  type PriceConditions,
  type PriceReason,
  priceNews,
  type SeenOffer,
  type ToldNews,
} from '../../../src/domain/products/price-watch.ts';

const HOUR_MS = 3_600_000;
const EVERYTHING: PriceConditions = { cheaper: true, below: null, restock: true, fewLeft: 5 };

interface Look {
  readonly price?: number | null;
  readonly stock?: number | null;
  readonly inStock?: boolean | null;
}

/** The news at each look, an hour apart. */
function newsAt(conditions: PriceConditions, looks: readonly Look[], everyMs = HOUR_MS): PriceReason[][] {
  let last: Offer = { price: null, stock: null };
  const told: ToldNews[] = [];
  return looks.map(({ price = null, stock = null, inStock = null }, index) => {
    const seen: SeenOffer = { price, stock, inStock: inStock ?? (stock === null ? null : stock > 0) };
    const now = index * everyMs;
    const reasons = priceNews(conditions, last, seen, told, now);
    if (reasons.length > 0) told.unshift({ reasons, price: seen.price, at: now });
    last = afterLook(last, seen);
    return reasons;
  });
}
const prices = (...values: (number | null)[]): Look[] => values.map((price) => ({ price }));
const stocks = (...values: (number | null)[]): Look[] => values.map((stock) => ({ stock }));
/** At which looks a reason was told. */
const told = (reason: PriceReason, news: readonly PriceReason[][]) =>
  news.flatMap((reasons, index) => (reasons.includes(reason) ? [index] : []));

describe('a lower price', () => {
  const cheaper = (conditions: Partial<PriceConditions>, values: (number | null)[], everyMs?: number) =>
    told('cheaper', newsAt({ ...EVERYTHING, ...conditions }, prices(...values), everyMs));

  it('is told at every fall, but not at the first look, at a rise or while it stays', () => {
    expect(cheaper({}, [96, 96, 92, 92, 95, 79])).toEqual([2, 5]);
  });

  it('with a limit, is told when it crosses the limit, and then at every new low', () => {
    expect(cheaper({ below: 80 }, [96, 90, 80, 80, 79.5, 79.9, 79.5, 70])).toEqual([2, 4, 7]);
    expect(cheaper({ below: 80 }, [96, 80.01, 96])).toEqual([]);
  });

  it('with a limit, is told when the first price that is listed keeps it', () => {
    expect(cheaper({ below: 80 }, [null, 79, 79])).toEqual([1]);
    expect(cheaper({ below: 80 }, [null, 81, 80])).toEqual([2]);
    expect(cheaper({}, [null, 79, 79])).toEqual([]);
  });

  it('is told again after a rise, but only once a day', () => {
    expect(cheaper({}, [96, 79, 96, 79], HOUR_MS)).toEqual([1]);
    expect(cheaper({}, [96, 79, 96, 79], 12 * HOUR_MS)).toEqual([1, 3]);
    expect(cheaper({ below: 80 }, [96, 79, 96, 79], 12 * HOUR_MS)).toEqual([1, 3]);
    // It stayed below the limit all the time.
    expect(cheaper({ below: 80 }, [96, 79, 79.5, 79], 12 * HOUR_MS)).toEqual([1]);
  });

  it('is compared with the last listed price where none was listed in between', () => {
    expect(cheaper({}, [96, null, 79])).toEqual([2]);
    expect(cheaper({}, [79, null, 79, null, 96])).toEqual([]);
  });

  it('is not told when nobody wants to know it', () => {
    expect(cheaper({ cheaper: false }, [96, 79])).toEqual([]);
  });
});

describe('a stock', () => {
  it('is told when it comes back, whether or not it is counted', () => {
    expect(told('restock', newsAt(EVERYTHING, stocks(0, 12, 12)))).toEqual([1]);
    const uncounted = [{ stock: 0 }, { inStock: true }, { inStock: true }];
    expect(told('restock', newsAt(EVERYTHING, uncounted))).toEqual([1]);
    expect(told('restock', newsAt(EVERYTHING, stocks(0, null, 12)))).toEqual([2]);
    expect(told('restock', newsAt({ ...EVERYTHING, restock: false }, stocks(0, 12)))).toEqual([]);
  });

  it('is told when it comes back again, but only every six hours', () => {
    expect(told('restock', newsAt(EVERYTHING, stocks(0, 12, 0, 12)))).toEqual([1]);
    expect(told('restock', newsAt(EVERYTHING, stocks(0, 12, 0, 12), 3 * HOUR_MS))).toEqual([1, 3]);
  });

  it('is told when few are left, only when it crosses that number', () => {
    expect(told('few_left', newsAt(EVERYTHING, stocks(3, 12, 5, 4, 0)))).toEqual([2]);
    expect(told('few_left', newsAt(EVERYTHING, stocks(12, 0)))).toEqual([]);
    expect(told('few_left', newsAt({ ...EVERYTHING, fewLeft: null }, stocks(12, 1)))).toEqual([]);
  });

  it('that comes back with few left is told as back, not as few left', () => {
    expect(newsAt(EVERYTHING, stocks(0, 3))[1]).toEqual(['restock']);
  });
});

it('several news of one look are told together, the one to act on first', () => {
  const looks = [
    { price: 96, stock: 0 },
    { price: 79, stock: 12 },
  ];
  expect(newsAt(EVERYTHING, looks)[1]).toEqual(['restock', 'cheaper']);
});

const conditions = fc.record({
  cheaper: fc.boolean(),
  below: fc.option(fc.integer({ min: 1, max: 100 })),
  restock: fc.boolean(),
  fewLeft: fc.option(fc.integer({ min: 1, max: 20 })),
});
const look = fc.record({
  price: fc.option(fc.integer({ min: 1, max: 100 })),
  stock: fc.option(fc.integer({ min: 0, max: 30 })),
});

it('the same offer twice in a row is never news twice', () => {
  fc.assert(
    fc.property(conditions, fc.array(look, { maxLength: 20 }), (wanted, looks) => {
      const twice = looks.flatMap((one) => [one, one]);
      const news = newsAt(wanted, twice);
      expect(news.filter((reasons, index) => index % 2 === 1 && reasons.length > 0)).toEqual([]);
    }),
  );
});

it('an offer that goes back and forth between two values is told once a day at most', () => {
  fc.assert(
    fc.property(conditions, look, look, fc.integer({ min: 2, max: 24 }), (wanted, one, other, count) => {
      const looks = Array.from({ length: count }, (_, index) => (index % 2 === 0 ? one : other));
      // With a limit, the first price that is listed may be told as well.
      const most = wanted.below === null ? 1 : 2;
      expect(told('cheaper', newsAt(wanted, looks)).length).toBeLessThanOrEqual(most);
      const inSixHours = newsAt(wanted, looks, HOUR_MS / 4);
      expect(told('restock', inSixHours).length).toBeLessThanOrEqual(1);
      expect(told('few_left', inSixHours).length).toBeLessThanOrEqual(1);
    }),
  );
});

it('every lower price that is told is lower than the one before, and within the limit', () => {
  fc.assert(
    fc.property(conditions, fc.array(look, { maxLength: 30 }), (wanted, looks) => {
      const listed = looks.filter(({ price }) => price !== null);
      const news = newsAt(wanted, listed);
      for (const index of told('cheaper', news)) {
        const price = listed[index]?.price ?? Number.NaN;
        const before = listed[index - 1]?.price ?? (wanted.below === null ? 0 : Number.POSITIVE_INFINITY);
        expect(price).toBeLessThan(before);
        expect(price).toBeLessThanOrEqual(wanted.below ?? price);
      }
    }),
  );
});

it('the lowest price of all is always told, within the limit', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 2, maxLength: 30 }), (values) => {
      const lowest = Math.min(...values);
      const index = values.indexOf(lowest);
      const news = told('cheaper', newsAt(EVERYTHING, prices(...values)));
      expect(news.includes(index)).toBe(index > 0);
    }),
  );
});

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
