import { escapeText } from '../discord/escape-markdown.ts';

/** From here on, scientific notation is easier to read. */
const MAX_SPELLED_OUT = 1e15;

const formats = new Map<string, Intl.NumberFormat>();

/** Creating a format costs far more than using it, and there are few. */
function formatOf(locale: string, kind: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${kind}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, known);
  return known;
}

/** @param locale the reader's language */
export function formatNumber(value: number, locale: string): string {
  const isHuge = Math.abs(value) >= MAX_SPELLED_OUT;
  const format = isHuge
    ? formatOf(locale, 'huge', { notation: 'scientific', maximumFractionDigits: 2 })
    : formatOf(locale, 'plain', { maximumFractionDigits: 2 });
  return format.format(value);
}

/** "CN¥199" or "CN¥199–259.50"; a code that is no currency follows the amount. Null without any amount. */
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
  return last === undefined ? first : `${first.replace(/\D+$/, '')}–${last.replace(/^\D+/, '')}`;
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
    // A bare ¥ could also mean yen.
    return currency.toUpperCase() === 'CNY'
      ? format.format(amount).replace('¥', 'CN¥')
      : format.format(amount);
  }
  return [formatNumber(amount, locale), escapeText(currency ?? '', 20)].join(' ').trim();
}
