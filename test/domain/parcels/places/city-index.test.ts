import { describe, expect, it } from 'vitest';
import { COLUMNS, parseCities } from '../../../../src/domain/parcels/places/city-index.ts';

const ZONES = ['Europe/Andorra'];
const CITY = 'Andorra la Vella;42.51;1.52;20';

const parsed = (file: object) =>
  parseCities(
    JSON.stringify({ columns: COLUMNS, countries: { AD: { zones: ZONES, cities: [CITY] } }, ...file }),
  );
const parsedCountry = (country: object) =>
  parsed({ countries: { AD: { zones: ZONES, cities: [CITY], ...country } } });

describe('the file of cities', () => {
  it('is read by country', () => {
    expect(parsed({})).toEqual([{ country: 'AD', zones: ZONES, cities: [CITY] }]);
  });

  it.each([
    ['other columns', () => parsed({ columns: 'name;state' })],
    ['no countries', () => parsed({ countries: undefined })],
    ['a country without zones', () => parsedCountry({ zones: [] })],
    ['a country without cities', () => parsedCountry({ cities: [] })],
    ['rows instead of lines', () => parsedCountry({ cities: [['Andorra la Vella', 42.51, 1.52, 20]] })],
    ['lines with too few columns', () => parsedCountry({ cities: ['Andorra la Vella;42.51;1.52'] })],
  ])('is refused with %s', (_what, parse) => {
    expect(parse).toThrow(/cities\.json is damaged: /);
  });
});
