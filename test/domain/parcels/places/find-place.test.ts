import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cityNames, createCityIndex } from '../../../../src/domain/parcels/places/city-index.ts';
import { searchKey } from '../../../../src/domain/parcels/places/countries.ts';
import { cityNameIn, findPlace } from '../../../../src/domain/parcels/places/find-place.ts';
import { readReference } from '../../../../src/domain/parcels/places/reference.ts';

const found = (city: string, country = '') => {
  const place = findPlace(city, country);
  return place === null ? null : `${place.country} ${place.city ?? '–'}`;
};

describe('a place', () => {
  it.each([
    ['Liège', 'BE', 'BE Liège'],
    ['LIEGE', 'BE', 'BE Liège'],
    ['SHENZHEN EMS CENTER', 'CN', 'CN Shenzhen'],
    ['Shenzhen, Guangdong', 'CHN', 'CN Shenzhen'],
    ['深圳市', '中国', 'CN Shenzhen'],
    ['广东省深圳市宝安区', '', 'CN Shenzhen'],
    ['广州国际处理中心', '', 'CN Guangzhou'],
    ['Guangzhou Baiyun Intl Mail Processing Center', 'China', 'CN Guangzhou'],
    ["XI'AN", 'CN', 'CN Xi’an'],
    ['ISC CHICAGO IL (USPS)', 'US', 'US Chicago'],
    ['ISC CHICAGO IL (USPS)', '', 'US Chicago'],
    ['LEIPZIG, DE', '', 'DE Leipzig'],
    ['Frankfurt am Main IPZ', 'Deutschland', 'DE Frankfurt am Main'],
    ['Duesseldorf', 'DE', 'DE Düsseldorf'],
    ['Köln', 'DE', 'DE Köln'],
    ['Colonia', 'Alemania', 'DE Köln'],
    ['JAMAICA, NY 11430', '', 'US Jamaica'],
    ['St Louis', 'US', 'US St. Louis'],
    ['Mexico', '', 'MX Mexico City'],
    ['Singapore', '', 'SG Singapore'],
  ])('is found in %j, %j', (city, country, expected) => {
    expect(found(city, country)).toBe(expected);
  });

  it.each([
    ['LGG', '', 'BE Liège'],
    ['ANC', 'US', 'US Anchorage'],
    ['HKG', '', 'HK Hong Kong'],
    ['HKG', 'CN', 'HK Hong Kong'],
    ['CAN', '', 'CN Guangzhou'],
    ['Gateway (LAX)', '', 'US Los Angeles'],
    ['DEFRAA', '', 'DE Frankfurt am Main'],
    ['They can wait', 'CN', 'CN –'],
  ])('is found by the airport code of %j, %j, but not within a sentence', (city, country, expected) => {
    expect(found(city, country)).toBe(expected);
  });

  it.each([
    ['London', '', 'Europe/London'],
    ['London', 'Canada', 'America/Toronto'],
    ['Portland', 'US', 'America/Los_Angeles'],
    ['Portland, ME', 'US', 'America/New_York'],
    ['Wilmington, DE', '', 'America/New_York'],
    ['Frankfurt', 'CN', 'Asia/Shanghai'],
  ])('of the name %j is the largest, unless country %j or state decides', (city, country, zone) => {
    expect(findPlace(city, country)?.timeZone).toBe(zone);
  });

  it.each([
    ['Svetogorsk', 'RU', 'Europe/Moscow'],
    ['San Luis, AZ', 'US', 'America/Phoenix'],
    ['Monção', 'PT', 'Europe/Lisbon'],
    ['Jayapura', 'ID', 'Asia/Jayapura'],
    ['Hanoi', 'VN', 'Asia/Ho_Chi_Minh'],
  ])('near a border, %j, %j, has a zone of its side', (city, country, zone) => {
    expect(findPlace(city, country)?.timeZone).toBe(zone);
  });

  it.each([
    ['UK', 'GB –', 'Europe/London'],
    ['us', 'US –', 'America/New_York'],
    ['RUS', 'RU –', 'Europe/Moscow'],
    ['Deutschland', 'DE –', 'Europe/Berlin'],
    ['Stany Zjednoczone', 'US –', 'America/New_York'],
    ['P.R. China', 'CN –', 'Asia/Shanghai'],
    ['日本', 'JP –', 'Asia/Tokyo'],
    ['Países Baixos', 'NL –', 'Europe/Amsterdam'],
  ])('is the largest city of country %j where no city is known', (country, expected, zone) => {
    expect(found('', country)).toBe(expected);
    expect(findPlace(undefined, country)?.timeZone).toBe(zone);
  });

  it.each([
    ['', ''],
    ['Nowhere', 'XX'],
    ['Delivery office', ''],
    ['Departed from facility', ''],
  ])('is not made up from %j, %j', (city, country) => {
    expect(findPlace(city, country)).toBeNull();
  });

  it('is found by each alias and airport code', () => {
    const cities = createCityIndex();
    const { cities: aliases, airports } = readReference('city-names.json', cityNames);
    const wrong = [
      ...Object.entries(aliases).flatMap(([city, names]) =>
        names.filter((alias) => found(alias, city.slice(0, 2)) !== city),
      ),
      ...Object.entries(airports).flatMap(([name, codes]) =>
        codes.filter((code) => {
          const city = cities.atAirport(code);
          return `${city?.country} ${city?.name}` !== name;
        }),
      ),
    ];
    expect(wrong).toEqual([]);
  });

  it.each([
    ['zh', '深圳', '米兰'],
    ['de', 'Shenzhen', 'Mailand'],
    ['en', 'Shenzhen', 'Milan'],
    ['xx', 'Shenzhen', 'Milan'],
  ])('is called as in %s', (language, shenzhen, milan) => {
    expect(cityNameIn(language, { city: 'Shenzhen', country: 'CN' })).toBe(shenzhen);
    expect(cityNameIn(language, { city: 'Milan', country: 'IT' })).toBe(milan);
    expect(cityNameIn(language, { city: null, country: 'IT' })).toBeNull();
  });

  it('has a name in a language only if it is known', () => {
    const cities = createCityIndex();
    const { inLanguage } = readReference('city-names.json', cityNames);
    const named = [...new Set(Object.values(inLanguage).flatMap((names) => Object.keys(names)))];
    const isKnown = (city: string) =>
      cities.named(searchKey(city.slice(3))).some(({ country, name }) => `${country} ${name}` === city);
    expect(named.filter((city) => !isKnown(city))).toEqual([]);
  });

  it('has a zone and coordinates, whatever the text', () => {
    const word = fc.oneof(
      fc.string(),
      fc.constantFrom('Paris', '深圳', 'JFK', '(', ',', 'US', 'St.', '\u0000'),
    );
    const text = fc.array(word, { maxLength: 5 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(text, text, (city, country) => {
        const place = findPlace(city, country);
        if (place === null) return;
        expect(place.country).toMatch(/^[A-Z]{2}$/);
        expect(Math.abs(place.latitude)).toBeLessThanOrEqual(90);
        expect(Math.abs(place.longitude)).toBeLessThanOrEqual(180);
        expect(() => new Intl.DateTimeFormat('en', { timeZone: place.timeZone })).not.toThrow();
      }),
    );
  });
});
