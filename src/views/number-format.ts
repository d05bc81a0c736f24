import { escapeText } from '../discord/limits.ts';

/** Past this, digits say nothing and only take room. */
const MAX_SPELLED_OUT = 1e15;

const formats = new Map<string, Intl.NumberFormat>();

/** Making a format costs far more than using it, and there are few. */
function formatOf(locale: string, kind: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${kind}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, known);
  return known;
}

/** @param locale of the language it is read in */
export function formatNumber(value: number, locale: string): string {
  const isHuge = Math.abs(value) >= MAX_SPELLED_OUT;
  const format = isHuge
    ? formatOf(locale, 'huge', { notation: 'scientific', maximumFractionDigits: 2 })
    : formatOf(locale, 'plain', { maximumFractionDigits: 2 });
  return format.format(value);
}

/** "CN¥199" or "CN¥199–259.50"; a currency nobody knows is written behind the amount. Null without any amount. */
export function formatPrice(
  low: number | undefined,
  high: number | undefined,
  currency: string | undefined,
  locale: string,
): string | null {
  const amounts = [...new Set([low, high].filter((amount) => amount !== undefined))].sort((a, b) => a - b);
  const [first, last] = amounts.map((amount) => formatAmount(amount, currency, locale));
  if (first === undefined) return null;
  // The currency once, before the lower or behind the higher amount, as the language has it.
  return last === undefined ? first : `${first.replace(/\D+$/, '')}–${last.replace(/^\D+/, '')}`;
}

function formatAmount(amount: number, currency: string | undefined, locale: string): string {
  if (currency !== undefined && /^[A-Za-z]{3}$/.test(currency) && Math.abs(amount) < MAX_SPELLED_OUT) {
    // Any three letters come from the service: not worth remembering.
    const format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: currency.toUpperCase(),
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
    });
    // A bare ¥ would be the yen as well.
    return currency.toUpperCase() === 'CNY'
      ? format.format(amount).replace('¥', 'CN¥')
      : format.format(amount);
  }
  return [formatNumber(amount, locale), escapeText(currency ?? '', 20)].join(' ').trim();
}
