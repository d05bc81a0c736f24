import { convertAmount } from '../../domain/money.ts';
import { readTypedAmount } from '../../domain/typed-amount.ts';
import type { SecondCurrency } from '../../views/reader.ts';

/** Signs of the platforms' own currency, as people write it. */
const YUAN = ['cn¥', '¥', '￥', 'cny', 'rmb', 'yuan', '元', 'y'];

/**
 * Reads a price limit in the listing's currency or in the reader's second one, which is converted.
 * @param listing the listing's currency; null: not known
 * @returns in the listing's currency; null for what is no price, or for a currency without a rate
 */
export function readTypedPrice(
  text: string,
  listing: string | null,
  second: SecondCurrency | null,
): number | null {
  const typed = readTypedAmount(text);
  if (typed === null) return null;
  const sign = typed.sign.toLowerCase();
  const currency = listing ?? 'CNY';
  if (sign === '' || signsOf(currency).includes(sign)) return typed.amount;
  if (second === null || !signsOf(second.code).includes(sign)) return null;
  const converted = convertAmount(typed.amount, second.code, currency, second.rates);
  return converted === null ? null : Math.round(converted * 100) / 100;
}

/** How people write a currency: its code, and its short sign. */
function signsOf(code: string): string[] {
  if (code.toUpperCase() === 'CNY') return YUAN;
  if (!/^[A-Za-z]{3}$/.test(code)) return [code.toLowerCase()];
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code.toUpperCase(),
    currencyDisplay: 'narrowSymbol',
  });
  const sign = format.formatToParts(1).find(({ type }) => type === 'currency')?.value;
  return [code, sign ?? code].map((one) => one.toLowerCase());
}
