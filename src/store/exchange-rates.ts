import { exchangeRates } from './schema/index.ts';
import type { Database } from './sqlite/database.ts';
import { writeTransaction } from './sqlite/transactions.ts';

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
    async setAt(rates, now) {
      return writeTransaction(database, () => {
        const known = database.select().from(exchangeRates).get();
        if (known?.rates === rates) return known.setAt;
        database.delete(exchangeRates).run();
        database.insert(exchangeRates).values({ rates, setAt: now }).run();
        return now;
      });
    },
  };
}
