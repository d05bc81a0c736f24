import { list } from './values.ts';

/** `EUR=0.128`: what CN¥1 is worth. */
const RATE = /^(?<currency>[A-Za-z]{3})\s*=\s*(?<rate>\d{1,9}(?:\.\d{1,9})?)$/;

/** `EUR=0.128,USD=0.139`, each currency once. */
export const exchangeRates = list.transform((entries, context) => {
  const rates = new Map<string, number>();
  for (const entry of entries) {
    const { currency = '', rate = '' } = RATE.exec(entry)?.groups ?? {};
    const code = currency.toUpperCase();
    if (Number(rate) > 0 && code !== 'CNY' && !rates.has(code)) rates.set(code, Number(rate));
    else
      context.addIssue({ code: 'custom', message: 'must be like EUR=0.128,USD=0.139, each currency once' });
  }
  return rates as ReadonlyMap<string, number>;
});
