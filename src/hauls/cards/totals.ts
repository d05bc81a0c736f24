import { formatKilograms, formatPrice, roundConverted } from '../../cards/number-format.ts';
import type { Reader, SecondCurrency } from '../../cards/reader.ts';
import { fromMinorUnits } from '../../domain/hauls/figures.ts';
import type { HaulTotals, PriceFigures } from '../../domain/hauls/totals.ts';
import { convertAmount, type ExchangeRates } from '../../domain/products/money.ts';
import type { Texts } from '../../texts/index.ts';

/** Sums in a heading; listings are in one currency, rarely in two. */
const MAX_SUMS = 3;

/** "7.1 kg", "at least 7.1 kg" where a figure is missing. Empty while nothing is known. */
export function billedWeight(
  { billed, withoutWeight, withoutVolume }: Pick<HaulTotals, 'billed' | 'withoutWeight' | 'withoutVolume'>,
  { haul, locale }: Texts,
): string {
  if (billed === null) return '';
  const weight = formatKilograms(billed.grams, locale);
  return withoutWeight.length > 0 || withoutVolume.length > 0 ? haul.atLeast(weight) : weight;
}

/** "CN¥929 (≈ €119)", "at least …" where a price is missing; one sum for each currency. Empty without any price. */
export function priceOfAll({ prices, withoutPrice }: HaulTotals, { texts, currency }: Reader): string {
  if (prices.length === 0) return '';
  const shown = prices.slice(0, MAX_SUMS).map((sum) => formatSum(sum, texts.locale));
  const sums = [...shown, ...(prices.length > MAX_SUMS ? ['…'] : [])].join(' + ');
  const second = convertedSum(prices, currency, texts.locale);
  const all = second === null ? sums : `${sums} (≈ ${second})`;
  return withoutPrice.length > 0 ? texts.haul.atLeast(all) : all;
}

/** "CN¥268", or "CN¥238–298" while the variant isn't chosen. */
export function formatSum({ low, high, currency }: PriceFigures, locale: string): string {
  const [from, to] = [fromMinorUnits(low, currency), fromMinorUnits(high, currency)];
  return formatPrice(from, to, currency, locale) ?? '';
}

/** All sums in the reader's currency; null without a rate, and where that says nothing new. */
function convertedSum(prices: readonly PriceFigures[], second: SecondCurrency | null, locale: string) {
  if (second === null || prices.every(({ currency }) => currency === second.code)) return null;
  const sum = sumIn(prices, second.code, second.rates);
  return sum && formatConverted(sum, second.code, locale);
}

export interface Range {
  readonly low: number;
  readonly high: number;
}

/** All sums in one currency, as people read it; null where a rate is missing. */
export function sumIn(prices: readonly PriceFigures[], code: string, rates: ExchangeRates): Range | null {
  const convert = (minor: number, currency: string) => {
    const amount = fromMinorUnits(minor, currency);
    return currency === code ? amount : convertAmount(amount, currency, code, rates);
  };
  let [low, high] = [0, 0];
  for (const price of prices) {
    const [from, to] = [convert(price.low, price.currency), convert(price.high, price.currency)];
    if (from === null || to === null) return null;
    [low, high] = [low + from, high + to];
  }
  return { low, high };
}

/** "€146": as exact as a rate is. */
export function formatConverted({ low, high }: Range, code: string, locale: string): string {
  return formatPrice(roundConverted(low), roundConverted(high), code, locale) ?? '';
}

/**
 * What the haul ships as and, without a price, why; then what isn't counted.
 * @param failed positions of the items, from 0, about which the service gave no answer
 * @param price of a kilogram, as it is shown; null: none, or nothing is known that it would be for
 */
export function weightLines(
  totals: HaulTotals,
  failed: readonly number[],
  price: string | null,
  texts: Texts,
) {
  const { haulShipping, locale } = texts;
  const { weightG, billed } = totals;
  const missing = missingLines(totals, failed, texts);
  if (billed === null) return missing.map((line) => `-# ${line}`);
  const weight = `**${formatKilograms(billed.grams, locale)}**`;
  const isByVolume = billed.by === 'volume';
  const why = isByVolume && weightG > 0 ? [haulShipping.scales(formatKilograms(weightG, locale))] : [];
  const small = price === null ? [...why, ...missing] : [...missing, haulShipping.estimate];
  return [shippingWeight(weight, price, isByVolume, texts), ...small.map((line) => `-# ${line}`)];
}

function shippingWeight(weight: string, price: string | null, isByVolume: boolean, { haulShipping }: Texts) {
  if (price !== null) return haulShipping.atPrice(weight, price);
  return isByVolume ? haulShipping.byVolume(weight) : haulShipping.weight(weight);
}

/** Which items the sums leave out, by number. Items without an answer may well have figures, so no more is said about them. */
function missingLines(
  { withoutPrice, withoutWeight, withoutVolume }: HaulTotals,
  failed: readonly number[],
  { haul }: Texts,
): string[] {
  const neither = withoutWeight.filter((item) => withoutVolume.includes(item));
  const only = (items: readonly number[]) => items.filter((item) => !neither.includes(item));
  const answered = (items: readonly number[]) => items.filter((item) => !failed.includes(item));
  return [
    ...aboutItems(failed, haul.noDetails),
    ...aboutItems(answered(neither), haul.noFigures),
    ...aboutItems(answered(only(withoutWeight)), haul.noWeight),
    ...aboutItems(answered(only(withoutVolume)), haul.noSize),
    ...aboutItems(answered(withoutPrice), haul.noPrice),
  ];
}

/** A sentence about some items, by their positions from 0 in ascending order; no sentence without items. */
export function aboutItems(positions: readonly number[], sentence: (list: string, count: number) => string) {
  return positions.length === 0 ? [] : [sentence(numbersOf(positions), positions.length)];
}

/** "1–3, 7": positions from 0 as numbers from 1. */
function numbersOf(positions: readonly number[]): string {
  const starts = positions.filter((position) => !positions.includes(position - 1));
  const ends = positions.filter((position) => !positions.includes(position + 1));
  const runs = starts.map((start, index) => {
    const [first, last] = [start + 1, (ends[index] ?? start) + 1];
    if (first === last) return String(first);
    return last === first + 1 ? `${first}, ${last}` : `${first}–${last}`;
  });
  return runs.join(', ');
}
