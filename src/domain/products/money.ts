/** What CN¥1 is worth in other currencies, by ISO 4217 code. */
export type ExchangeRates = ReadonlyMap<string, number>;

/** The base currency of all rates: the platforms' own. */
const BASE = 'CNY';

/** Null if a rate is missing, or the currencies are the same. */
export function convertAmount(amount: number, from: string, to: string, rates: ExchangeRates): number | null {
  const [source, target] = [rateOf(from, rates), rateOf(to, rates)];
  if (source === undefined || target === undefined || from.toUpperCase() === to.toUpperCase()) return null;
  return (amount / source) * target;
}

function rateOf(currency: string, rates: ExchangeRates): number | undefined {
  const code = currency.toUpperCase();
  return code === BASE ? 1 : rates.get(code);
}

/** Limited in digits, since no price needs more. */
const AMOUNT = /^(\D*?)\s*(\d[\d.,'’\s]{0,14}?)\s*([^\d.,]*)$/u;
/** At most two decimals, or three after a zero, which can't start a group of thousands. */
const DECIMALS = /^(.*(?=[.,]\d{0,2}$)|0(?=[.,]\d{3}$))[.,](\d*)$/;
/** With separators at the thousands, or none at all: "79 50" could mean two prices. */
const WHOLE = /^(?:\d+|[1-9]\d{0,2}(?:[.,'’\s]\d{3})+)$/u;

/** An amount and its currency sign: "79", "79.50", "79,50 €", "CN¥ 1,299", "1.299,50"; null rather than a guess. */
export function readTypedAmount(text: string) {
  const [, before = '', digits = '', after = ''] = AMOUNT.exec(text.trim()) ?? [];
  const sign = before.trim() || after.trim();
  if (digits === '' || (before.trim() !== '' && after.trim() !== '')) return null;
  const [, whole = digits, decimals = ''] = DECIMALS.exec(digits) ?? [];
  if (!WHOLE.test(whole)) return null;
  const amount = Number(`${whole.replace(/\D/g, '')}.${decimals}`);
  return Number.isFinite(amount) ? { amount, sign } : null;
}
