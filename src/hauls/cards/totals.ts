import { fittingRows } from '../../cards/button-layout.ts';
import { button } from '../../cards/components.ts';
import { containerCard, textDisplay } from '../../cards/container.ts';
import { backToHaul, haulCustomId } from '../../cards/haul-buttons.ts';
import { formatKilograms, formatPrice, formatWeight, roundConverted } from '../../cards/number-format.ts';
import { capitalise, inLine } from '../../cards/phrases.ts';
import type { Reader, SecondCurrency } from '../../cards/reader.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { fromMinorUnits } from '../../domain/hauls/figures.ts';
import { DIVISORS } from '../../domain/hauls/limits.ts';
import { type HaulTotals, type ItemFigures, type PriceFigures, totalsOf } from '../../domain/hauls/totals.ts';
import { convertAmount } from '../../domain/products/money.ts';
import type { Haul } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';

/** Sums in a heading; listings are in one currency, rarely in two. */
const MAX_SUMS = 3;

/** "CN¥929 (≈ €119) · at least 5.9 kg"; "At least" once where both sums are partial. Empty while nothing is known. */
export function headingOf(totals: HaulTotals, reader: Reader): string {
  const { texts } = reader;
  const price = priceOfAll(totals, reader);
  const isSaid = price !== '' && totals.withoutPrice.length > 0;
  const weight = billedWeight(isSaid ? { ...totals, withoutWeight: [], withoutVolume: [] } : totals, texts);
  return capitalise(inLine([price, weight]), texts);
}

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
  const convert = (minor: number, currency: string) => {
    const amount = fromMinorUnits(minor, currency);
    return currency === second.code ? amount : convertAmount(amount, currency, second.code, second.rates);
  };
  let [low, high] = [0, 0];
  for (const price of prices) {
    const [from, to] = [convert(price.low, price.currency), convert(price.high, price.currency)];
    if (from === null || to === null) return null;
    [low, high] = [low + from, high + to];
  }
  return formatPrice(roundConverted(low), roundConverted(high), second.code, locale);
}

/**
 * Both weights, which of them is billed, and what isn't counted.
 * @param failed positions of the items, from 0, about which the service gave no answer
 */
export function weightLines(totals: HaulTotals, divisor: number, failed: readonly number[], texts: Texts) {
  const { haul, locale } = texts;
  const { weightG, volumetricG, billed } = totals;
  const weight = weightG === 0 ? '' : haul.weight(`**${formatWeight(weightG, locale)}**`);
  const byVolume = volumetricG === 0 ? '' : haul.byVolume(`**${formatWeight(volumetricG, locale)}**`);
  const both = capitalise(inLine([weight, byVolume]), texts);
  const why = billed?.by === 'volume' ? haul.billedByVolume(String(divisor)) : haul.billedByWeight;
  const small = [...(billed === null ? [] : [why]), ...missingLines(totals, failed, texts)];
  return [...(both === '' ? [] : [both]), ...small.map((line) => `-# ${line}`)];
}

/** Which items the sums leave out, by number. What wasn't answered may well have figures: nothing more is said of it. */
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

/** A sentence about some items, by their positions from 0 in ascending order; none about no items. */
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

interface DivisorCard {
  readonly haul: Pick<Haul, 'id' | 'divisor'>;
  readonly figures: readonly ItemFigures[];
  readonly pending: boolean;
  readonly hasFailed: boolean;
}

/** What a haul ships as with its divisor, and would ship as with the others. */
export function divisorView({ haul, figures, pending, hasFailed }: DivisorCard, texts: Texts): MessageView {
  const { haulList } = texts;
  const others = DIVISORS.filter((divisor) => divisor !== haul.divisor);
  const unknown = hasFailed ? texts.product.detailsMissing : haulList.noWeight;
  const lineOf = (divisor: number) => {
    const totals = totalsOf(figures, divisor);
    const by = totals.billed?.by === 'volume' ? haulList.byVolume : haulList.byWeight;
    const weight = totals.billed === null ? null : `${billedWeight(totals, texts)}, ${by}`;
    return `÷ ${divisor}: ${weight ?? (pending ? '…' : unknown)}`;
  };
  return containerCard(null, [
    textDisplay(`### ${lineOf(haul.divisor)}\n${haulList.divisorHint}`),
    textDisplay(others.map(lineOf).join('\n')),
    ...fittingRows([
      ...others.map((divisor) => button(`÷ ${divisor}`, haulCustomId('setdivisor', haul.id, divisor))),
      backToHaul(haul.id, texts),
    ]),
  ]);
}
