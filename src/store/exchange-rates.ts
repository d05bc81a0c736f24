import type { Database } from './database/database.ts';
import { change, row } from './database/work.ts';
import { exchangeRates } from './schema/index.ts';

export interface ExchangeRateStore {
  /**
   * Records the exchange rates in use.
   * @param rates the value of `EXCHANGE_RATES`
   * @returns when they were first in use: the operator sets them by hand, so their age matters to readers
   */
  setAt(rates: string, now: number): Promise<number>;
}

export function createExchangeRateStore(database: Database): ExchangeRateStore {
  return {
    setAt: (rates, now) =>
      database.transaction(function* () {
        const known = yield* row((db) => db.select().from(exchangeRates));
        if (known?.rates === rates) return known.setAt;
        yield* change((db) => db.delete(exchangeRates));
        yield* change((db) => db.insert(exchangeRates).values({ rates, setAt: now }));
        return now;
      }),
  };
}
