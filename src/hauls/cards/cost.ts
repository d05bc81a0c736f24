import { formatPrice, MIN_ROUNDED } from '../../cards/number-format.ts';
import { capitalise } from '../../cards/phrases.ts';
import type { Reader } from '../../cards/reader.ts';
import { type KilogramPrice, shippingOf } from '../../domain/hauls/shipping.ts';
import type { HaulTotals, PriceFigures } from '../../domain/hauls/totals.ts';
import type { ExchangeRates } from '../../domain/products/money.ts';
import { formatConverted, priceOfAll, type Range, sumIn } from './totals.ts';

const NO_RATES: ExchangeRates = new Map();

interface Cost {
  /** "≈ €190 in all"; without a price per kilogram, "CN¥1,141 (≈ €146)". Empty while nothing is known. */
  readonly heading: string;
  /** What it consists of: "≈ €146 items + ≈ €44 shipping"; "+ ≈ $49 shipping" where both can't be added up. */
  readonly parts: string;
  /** What the items cost, where the heading says something else. */
  readonly items: string;
}

/** What a haul costs, with shipping where a line's price is known. */
export function costOf(totals: HaulTotals, kilogram: KilogramPrice | null, reader: Reader): Cost {
  const { texts } = reader;
  const { haulShipping, locale } = texts;
  const items = priceOfAll(totals, reader);
  const shipping = shippingOf(totals, kilogram);
  const plain = { heading: capitalise(items, texts), parts: '', items: '' };
  if (shipping === null) return plain;
  const all = totals.prices.length === 0 ? null : sumOf(totals.prices, shipping, reader);
  if (all === null)
    return { ...plain, parts: haulShipping.plus(estimateOf(shipping, { ...reader, currency: null })) };
  const { code } = all;
  const isExact = totals.prices.every(({ currency }) => currency === code);
  // Rounded before they are added, and alike, so that readers get the same sum.
  const isWhole = all.items.low + all.shipping.low >= MIN_ROUNDED;
  const goods = isExact ? all.items : rounded(all.items, isWhole);
  const ship = rounded(all.shipping, isWhole);
  const sum = { low: goods.low + ship.low, high: goods.high + ship.high };
  const shown = ({ low, high }: Range) => formatPrice(low, high, code, locale) ?? '';
  return {
    heading: haulShipping.inAll(about(shown(sum))),
    parts: haulShipping.parts(isExact ? shown(goods) : about(shown(goods)), about(shown(ship))),
    items: isExact ? '' : priceOfAll(totals, { ...reader, currency: null }),
  };
}

/** "≈ CN¥465 (≈ €60)": as exact as an estimate is. */
export function estimateOf(sum: PriceFigures, { texts, currency: second }: Reader): string {
  const estimateIn = (code: string) => {
    const range = sumIn([sum], code, second?.rates ?? NO_RATES);
    return range && about(formatConverted(range, code, texts.locale));
  };
  const own = estimateIn(sum.currency) ?? '';
  const other = second === null || second.code === sum.currency ? null : estimateIn(second.code);
  return other === null ? own : `${own} (${other})`;
}

/** "CN¥48" */
export function formatKilogramPrice({ amount, currency }: KilogramPrice, locale: string): string {
  return formatPrice(amount, amount, currency, locale) ?? '';
}

/** In the reader's currency; without a rate, in the one that both are in. */
function sumOf(prices: readonly PriceFigures[], shipping: PriceFigures, { currency }: Reader) {
  const rates = currency?.rates ?? NO_RATES;
  for (const code of [currency?.code ?? shipping.currency, shipping.currency]) {
    const [items, ship] = [sumIn(prices, code, rates), sumIn([shipping], code, rates)];
    const isKnown = code === currency?.code || prices.every((price) => price.currency === code);
    if (items !== null && ship !== null && isKnown) return { code, items, shipping: ship };
  }
  return null;
}

/** To whole units, or to hundredths. */
function rounded({ low, high }: Range, isWhole: boolean): Range {
  const digits = isWhole ? 1 : 100;
  return { low: Math.round(low * digits) / digits, high: Math.round(high * digits) / digits };
}

/** "≈ €44", which doesn't break. */
function about(sum: string): string {
  return `≈\u00A0${sum}`;
}
