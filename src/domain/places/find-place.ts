import { LRUCache } from 'lru-cache';
import { type City, type CityIndex, createCityIndex } from './city-index.ts';
import { countryOf } from './countries.ts';
import { locateCity } from './locate-city.ts';
import type { Place } from './place.ts';
import { searchKey } from './search-key.ts';

/** Longer texts are no names of places. */
const MAX_CHARACTERS = 120;
const MAX_CACHED = 2_000;

interface Lookup {
  readonly cities: CityIndex;
  readonly found: LRUCache<string, { readonly place: Place | null }>;
}

let lookup: Lookup | undefined;

/**
 * The place that a scan's city and country name, both free text; null when neither is known. A country without a known city
 * is represented by its most populous city, whose zone also counts where a country has several. The first call loads the
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

/** Whether a city or a country has this name: "Leipzig", "Germany". */
export function isPlaceName(name: string): boolean {
  return countryOf(name) !== null || citiesNow().cities.named(searchKey(name)).length > 0;
}

function citiesNow(): Lookup {
  lookup ??= { cities: createCityIndex(), found: new LRUCache({ max: MAX_CACHED }) };
  return lookup;
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
