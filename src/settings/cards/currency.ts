import type { APISelectMenuOption } from 'discord.js';
import { menuRow } from '../../cards/components.ts';
import { containerCard, type Setting } from '../../cards/container.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import type { RatesInUse } from '../../products/rates-in-use.ts';
import type { Texts } from '../../texts/index.ts';
import { backButton, ownerId, type SettingsOwner } from './navigation.ts';

/** Menu values that aren't currencies. */
export const CURRENCY_CHOICE = { asServer: 'server', none: 'none' } as const;

export interface CurrencyChoice {
  /** Null: as the server. Empty: none. */
  readonly own: string | null;
  /** The server's; null: none. */
  readonly server: string | null;
  readonly ratesInUse: RatesInUse;
  readonly now: number;
}

export function currencySetting(owner: SettingsOwner, choice: CurrencyChoice, texts: Texts): Setting {
  const { settings, locale } = texts;
  const { own, server, ratesInUse, now } = choice;
  const code = own ?? server ?? '';
  const rate = ratesInUse.rates.get(code);
  const followsServer =
    owner === 'mine' && own === null && server !== null ? `\n-# ${settings.asServer}` : '';
  if (rate === undefined)
    return { name: settings.secondCurrency, value: `${settings.noCurrency}${followsServer}` };
  const day = formatDay(ratesInUse.setAt ?? now, now, locale);
  const value = `${settings.rate(formatRate(rate, code, locale), day)}${followsServer}`;
  return { name: settings.pricesIn(currencyName(code, locale)), value };
}

export function currencyView(owner: SettingsOwner, choice: CurrencyChoice, texts: Texts) {
  const { name, value } = currencySetting(owner, choice, texts);
  return containerCard(null, [
    `### ${name}\n${value}`,
    ...menuRow(ownerId(owner, 'prices'), texts.settings.secondCurrency, optionsOf(owner, choice, texts)),
    [backButton(owner, texts)],
  ]);
}

function optionsOf(
  owner: SettingsOwner,
  { own, ratesInUse: { rates } }: CurrencyChoice,
  { settings, locale }: Texts,
): APISelectMenuOption[] {
  const asServer = owner === 'mine' ? CURRENCY_CHOICE.asServer : CURRENCY_CHOICE.none;
  const selected = own === '' ? CURRENCY_CHOICE.none : (own ?? asServer);
  const fixed = [
    ...(owner === 'mine' ? [{ label: settings.asServer, value: asServer }] : []),
    { label: settings.noCurrency, value: CURRENCY_CHOICE.none },
  ];
  const currencies = [...rates.keys()]
    .slice(0, LIMITS.selectOptions - fixed.length)
    .map((code) => ({ label: `${currencyName(code, locale)} (${code})`, value: code }));
  return [...currencies, ...fixed].map((option) => ({ ...option, default: option.value === selected }));
}

/** A number that takes the plural in every language: "2 euros". */
const SEVERAL = 2;

/** A currency's name in the plural, such as "euros"; the code itself where the language has no name for it. */
function currencyName(code: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'name',
    // Polish has another form after decimals.
    maximumFractionDigits: 0,
  });
  return format.formatToParts(SEVERAL).find(({ type }) => type === 'currency')?.value ?? code;
}

/** What CN¥1 is worth, with more decimals than a price has: "€0.128". */
function formatRate(rate: number, code: string, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
    maximumSignificantDigits: 4,
  }).format(rate);
}

/** "14 Nov", in UTC; with the year unless it is this one. */
export function formatDay(moment: number, now: number, locale: string): string {
  const isThisYear = new Date(moment).getUTCFullYear() === new Date(now).getUTCFullYear();
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(moment);
}
