import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Scan } from '../../../src/domain/moments.ts';
import { dayCount, journeyOf, routeOf } from '../../../src/domain/parcels/journey.ts';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-20T12:00:00Z');

const at = (location: string, country: string, status = 'Departed facility', date = '2026-11-10'): Scan => ({
  date,
  hour: '12:00',
  status,
  location,
  country,
});
/** Written oldest first, as it happens. */
const journey = (...scans: Scan[]) => journeyOf(scans.toReversed());
const days = (...scans: Scan[]) => dayCount(scans.toReversed(), NOW);
const route = (...scans: Scan[]) => routeOf(scans.toReversed());
const citiesOf = ({ stops }: ReturnType<typeof journeyOf>) =>
  stops.map(({ city, country }) => city ?? country);

const GUANGZHOU = at('Guangzhou', 'CN', 'Accepted by carrier');
const LIEGE = at('Liège', 'BE');
const CUSTOMS = at('Leipzig', 'DE', 'Presented to customs');
const OUT = at('Leipzig', 'DE', 'Out for delivery');
const DELIVERED = at('Leipzig', 'DE', 'Delivered', '2026-11-14');
const ANNOUNCED = at('Berlin', 'DE', 'Shipment information received', '2026-11-01');

describe('the stops of a journey', () => {
  it('are the places passed, oldest first', () => {
    expect(citiesOf(journey(GUANGZHOU, GUANGZHOU, LIEGE, CUSTOMS, OUT))).toEqual([
      'Guangzhou',
      'Liège',
      'Leipzig',
    ]);
  });

  it('name a country only where no city in it follows or precedes', () => {
    const [china, germany] = [at('', 'CN'), at('Sorting center', 'DE')];
    expect(citiesOf(journey(china, GUANGZHOU, germany))).toEqual(['Guangzhou', 'DE']);
    expect(citiesOf(journey(GUANGZHOU, china, LIEGE))).toEqual(['Guangzhou', 'Liège']);
  });

  it('leave out scans without a place and announcements', () => {
    expect(citiesOf(journey(ANNOUNCED, GUANGZHOU, at('', '')))).toEqual(['Guangzhou']);
  });

  it('are at most twelve: the first and the last', () => {
    const names =
      'Guangzhou Shenzhen Dongguan Foshan Xiamen Ningbo Hangzhou Shanghai Nanjing Beijing Tianjin Wuhan Chengdu';
    const scans = names.split(' ').map((name) => at(name, 'CN'));
    const cities = citiesOf(journey(...scans, LIEGE));
    expect(cities).toHaveLength(12);
    expect([cities[0], cities.at(-1)]).toEqual(['Guangzhou', 'Liège']);
  });
});

describe('the stops of a long journey', () => {
  it('do not repeat where the middle is left out', () => {
    const backAndForth = Array.from({ length: 13 }, (_, index) =>
      at(index % 2 === 0 ? 'Guangzhou' : 'Shenzhen', 'CN'),
    );
    const cities = citiesOf(journey(...backAndForth));
    expect(cities.filter((city, index) => city === cities[index - 1])).toEqual([]);
    expect(cities).toHaveLength(11);
  });
});

describe('the stage of a journey', () => {
  it.each([
    ['sent', 'without scans', []],
    ['sent', 'in China', [GUANGZHOU]],
    ['sent', 'at the customs of the export', [GUANGZHOU, at('Guangzhou', 'CN', 'Presented to customs')]],
    ['sent', 'in Hong Kong', [GUANGZHOU, at('Hong Kong', 'HK')]],
    ['abroad', 'abroad', [GUANGZHOU, LIEGE]],
    ['abroad', 'once its ship has left', [GUANGZHOU, at('Shenzhen', 'CN', 'Ship departed')]],
    ['abroad', 'once its ship has left an unknown port', [GUANGZHOU, at('', '', 'Vessel departed')]],
    [
      'abroad',
      'once it has left its country',
      [GUANGZHOU, at('Shenzhen', 'CN', 'Departed from country of origin')],
    ],
    ['sent', 'while its ship is in the port', [GUANGZHOU, at('Shenzhen', 'CN', 'Ship arrived')]],
    ['sent', 'on a flight or a train, which may stay in China', [at('Chongqing', 'CN', 'Flight departed')]],
    ['abroad', 'in one city, which may be a hub', [GUANGZHOU, at('Madrid', 'ES'), at('Madrid', 'ES')]],
    ['abroad', 'on a ship, in a port on the way', [GUANGZHOU, at('Singapore', 'SG', 'Ship departed')]],
    [
      'customs',
      'in its country, before customs',
      [GUANGZHOU, at('Madrid', 'ES', 'Arrived at sorting center')],
    ],
    ['customs', 'in a second city of a country', [GUANGZHOU, at('Anchorage', 'US'), at('Los Angeles', 'US')]],
    ['customs', 'at customs', [GUANGZHOU, LIEGE, CUSTOMS]],
    ['customs', 'at customs in an unknown place', [at('', '', 'Presented to customs')]],
    [
      'local',
      'once customs has cleared it',
      [GUANGZHOU, at('Leipzig', 'DE', 'Import customs clearance completed')],
    ],
    ['local', 'at a depot abroad', [GUANGZHOU, at('Leipzig', 'DE', 'Arrived at delivery office')]],
    ['sent', 'once the export is cleared', [at('Guangzhou', 'CN', 'Customs clearance completed')]],
    [
      'abroad',
      'with the export cleared abroad',
      [LIEGE, at('Liège', 'BE', 'Export customs clearance completed')],
    ],
    ['local', 'on the way after customs', [GUANGZHOU, CUSTOMS, at('Leipzig', 'DE')]],
    ['local', 'out for delivery', [OUT]],
    ['local', 'damaged on the last mile', [GUANGZHOU, OUT, at('Leipzig', 'DE', 'Parcel damaged')]],
    ['home', 'delivered', [GUANGZHOU, DELIVERED]],
    [
      'local',
      'not delivered after all',
      [GUANGZHOU, DELIVERED, at('Leipzig', 'DE', 'Delivery attempt failed')],
    ],
  ] as const)('is %s %s', (stage, _, scans) => {
    expect(journey(...scans).stage).toBe(stage);
  });
});

it('a journey in one city of the country that it is expected in has left the hubs behind', () => {
  const scans = [at('Madrid', 'ES'), GUANGZHOU];
  expect([journeyOf(scans, 'ES').stage, journeyOf(scans, 'PT').stage]).toEqual(['customs', 'abroad']);
});

describe('the transport of a journey', () => {
  it.each([
    ['air', 'Flight departed'],
    ['air', 'Handed over to airline'],
    ['sea', 'Vessel departed'],
    ['rail', 'Train departed'],
    ['rail', 'Arrived at railway station'],
    [null, 'Departed facility'],
    [null, 'Awaiting flight departure'],
  ])('is %s with "%s"', (transport, status) => {
    expect(journey(GUANGZHOU, at('Shenzhen', 'CN', status)).transport).toBe(transport);
  });

  it('is the last one named: a truck or a train may bring a parcel to its plane', () => {
    const scans = [at('Chongqing', 'CN', 'Train departed'), at('Shenzhen', 'CN', 'Flight departed')];
    expect(journey(GUANGZHOU, ...scans).transport).toBe('air');
  });
});

describe('the day of a journey', () => {
  it('is day 1 on the day of the first scan', () => {
    expect(days(at('Guangzhou', 'CN', 'Accepted by carrier', '2026-11-20'))).toBe(1);
    expect(days({ ...GUANGZHOU, date: '2026-11-20', hour: '23:30' })).toBe(1);
  });

  it('counts from the first real scan', () => {
    expect(days(ANNOUNCED, GUANGZHOU, LIEGE)).toBe(11);
  });

  it('stops at the delivery', () => {
    expect(days(GUANGZHOU, DELIVERED)).toBe(5);
    expect(days(GUANGZHOU, DELIVERED, at('', '', 'xyz', '2026-11-18'))).toBe(5);
  });

  it.each([
    ['westwards', at('Honolulu', 'US', 'Delivered', '2026-11-14')],
    ['eastwards', at('Auckland', 'NZ', 'Delivered', '2026-11-14')],
  ])('is counted by the carriers’ dates, however far a parcel went %s', (_where, delivered) => {
    expect(days(GUANGZHOU, { ...delivered, hour: '00:10' })).toBe(5);
    expect(days(GUANGZHOU, { ...delivered, hour: '23:50' })).toBe(5);
  });

  it.each([
    ['scans', []],
    ['real scans', [ANNOUNCED]],
    ['dates', [{ ...GUANGZHOU, date: undefined }]],
    ['dates before now', [{ ...GUANGZHOU, date: '2027-03-01' }]],
  ])('is unknown without %s', (_, scans) => {
    expect(days(...scans)).toBeNull();
  });
});

describe('the route of a journey', () => {
  it('leads from the first country to the last', () => {
    expect(route(ANNOUNCED, GUANGZHOU, LIEGE, CUSTOMS, at('', ''))).toEqual({ from: 'CN', to: 'DE' });
  });

  it('is unknown while the parcel is in its first country', () => {
    expect(route(GUANGZHOU, at('Shenzhen', 'CN'))).toBeNull();
    expect(route()).toBeNull();
  });
});

describe('a journey of any scans', () => {
  const text = (...known: string[]) =>
    fc.option(fc.oneof(fc.constantFrom(...known), fc.string()), { nil: undefined });
  const scan = fc.record({
    date: text('2026-11-19', '2026-11-20', '2026-11-21', '2031-01-01', '0001-01-01'),
    hour: text('00:00', '23:59'),
    status: text('Delivered', 'Out for delivery', 'Presented to customs', 'Accepted by carrier'),
    location: text('Shenzhen', 'Liège', 'Chicago', 'HKG'),
    country: text('CN', 'US', 'BE', 'China'),
  });

  it('has no stop twice in a row and at most twelve', () => {
    fc.assert(
      fc.property(fc.array(scan, { maxLength: 40 }), (scans) => {
        const { stops } = journeyOf(scans);
        const names = stops.map(({ country, city }) => `${country} ${city}`);
        expect(names.filter((name, index) => name === names[index - 1])).toEqual([]);
        expect(stops.length).toBeLessThanOrEqual(12);
      }),
    );
  });

  it('is at no day of the future', () => {
    fc.assert(
      fc.property(fc.array(scan, { maxLength: 8 }), fc.integer({ min: 0, max: 4e12 }), (scans, now) => {
        const day = dayCount(scans, now);
        if (day === null) return;
        expect(day).toBeGreaterThanOrEqual(1);
        const dates = scans
          .map(({ date }) => Date.parse(`${date}T00:00:00Z`))
          .filter((start) => start <= now + 2 * DAY_MS);
        expect(day).toBeLessThanOrEqual(Math.max(1, (now - Math.min(...dates)) / DAY_MS + 2));
      }),
    );
  });
});

describe('the way ahead', () => {
  const inChina = { status: 'Accepted by carrier', location: 'Hangzhou', country: 'CN', date: '2026-11-20' };
  const announced = { ...inChina, status: 'Shipping label created', location: '', country: 'DE' };
  const landed = { ...inChina, status: 'Arrived', location: 'Leipzig', country: 'DE' };

  it('leads to the largest city of the country that the reader’s parcels go to', () => {
    expect(journeyOf([inChina], 'DE').ahead).toMatchObject({ country: 'DE', city: null });
    expect(journeyOf([inChina]).ahead).toBeNull();
  });

  it('leads to the country that an announcement names, whatever the reader’s others do', () => {
    expect(journeyOf([inChina, announced], 'FR').ahead?.country).toBe('DE');
    expect(journeyOf([inChina, { ...announced, country: 'CN' }]).ahead).toBeNull();
  });

  it('ends where the parcel has reached the country, and where it goes back', () => {
    expect(journeyOf([landed, inChina], 'DE').ahead).toBeNull();
    const returning = { ...inChina, status: 'Being returned to sender' };
    expect(journeyOf([returning, inChina], 'DE').ahead).toBeNull();
  });

  it('moves on to customs as soon as the parcel is in that country', () => {
    const madrid = { ...inChina, status: 'Departed from facility', location: 'Madrid', country: 'ES' };
    expect(journeyOf([madrid, inChina]).stage).toBe('abroad');
    expect(journeyOf([madrid, inChina], 'ES').stage).toBe('customs');
  });
});
