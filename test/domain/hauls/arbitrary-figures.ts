import fc from 'fast-check';
import {
  DIVISORS,
  MAX_PIECE_FIGURE,
  MAX_PIECE_PRICE,
  MAX_QUANTITY,
} from '../../../src/domain/hauls/limits.ts';
import type { ItemFigures } from '../../../src/domain/hauls/totals.ts';

const upTo = (max: number) =>
  fc.option(fc.oneof(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max }), fc.constant(max)));

const price = fc
  .record({
    amounts: fc.tuple(upTo(MAX_PIECE_PRICE), upTo(MAX_PIECE_PRICE)),
    currency: fc.constantFrom('CNY', 'JPY', 'KWD', 'EUR'),
  })
  .map(({ amounts: [one, other], currency }) => {
    const [low, high] = [one ?? other, other ?? one].toSorted((a, b) => (a ?? 0) - (b ?? 0));
    return low === null || high === null || low === undefined || high === undefined
      ? null
      : { low, high, currency };
  });

/** What may be known about an item, up to the most that counts. */
export const figures: fc.Arbitrary<ItemFigures> = fc.record({
  quantity: fc.oneof(fc.integer({ min: 1, max: MAX_QUANTITY }), fc.constant(MAX_QUANTITY)),
  price,
  weightG: upTo(MAX_PIECE_FIGURE),
  volumeCm3: upTo(MAX_PIECE_FIGURE),
});

/** Of lines that count volume. */
export const divisor = fc.constantFrom(...DIVISORS.filter((one) => one > 0));

/** Nothing is known about it. */
export const UNKNOWN: ItemFigures = { quantity: 1, price: null, weightG: null, volumeCm3: null };
