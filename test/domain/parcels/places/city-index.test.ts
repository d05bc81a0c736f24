import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { COLUMNS, citiesFile } from '../../../../src/domain/parcels/places/city-index.ts';
import { readReference } from '../../../../src/domain/parcels/places/reference.ts';

const COUNTRY = { zones: ['Europe/Andorra'], cities: ['Andorra la Vella;42.51;1.52;20'] };

const file = (changes: object) => ({ columns: COLUMNS, countries: { AD: COUNTRY }, ...changes });
const withCountry = (changes: object) => file({ countries: { AD: { ...COUNTRY, ...changes } } });

describe('the file of cities', () => {
  it('is read by country', () => {
    expect(citiesFile.parse(file({})).countries).toEqual({ AD: COUNTRY });
  });

  it.each([
    ['other columns', file({ columns: 'name;state' })],
    ['no countries', file({ countries: undefined })],
    ['a country without zones', withCountry({ zones: [] })],
    ['a country without cities', withCountry({ cities: [] })],
    ['rows instead of lines', withCountry({ cities: [['Andorra la Vella', 42.51, 1.52, 20]] })],
    ['lines with too few columns', withCountry({ cities: ['Andorra la Vella;42.51;1.52'] })],
  ])('is refused with %s', (_what, damaged) => {
    expect(citiesFile.safeParse(damaged).success).toBe(false);
  });
});

describe('a file of reference/', () => {
  it('is refused by name when it is damaged', () => {
    expect(() => readReference('cities.json', z.string())).toThrow(/cities\.json is damaged: /);
  });

  it('is named when it is missing', () => {
    expect(() => readReference('towns.json', z.string())).toThrow(/towns\.json is missing\. Run: npm ci/);
  });
});
