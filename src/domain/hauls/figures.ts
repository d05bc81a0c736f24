import { MAX_PIECE_FIGURE, MAX_PIECE_PRICE } from './limits.ts';

/** Used for a code that isn't a currency. */
const USUAL_DIGITS = 2;

/**
 * An amount in the smallest unit of its currency: CN¥238.50 is 23850. Null for anything that isn't a price,
 * or is above {@link MAX_PIECE_PRICE}.
 * @param currency ISO 4217, as the service spells it
 */
export function toMinorUnits(amount: number | undefined, currency: string): number | null {
  const minor = Math.round((amount ?? 0) * 10 ** digitsOf(currency));
  return minor > 0 && minor <= MAX_PIECE_PRICE ? minor : null;
}

/** The amount in major units. */
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

/** "33", "33.5" or "33,5 cm"; "1,200" could be either number. */
const LENGTH = String.raw`(\d+(?:\.\d+|,\d{1,2})?)\s*(?:cm)?`;
/** "33 x 22 * 13 cm". Doesn't match other units or extra text, rather than guess. */
const BOX = new RegExp(String.raw`^\s*${LENGTH}\s*[x*×]\s*${LENGTH}\s*[x*×]\s*${LENGTH}\s*$`, 'i');

/**
 * A piece's volume in whole cubic centimeters. @param dimensions "33 x 22 x 13 cm", used if the service gives
 * no volume
 */
export function readVolume(volume: number | undefined, dimensions: string | undefined): number | null {
  return wholeFigure(volume) ?? wholeFigure(volumeOfBox(dimensions ?? ''));
}

/** Grams or cubic centimeters of a piece, from 1 to {@link MAX_PIECE_FIGURE}; null for anything else. */
export function wholeFigure(value: number | undefined): number | null {
  const whole = Math.round(value ?? 0);
  return whole > 0 && whole <= MAX_PIECE_FIGURE ? whole : null;
}

function volumeOfBox(dimensions: string): number | undefined {
  const [, ...lengths] = BOX.exec(dimensions) ?? [];
  if (lengths.length === 0) return undefined;
  return lengths.reduce((product, length) => product * Number(length.replace(',', '.')), 1);
}
