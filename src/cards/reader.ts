import type { ExchangeRates } from '../domain/products/money.ts';
import type { Texts } from '../texts/index.ts';

/** For whom a card about products is rendered. */
export interface Reader {
  readonly texts: Texts;
  /** Prices are also shown in this currency; null: only in the listing's. */
  readonly currency: SecondCurrency | null;
  /** Whether the server's managers turned off *Add to haul* on public cards; false by default. */
  readonly hidesHaul?: boolean;
}

/** @param code ISO 4217, as chosen by the user; null: none @param rates what CN¥1 is worth */
export function secondCurrencyOf(code: string | null, rates: ExchangeRates): SecondCurrency | null {
  // CNY has no rate, because the others are relative to it.
  return code !== null && (rates.has(code) || code === 'CNY') ? { code, rates } : null;
}

export interface SecondCurrency {
  readonly code: string;
  readonly rates: ExchangeRates;
}
