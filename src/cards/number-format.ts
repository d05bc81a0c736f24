import { escapeText } from '../discord/messages/markdown.ts';
import { convertAmount } from '../domain/products/money.ts';
import type { SecondCurrency } from './reader.ts';

/** From here on, the second currency needs no decimals: the rate is not that exact. */
export const MIN_ROUNDED = 10;
/** From here on, scientific notation is easier to read. */
const MAX_SPELLED_OUT = 1e15;

/** A bare ¥ could mean either of them. */
const YEN_SIGNS = new Map([
  ['CNY', 'CN¥'],
  ['JPY', 'JP¥'],
]);

const formats = new Map<string, Intl.NumberFormat>();

/** Creating a format is far more expensive than using it, and there are few. */
function formatOf(locale: string, kind: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${kind}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, known);
  return known;
}

export function formatNumber(value: number, locale: string): string {
  const isHuge = Math.abs(value) >= MAX_SPELLED_OUT;
  const notation = isHuge ? 'scientific' : 'standard';
  return formatOf(locale, notation, { notation, maximumFractionDigits: 2 }).format(value);
}

/** "CN¥199" or "CN¥199–259.50", which doesn't break; a code that isn't a currency follows the amount. Null without an amount. */
export function formatPrice(
  low: number | undefined,
  high: number | undefined,
  currency: string | undefined,
  locale: string,
): string | null {
  const amounts = [...new Set([low, high].filter((amount) => amount !== undefined))].sort((a, b) => a - b);
  const [first, last] = amounts.map((amount) => formatAmount(amount, currency, locale));
  if (first === undefined) return null;
  // The currency once: before the lower or after the higher amount, depending on the language.
  return last === undefined ? first : `${first.replace(/\D+$/, '')}–\u2060${last.replace(/^\D+/, '')}`;
}

/** From here on, people read kilograms. */
const MIN_KILOGRAMS_G = 100;

/** "80 g" or "1.18 kg", which doesn't break */
export function formatWeight(grams: number, locale: string): string {
  return grams < MIN_KILOGRAMS_G
    ? `${formatNumber(grams, locale)}\u00A0g`
    : `${formatNumber(Math.round(grams / 10) / 100, locale)}\u00A0kg`;
}

/** "80 g" or "5.9 kg": for sums, where the second decimal says nothing. */
export function formatKilograms(grams: number, locale: string): string {
  if (grams < MIN_KILOGRAMS_G) return formatWeight(grams, locale);
  return `${formatNumber(Math.round(grams / 100) / 10, locale)}\u00A0kg`;
}

/** "€30–38"; null without a rate, or when the price is in that currency. */
export function formatSecondPrice(
  price: { low: number | undefined; high: number | undefined; currency: string | undefined },
  second: SecondCurrency | null,
  locale: string,
): string | null {
  const { low, high, currency } = price;
  if (second === null || currency === undefined) return null;
  const [first, last] = [low, high].map((amount) => {
    if (amount === undefined) return undefined;
    const converted = convertAmount(amount, currency, second.code, second.rates);
    return converted === null ? undefined : roundConverted(converted);
  });
  return formatPrice(first, last, second.code, locale);
}

/** A converted amount, as exact as a rate is. */
export function roundConverted(amount: number): number {
  return amount >= MIN_ROUNDED ? Math.round(amount) : amount;
}

function formatAmount(amount: number, currency: string | undefined, locale: string): string {
  if (currency !== undefined && /^[A-Za-z]{3}$/.test(currency) && Math.abs(amount) < MAX_SPELLED_OUT) {
    // Not cached: the service may send any three letters.
    const format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: currency.toUpperCase(),
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
    });
    const sign = YEN_SIGNS.get(currency.toUpperCase());
    return sign === undefined ? format.format(amount) : format.format(amount).replace(/[¥￥]/, sign);
  }
  return [formatNumber(amount, locale), escapeText(currency ?? '', 20)].join('\u00A0').trim();
}
