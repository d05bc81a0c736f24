import type { Stop } from '../../src/domain/parcels/journey.ts';

const PLACES = {
  Guangzhou: ['CN', 23.13, 113.26],
  Shenzhen: ['CN', 22.54, 114.06],
  Shanghai: ['CN', 31.23, 121.47],
  Liège: ['BE', 50.63, 5.57],
  Leipzig: ['DE', 51.34, 12.37],
  Anchorage: ['US', 61.22, -149.9],
  Chicago: ['US', 41.88, -87.63],
  Suva: ['FJ', -18.14, 178.44],
  Nukuʻalofa: ['TO', -21.14, -175.2],
} as const;

export const stopsIn = (...cities: (keyof typeof PLACES)[]): Stop[] =>
  cities.map((city) => {
    const [country, latitude, longitude] = PLACES[city];
    return { country, city, latitude, longitude };
  });
