import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { AIRPORTS, ALIASES } from './aliases.ts';
import { searchKey } from './countries.ts';

export interface City {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Thousands of inhabitants. */
  readonly population: number;
  readonly timeZone: string;
  /** Of American cities, such as `IL`; else empty. */
  readonly state: string;
}

export interface CityIndex {
  /** Cities of this name or alias, the largest first. @param key of {@link searchKey} */
  named(key: string): City[];
  /** The most populous city of a country. */
  largestIn(country: string): City | undefined;
  /** The city of an airport, by IATA code. */
  atAirport(code: string): City | undefined;
  /** A city whose Chinese name is a part of the text: Chinese has no spaces between words. The longest name wins. */
  withinChinese(key: string): City[];
}

/** The lines of a country, up to those of the next one. */
interface Section {
  readonly country: string;
  readonly zones: readonly string[];
  readonly firstLine: number;
}

const SUFFIXES = [' city', ' si', ' shi'];
const HAN = /\p{Script=Han}/u;

/** Keeps the cities as lines of text and reads one when it is asked for: objects would take three times the memory. */
export function createCityIndex(): CityIndex {
  const countries = loadCities();
  const lines = countries.flatMap(({ cities }) => cities);
  const sections = sectionsOf(countries);
  const linesByKey = indexNames(lines);
  const aliases = readAliases(ALIASES);
  const airports = new Map(readAliases(AIRPORTS));
  const lineOf = new Map<string, number>();
  for (const name of [...aliases, ...airports].map(([, city]) => city)) lineOf.set(name, lineNamed(name));
  for (const [alias, city] of aliases) add(linesByKey, searchKey(alias), lineOf.get(city) ?? -1);
  const chineseKeys = aliases
    .map(([alias]) => searchKey(alias))
    .filter((key) => HAN.test(key))
    .sort((a, b) => b.length - a.length);

  function lineNamed(name: string): number {
    const candidates = linesByKey.get(searchKey(name.slice(3))) ?? [];
    return candidates.find((line) => sectionAt(sections, line)?.country === name.slice(0, 2)) ?? -1;
  }
  const read = (line: number) => readCity(lines, sections, line);
  const named = (key: string) =>
    (linesByKey.get(key) ?? []).map(read).sort((a, b) => b.population - a.population);

  return {
    named,
    largestIn(country) {
      const section = sections.find((one) => one.country === country);
      return section === undefined ? undefined : read(section.firstLine);
    },
    atAirport(code) {
      const name = airports.get(code);
      return name === undefined ? undefined : read(lineOf.get(name) ?? -1);
    },
    withinChinese(key) {
      if (!HAN.test(key)) return [];
      const name = chineseKeys.find((chinese) => key.includes(chinese));
      return name === undefined ? [] : named(name);
    },
  };
}

/** Pairs of another name and `country name`. */
export function readAliases(text: string): [alias: string, city: string][] {
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [city = '', names = ''] = line.split(': ');
      return names.split(', ').map((name): [string, string] => [name, city]);
    });
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

/** Lines of text load faster and take less memory than rows of values. The last two are left out where they are 0 and empty. */
export const COLUMNS = 'name;latitude;longitude;thousands of inhabitants;index of the zone;state';

const FILE = join('reference', 'cities.json');
const LINE = /^[^;]+(?:;-?\d+(?:\.\d+)?){2};\d+(?:;\d*)?(?:;[A-Z]{2})?$/;

/** Of 24,000 lines, only the first of each country is checked: a program wrote them all. */
const lines = z.custom<readonly string[]>(
  (value) => Array.isArray(value) && typeof value[0] === 'string' && LINE.test(value[0]),
  'no cities',
);
const citiesFile = z.object({
  columns: z.literal(COLUMNS),
  countries: z.record(
    z.string().length(2),
    z.object({ zones: z.array(z.string()).nonempty(), cities: lines }),
  ),
});

/** @throws Error when the file is missing or isn't what `npm run cities` writes */
export function loadCities(): CountryCities[] {
  return parseCities(readFileSync(pathAbove(dirname(fileURLToPath(import.meta.url))), 'utf8'));
}

/** @param text of `reference/cities.json` */
export function parseCities(text: string): CountryCities[] {
  const { data, error } = citiesFile.safeParse(JSON.parse(text));
  if (error !== undefined) throw new Error(`${FILE} is damaged: ${z.prettifyError(error)}`);
  return Object.entries(data.countries).map(([country, of]) => ({ country, ...of }));
}

/** The build copies the file into dist, and bundles this one into a folder there: the nearest is the right one. */
function pathAbove(folder: string): string {
  const path = join(folder, FILE);
  if (existsSync(path)) return path;
  if (dirname(folder) === folder) throw new Error(`${FILE} is missing. Run: npm ci && npm run build`);
  return pathAbove(dirname(folder));
}
