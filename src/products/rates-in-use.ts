import type { ExchangeRates } from '../domain/products/money.ts';
import type { Store } from '../store/index.ts';

/** The operator's exchange rates, and when they were set. */
export interface RatesInUse {
  /** What CN¥1 is worth (`EXCHANGE_RATES`); empty: prices are shown in the listing's currency only. */
  readonly rates: ExchangeRates;
  /** Milliseconds since 1970; null without rates. */
  readonly setAt: number | null;
}

/** Reads when these rates were first in use, or records that it is now. */
export async function readRatesInUse(rates: ExchangeRates, store: Store['exchangeRates'], now: number) {
  if (rates.size === 0) return { rates, setAt: null };
  const written = [...rates].map(([currency, rate]) => `${currency}=${rate}`).sort();
  return { rates, setAt: await store.setAt(written.join(','), now) };
}
