import type { ExchangeRates } from '../domain/money.ts';
import type { Texts } from '../texts/index.ts';

/** For whom a card about products is rendered. */
export interface Reader {
  readonly texts: Texts;
  /** Prices are also shown in this currency; null: only in the listing's. */
  readonly currency: SecondCurrency | null;
}

export interface SecondCurrency {
  /** ISO 4217 */
  readonly code: string;
  readonly rates: ExchangeRates;
}
