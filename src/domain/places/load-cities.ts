import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

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
