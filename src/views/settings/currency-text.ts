/** A number that takes the plural in every language: "2 euros". */
const SEVERAL = 2;

/** A currency's name in the plural, such as "euros"; the code itself where the language has no name for it. */
export function currencyName(code: string, locale: string): string {
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
export function formatRate(rate: number, code: string, locale: string): string {
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
