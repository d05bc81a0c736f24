import { escapeText } from '../bot/limits.ts';

const plainNumber = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** Past this, digits say nothing and only take room. */
const MAX_SPELLED_OUT = 1e15;
const hugeNumber = new Intl.NumberFormat('en', { notation: 'scientific', maximumFractionDigits: 2 });

export function formatNumber(value: number): string {
  return (Math.abs(value) < MAX_SPELLED_OUT ? plainNumber : hugeNumber).format(value);
}

/** "¥199" or "¥199 – ¥259"; a currency nobody knows is written behind the amount. Null without any amount. */
export function formatPrice(
  low: number | undefined,
  high: number | undefined,
  currency: string | undefined,
): string | null {
  const amounts = [...new Set([low, high].filter((amount) => amount !== undefined))].sort((a, b) => a - b);
  if (amounts.length === 0) return null;
  return amounts.map((amount) => formatAmount(amount, currency)).join(' – ');
}

function formatAmount(amount: number, currency: string | undefined): string {
  if (currency !== undefined && /^[A-Za-z]{3}$/.test(currency) && Math.abs(amount) < MAX_SPELLED_OUT) {
    return new Intl.NumberFormat('en', {
      style: 'currency',
      currency: currency.toUpperCase(),
      currencyDisplay: 'symbol',
      trailingZeroDisplay: 'stripIfInteger',
    }).format(amount);
  }
  return [formatNumber(amount), escapeText(currency ?? '', 20)].join(' ').trim();
}
