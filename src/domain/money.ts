/** What CN¥1 is worth in other currencies, by ISO 4217 code. */
export type ExchangeRates = ReadonlyMap<string, number>;

/** All rates are given for this currency: the platforms' own. */
const BASE = 'CNY';

/** Null when a rate is missing, or when the currencies are the same. */
export function convertAmount(amount: number, from: string, to: string, rates: ExchangeRates): number | null {
  const source = rateOf(from, rates);
  const target = rateOf(to, rates);
  if (source === undefined || target === undefined || from.toUpperCase() === to.toUpperCase()) return null;
  return (amount / source) * target;
}

function rateOf(currency: string, rates: ExchangeRates): number | undefined {
  const code = currency.toUpperCase();
  return code === BASE ? 1 : rates.get(code);
}
