import { toMinorUnits } from './figures.ts';
import type { HaulTotals, PriceFigures } from './totals.ts';

/** What a shipping line charges per kilogram. */
export interface KilogramPrice {
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** More than any line charges, in any currency. */
const MAX_AMOUNT = 10_000_000;

/** Whether this is a plausible price. */
export function isKilogramPrice(amount: number): boolean {
  return amount > 0 && amount <= MAX_AMOUNT;
}

/** The approximate shipping cost of a haul; null without a price, or while its weight is unknown. */
export function shippingOf(
  { billed }: Pick<HaulTotals, 'billed'>,
  price: KilogramPrice | null,
): PriceFigures | null {
  if (billed === null || price === null) return null;
  const minor = toMinorUnits((price.amount * billed.grams) / 1000, price.currency);
  return minor === null ? null : { low: minor, high: minor, currency: price.currency };
}
