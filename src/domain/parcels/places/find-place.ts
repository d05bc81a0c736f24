import { LRUCache } from 'lru-cache';
import { type City, type CityIndex, createCityIndex } from './city-index.ts';
import { countryOf, searchKey } from './countries.ts';

/**
 * Where a scan happened. `city`: null if only the country is known; the coordinates are then those of its
 * largest city.
 */
export interface Place extends Pick<City, 'country' | 'latitude' | 'longitude' | 'timeZone'> {
  readonly city: string | null;
}

/** Longer texts aren't place names. */
const MAX_CHARACTERS = 120;
const MAX_CACHED = 2_000;

const load = () => ({
  cities: createCityIndex(),
  found: new LRUCache<string, { readonly place: Place | null }>({ max: MAX_CACHED }),
});
let loaded: ReturnType<typeof load> | undefined;

/**
 * Resolves a scan's city and country, both free text, to a place; null if neither is known. A country without
 * a known city is represented by its most populous city, also for the time zone. The first call loads the
 * cities, which takes about 0.1 s and 5 MB.
 */
export function findPlace(city: string | undefined, country: string | undefined): Place | null {
  const [text, countryText] = [trimmed(city), trimmed(country)];
  if (text === '' && countryText === '') return null;
  const { cities, found } = citiesNow();
  const key = `${text}\n${countryText}`;
  const { place } = found.get(key) ?? { place: locate(cities, text, countryText) };
  found.set(key, { place });
  return place;
}

/** A city as speakers of a language call it: "Milan", "Mailand", "米兰". @param language ISO 639-1 */
export function cityNameIn(
  language: string,
  { city, country }: Pick<Place, 'city' | 'country'>,
): string | null {
  if (city === null) return null;
  return citiesNow().cities.nameIn(language, { country, name: city }) ?? city;
}

/** Whether a city or a country has this name: "Leipzig", "Germany". */
export function isPlaceName(name: string): boolean {
  return countryOf(name) !== null || citiesNow().cities.named(searchKey(name)).length > 0;
}

function citiesNow() {
  loaded ??= load();
  return loaded;
}

function trimmed(text: string | undefined): string {
  return text?.slice(0, MAX_CHARACTERS).trim() ?? '';
}

function locate(cities: CityIndex, text: string, countryText: string): Place | null {
  const { city, country } = locateCity(cities, text, countryOf(countryText));
  if (city !== undefined) return placeOf(city, city.name);
  const largest = country === null ? undefined : cities.largestIn(country);
  return largest === undefined ? null : placeOf(largest, null);
}

function placeOf({ country, latitude, longitude, timeZone }: City, city: string | null): Place {
  return { country, city, latitude, longitude, timeZone };
}

/** In longer texts without a country, only larger cities count: many villages share their name with a common word. */
const MIN_POPULATION = 100;
const MAX_WORDS_IN_NAME = 4;
/** Words for facilities that are also city names. */
const NOISE = new Set(
  `and bay best branch center central centre city cross customs dc delivery depot direct east export express facility fast
  first gateway general global head hub import inbound intl international isc line local logistics mail main man mobile
  new north office orange outbound outward parcel port post postal processing reading region regional second service
  sorting south station sort street terminal the town transit union unit university van west world zone`.split(
    /\s+/,
  ),
);

/** Country codes whose places carriers often list under another code. */
const TERRITORIES: Readonly<Record<string, readonly string[]>> = {
  CN: ['HK', 'MO', 'TW'],
  US: ['PR', 'VI', 'GU'],
  FR: ['GP', 'MQ', 'GF', 'RE', 'YT', 'MC'],
};

interface Hints {
  /** The country of the scan; null if unknown. */
  readonly country: string | null;
  /** Countries named in the text itself. */
  readonly countries: ReadonlySet<string>;
  readonly states: ReadonlySet<string>;
}

/** Finds the city in a scan's location, among words for facilities, streets and regions; if there is none, the country. */
function locateCity(cities: CityIndex, text: string, country: string | null) {
  const parts = text.split(/[,;:()[\]{}【】（）/|、，]|\s-\s/).filter((part) => searchKey(part) !== '');
  const mentions = mentionsIn(text, parts);
  const airport = airportIn(cities, text, { country, ...mentions });
  if (airport !== undefined) return { city: airport, country: airport.country };
  const own = country ?? countryOf(text);
  const hints: Hints = { country: own, ...mentions };
  const keys = [text, ...parts].map(searchKey);
  const city =
    first(keys, (key) => choose(cities.named(key), hints)) ??
    choose(cities.withinChinese(searchKey(text)), hints) ??
    first(phrasesOf(searchKey(text)), (key) => chooseWithinText(cities.named(key), hints)) ??
    first(keys, (key) => choose(cities.named(withoutUmlauts(key)), hints));
  return { city, country: own ?? first(parts, countryNamed) ?? null };
}

function mentionsIn(text: string, parts: readonly string[]): Pick<Hints, 'countries' | 'states'> {
  const codes = text.match(/\b[A-Z]{2}\b/g) ?? [];
  const countries = [...parts, ...codes].flatMap((word) => countryOf(word) ?? []);
  return { countries: new Set(countries), states: new Set(codes) };
}

/** Ignores two-letter codes, which may also be states or anything else. */
function countryNamed(part: string): string | undefined {
  return searchKey(part).length > 2 ? (countryOf(part) ?? undefined) : undefined;
}

/** Reads airport codes, alone or in brackets, and codes of postal exchange offices, such as `DEFRAA`. */
function airportIn(cities: CityIndex, text: string, hints: Hints): City | undefined {
  const [, alone] = /^([A-Z]{3})$/.exec(text) ?? /[([【（]\s*([A-Z]{3})\s*[)\]】）]/.exec(text) ?? [];
  const [, officeCountry, office] = /^([A-Z]{2})([A-Z]{3})[A-Z]$/.exec(text) ?? [];
  const city = cities.atAirport(alone ?? office ?? '');
  if (city === undefined || (office !== undefined && officeCountry !== city.country)) return undefined;
  return choose([city], hints);
}

/** @param cities with the same name, the largest first */
function choose(cities: readonly City[], { country, countries, states }: Hints): City | undefined {
  const inState = (one: City) => one.state !== '' && states.has(one.state);
  if (country === null)
    return cities.find((one) => countries.has(one.country)) ?? cities.find(inState) ?? cities[0];
  const own = cities.filter((one) => one.country === country);
  const territories = TERRITORIES[country] ?? [];
  return own.find(inState) ?? own[0] ?? cities.find((one) => territories.includes(one.country));
}

function chooseWithinText(cities: readonly City[], hints: Hints): City | undefined {
  const city = choose(cities, hints);
  const isCertain = hints.country !== null || (city !== undefined && hints.countries.has(city.country));
  return isCertain || (city?.population ?? 0) >= MIN_POPULATION ? city : undefined;
}

/** The longest runs of words first, then from left to right. */
function phrasesOf(key: string): string[] {
  const words = key.split(' ');
  const lengths = Array.from({ length: MAX_WORDS_IN_NAME }, (_, index) => MAX_WORDS_IN_NAME - index);
  return lengths
    .flatMap((length) => words.map((_, start) => words.slice(start, start + length).join(' ')))
    .filter((phrase) => phrase.length > 2 && !NOISE.has(phrase));
}

/** "Duesseldorf" is the spelling without "ü". */
function withoutUmlauts(key: string): string {
  return key.replaceAll(/([aou])e/g, '$1');
}

function first<T, R>(items: readonly T[], find: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
