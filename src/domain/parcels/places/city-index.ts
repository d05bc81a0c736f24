import * as z from 'zod';
import { searchKey } from './countries.ts';
import { readReference } from './reference.ts';

export interface City {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Thousands of inhabitants. */
  readonly population: number;
  readonly timeZone: string;
  /** For US cities, such as `IL`; otherwise empty. */
  readonly state: string;
}

/** The lines of a country, up to those of the next one. */
interface Section {
  readonly country: string;
  readonly zones: readonly string[];
  readonly firstLine: number;
}

const SUFFIXES = [' city', ' si', ' shi'];
const HAN = /\p{Script=Han}/u;

export type CityIndex = ReturnType<typeof createCityIndex>;

/** Keeps the cities as lines of text and parses one when needed: objects would take three times the memory. */
export function createCityIndex() {
  const countries = loadCities();
  const lines = countries.flatMap(({ cities }) => cities);
  const sections = sectionsOf(countries);
  const linesByKey = indexNames(lines);
  const names = readReference('city-names.json', cityNames);
  const lineNamed = (name: string) =>
    linesByKey
      .get(searchKey(name.slice(3)))
      ?.find((line) => sectionAt(sections, line)?.country === name.slice(0, 2)) ?? -1;
  for (const [name, city] of pairsIn(names.cities)) add(linesByKey, searchKey(name), lineNamed(city));
  const airports = new Map(pairsIn(names.airports).map(([code, city]) => [code, lineNamed(city)]));
  const chineseKeys = pairsIn(names.cities)
    .map(([name]) => searchKey(name))
    .filter((key) => HAN.test(key))
    .sort((a, b) => b.length - a.length);
  const read = (line: number | undefined) =>
    line === undefined ? undefined : readCity(lines, sections, line);
  /** Cities of this name, the largest first. @param key of {@link searchKey} */
  const named = (key: string): City[] =>
    (linesByKey.get(key) ?? [])
      .map((line) => readCity(lines, sections, line))
      .sort((a, b) => b.population - a.population);
  const namesIn = new Map([
    ...Object.entries(names.inLanguage).map(
      ([language, own]) => [language, new Map(Object.entries(own))] as const,
    ),
    ['zh', chineseNames(names.cities)] as const,
  ]);
  return {
    named,
    /** What speakers of a language call a city, where they have a name of their own for it. @param language ISO 639-1 */
    nameIn: (language: string, { country, name }: Pick<City, 'country' | 'name'>) =>
      namesIn.get(language)?.get(`${country} ${name}`),
    /** The most populous city of a country. */
    largestIn: (country: string) => read(sections.find((one) => one.country === country)?.firstLine),
    /** The city of an airport, by IATA code. */
    atAirport: (code: string) => read(airports.get(code)),
    /** Cities whose Chinese name is part of the text, since Chinese has no spaces between words. The longest name wins. */
    withinChinese(key: string): City[] {
      const name = HAN.test(key) ? chineseKeys.find((chinese) => key.includes(chinese)) : undefined;
      return name === undefined ? [] : named(name);
    },
  };
}

/** The first Chinese one of a city's other names is the usual one. */
function chineseNames(namesByCity: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> {
  const pairs = pairsIn(namesByCity).filter(([name]) => HAN.test(name));
  return new Map(pairs.toReversed().map(([name, city]) => [city, name]));
}

/** Pairs of another name, or a code, and the city. */
function pairsIn(namesByCity: Readonly<Record<string, readonly string[]>>): [name: string, city: string][] {
  return Object.entries(namesByCity).flatMap(([city, names]) =>
    names.map((name): [string, string] => [name, city]),
  );
}

function sectionsOf(countries: readonly CountryCities[]): Section[] {
  let firstLine = 0;
  return countries.map(({ country, zones, cities }) => {
    const section = { country, zones, firstLine };
    firstLine += cities.length;
    return section;
  });
}

/** "Mexico City" and "Goyang-si" are also found without their last word. */
function indexNames(lines: readonly string[]): Map<string, number[]> {
  const byKey = new Map<string, number[]>();
  for (const [index, line] of lines.entries()) {
    const key = searchKey(line.slice(0, line.indexOf(';')));
    add(byKey, key, index);
    const suffix = SUFFIXES.find((word) => key.endsWith(word));
    if (suffix !== undefined) add(byKey, key.slice(0, -suffix.length), index);
  }
  return byKey;
}

function add(byKey: Map<string, number[]>, key: string, line: number): void {
  const known = byKey.get(key);
  if (known === undefined) byKey.set(key, [line]);
  else if (!known.includes(line)) known.push(line);
}

function sectionAt(sections: readonly Section[], line: number): Section | undefined {
  return sections.findLast(({ firstLine }) => firstLine <= line);
}

function readCity(lines: readonly string[], sections: readonly Section[], line: number): City {
  const { country = '', zones = [] } = sectionAt(sections, line) ?? {};
  const [name = '', latitude, longitude, population, zone, state = ''] = lines[line]?.split(';') ?? [];
  return {
    name,
    country,
    latitude: Number(latitude),
    longitude: Number(longitude),
    population: Number(population),
    timeZone: zones[Number(zone || 0)] ?? 'Etc/UTC',
    state,
  };
}

/** A country of `reference/cities.json`, which `npm run cities` writes. */
export interface CountryCities {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** IANA names. */
  readonly zones: readonly string[];
  /** One {@link COLUMNS} line for each city, the largest first. */
  readonly cities: readonly string[];
}

/**
 * Lines of text load faster and take less memory than rows of values. The last two are omitted if they are 0
 * and empty.
 */
export const COLUMNS = 'name;latitude;longitude;thousands of inhabitants;index of the zone;state';

const LINE = /^[^;]+(?:;-?\d+(?:\.\d+)?){2};\d+(?:;\d*)?(?:;[A-Z]{2})?$/;

/** Checks only the first of each country's lines: there are 24,000, all generated. */
const lines = z.custom<readonly string[]>(
  (value) => Array.isArray(value) && typeof value[0] === 'string' && LINE.test(value[0]),
  'no cities',
);
/** What `npm run cities` writes. */
export const citiesFile = z.object({
  columns: z.literal(COLUMNS),
  countries: z.record(
    z.string().length(2),
    z.object({ zones: z.array(z.string()).nonempty(), cities: lines }),
  ),
});

const namesByCity = z.record(z.string().regex(/^[A-Z]{2} /), z.array(z.string()).nonempty());
/** By `country name in cities.json`: other names, airports by IATA code, and by language what its speakers call the city. */
export const cityNames = z.object({
  cities: namesByCity,
  airports: namesByCity,
  inLanguage: z.record(z.string().length(2), z.record(z.string().regex(/^[A-Z]{2} /), z.string())),
});

export function loadCities(): CountryCities[] {
  const { countries } = readReference('cities.json', citiesFile);
  return Object.entries(countries).map(([country, of]) => ({ country, ...of }));
}
