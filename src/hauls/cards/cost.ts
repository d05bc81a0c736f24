import { formatPrice } from '../../cards/number-format.ts';
import { capitalise } from '../../cards/phrases.ts';
import type { Reader } from '../../cards/reader.ts';
import { type KilogramPrice, shippingOf } from '../../domain/hauls/shipping.ts';
import type { HaulTotals, PriceFigures } from '../../domain/hauls/totals.ts';
import type { ExchangeRates } from '../../domain/products/money.ts';
import { formatConverted, formatSum, priceOfAll, sumIn } from './totals.ts';

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
  if (all === null) return { ...plain, parts: haulShipping.plus(about(formatSum(shipping, locale))) };
  const { code } = all;
  const isExact = totals.prices.every(({ currency }) => currency === code);
  const goods = formatConverted(all.items, code, locale);
  const sum = { low: all.items.low + all.shipping.low, high: all.items.high + all.shipping.high };
  return {
    heading: haulShipping.inAll(about(formatConverted(sum, code, locale))),
    parts: haulShipping.parts(
      isExact ? goods : about(goods),
      about(formatConverted(all.shipping, code, locale)),
    ),
    items: isExact ? '' : priceOfAll(totals, { ...reader, currency: null }),
  };
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

/** "≈ €44", which doesn't break. */
function about(sum: string): string {
  return `≈\u00A0${sum}`;
}
