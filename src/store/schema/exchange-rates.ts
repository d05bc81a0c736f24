import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** When the operator set the exchange rates in use: one row at most. */
export const exchangeRates = sqliteTable('exchange_rates', {
  /** The value of `EXCHANGE_RATES`. */
  rates: text('rates').primaryKey(),
  setAt: integer('set_at').notNull(),
});
