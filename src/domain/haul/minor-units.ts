import { MAX_PIECE_PRICE } from './limits.ts';

/** Used for a code that isn't a currency. */
const USUAL_DIGITS = 2;

/**
 * What a piece costs in the smallest unit of its currency, as an integer: CN¥238.50 is 23850. Null for what is no price,
 * and for more than {@link MAX_PIECE_PRICE}.
 * @param currency ISO 4217, as the service spells it
 */
export function toMinorUnits(amount: number | undefined, currency: string): number | null {
  const minor = Math.round((amount ?? 0) * 10 ** digitsOf(currency));
  return minor > 0 && minor <= MAX_PIECE_PRICE ? minor : null;
}

/** The amount as people read it. */
export function fromMinorUnits(minor: number, currency: string): number {
  return minor / 10 ** digitsOf(currency);
}

const digits = new Map<string, number>();
/** The service may send any three letters. */
const MAX_REMEMBERED = 1_000;

function digitsOf(currency: string): number {
  const code = currency.toUpperCase();
  const known = digits.get(code);
  if (known !== undefined) return known;
  if (!/^[A-Z]{3}$/.test(code)) return USUAL_DIGITS;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code });
  const found = format.resolvedOptions().maximumFractionDigits ?? USUAL_DIGITS;
  if (digits.size < MAX_REMEMBERED) digits.set(code, found);
  return found;
}
