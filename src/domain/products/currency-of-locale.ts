/** The euro for languages spoken in many countries that use it; Discord says nothing else about a user's location. */
const CURRENCIES = new Map([
  ...['de', 'fr', 'it', 'es-ES', 'nl', 'fi', 'el', 'hr', 'lt'].map((locale) => [locale, 'EUR'] as const),
  ...([
    ['en-US', 'USD'],
    ['en-GB', 'GBP'],
    ['pl', 'PLN'],
    ['pt-BR', 'BRL'],
    ['cs', 'CZK'],
    ['da', 'DKK'],
    ['sv-SE', 'SEK'],
    ['no', 'NOK'],
    ['hu', 'HUF'],
    ['ro', 'RON'],
    ['ja', 'JPY'],
    ['ko', 'KRW'],
    ['tr', 'TRY'],
    ['uk', 'UAH'],
  ] as const),
]);

/** The currency that most users of a Discord locale pay with; null: unclear. */
export function currencyOfLocale(locale: string): string | null {
  return CURRENCIES.get(locale) ?? null;
}
