import { expect, it } from 'vitest';
import { currencySetting, formatDay } from '../../../src/settings/cards/currency.ts';
import { LANGUAGES } from '../../../src/texts/index.ts';

const RATES = new Map([
  ['EUR', 0.128],
  ['USD', 0.13912345],
]);

it.each([
  ['en', 'EUR', 'Prices also in euros', 'CN¥1 = €0.128, set 14 Nov'],
  ['en', 'USD', 'Prices also in US dollars', 'CN¥1 = $0.1391, set 14 Nov'],
  ['de', 'EUR', 'Zweite Währung: Euro', '1 CN¥ = 0,128 € (14. Nov.)'],
  ['pl', 'USD', 'Druga waluta: dolary amerykańskie', '1 CN¥ = 0,1391 $, kurs z 14 lis'],
  ['zh-CN', 'USD', '价格同时显示美元', 'CN¥1 = $0.1391，更新于 11月14日'],
])('in %s, %s is named as people name it, with the rate and its day', (locale, own, name, value) => {
  const texts = LANGUAGES.find((one) => one.locale === locale);
  if (texts === undefined) throw new Error(`no ${locale}`);
  const ratesInUse = { rates: RATES, setAt: Date.UTC(2026, 10, 14) };
  const choice = { own, server: null, ratesInUse, now: Date.UTC(2026, 10, 22) };
  const setting = currencySetting('mine', choice, texts);
  // Intl puts a no-break space between an amount and its currency.
  expect([setting.name, setting.value.replaceAll('\u00a0', ' ')]).toEqual([name, value]);
});

it('rates of another year say which', () => {
  expect(formatDay(Date.UTC(2025, 10, 14), Date.UTC(2026, 0, 2), 'en')).toBe('14 Nov 2025');
});
