/** Countries with similar postal services and customs; ISO 3166-1 alpha-2. */
const REGIONS: Readonly<Record<string, string>> = {
  europe: 'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK',
  north_america: 'CA MX US',
  south_america: 'AR BO BR CL CO EC PE PY UY VE',
  oceania: 'AU NZ',
  asia: 'ID IN JP KR MY PH SG TH TW VN',
  middle_east: 'AE BH IL JO KW LB OM QA SA TR',
};
const REGION_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(REGIONS).flatMap(([region, countries]) =>
    countries.split(' ').map((country) => [country, region] as const),
  ),
);

/** The region of a country, in lower case, so that it is never taken for a country; `elsewhere` for the rest. */
export function regionOf(country: string): string {
  return REGION_OF.get(country) ?? 'elsewhere';
}

/**
 * What numbers of one carrier and service have in common: the letters at both ends, or the length and the first digits of a
 * number without letters. `LX208857143CN` → `LX-CN`, `YT2412345678901234` → `YT-`, `420123456789` → `12:42`.
 */
export function kindOfNumber(number: string): string {
  const [, before = '', after = ''] = /^([A-Z]*).*?([A-Z]*)$/.exec(number.toUpperCase()) ?? [];
  return before === '' && after === ''
    ? `${number.length}:${number.slice(0, 2)}`
    : `${before.slice(0, 4)}-${after.slice(-3)}`;
}
