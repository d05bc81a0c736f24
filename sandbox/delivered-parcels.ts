import type { ScannedParcel } from '../src/parcels/arrival.ts';
import { stream } from './service/random.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The oldest was delivered so long ago. */
const SPAN_DAYS = 70;
const SPREAD = 0.3;

/** A parcel with all its scans, which arrived before the sandbox started. */
export interface DeliveredParcel extends ScannedParcel {
  /** Milliseconds since 1970, UTC. */
  readonly deliveredAt: number;
}

interface Route {
  readonly prefix: string;
  readonly count: number;
  readonly port: readonly [location: string, country: string];
  readonly city: readonly [location: string, country: string];
  /** All of its times are this many times the usual ones. */
  readonly pace: number;
  readonly by: 'air' | 'sea' | 'rail';
}

/** Where the parcels of the sandbox go; other countries of their regions have dates from these, too. */
const ROUTES: readonly Route[] = [
  { prefix: 'LX', count: 64, port: ['Leipzig', 'DE'], city: ['Leipzig', 'DE'], pace: 1, by: 'air' },
  { prefix: 'LP', count: 30, port: ['Chicago', 'US'], city: ['Madison, WI', 'US'], pace: 0.9, by: 'air' },
  { prefix: 'RR', count: 14, port: ['London', 'GB'], city: ['Manchester', 'GB'], pace: 0.8, by: 'air' },
  { prefix: 'EV', count: 14, port: ['Rotterdam', 'NL'], city: ['Utrecht', 'NL'], pace: 1, by: 'sea' },
  { prefix: 'LX', count: 14, port: ['Wien', 'AT'], city: ['Wien', 'AT'], pace: 1, by: 'rail' },
];

const DEPARTURE = { air: 'Departed from country of origin', sea: 'Vessel departed', rail: 'Train departed' };
/** Days on the way. */
const PASSAGE = { air: 2, sea: 26, rail: 14 };

/** Each with the usual days since the one before. */
const scansOf = ({ port, city, by }: Route) =>
  [
    [0, 'Accepted by carrier', 'Shenzhen', 'CN'],
    [2.4, DEPARTURE[by], 'Shenzhen', 'CN'],
    [PASSAGE[by], 'Arrived in destination country', ...port],
    [0.8, 'Inbound into customs', ...port],
    [1.6, 'Import customs clearance completed', ...port],
    [1.2, 'Arrived at delivery office', ...city],
    [1, 'Out for delivery', ...city],
    [0.2, 'Delivered', ...city],
  ] as const;

/** Enough delivered parcels on each route for dates from the first minute, oldest first; always the same ones. */
export function deliveredParcels(now: number): readonly DeliveredParcel[] {
  return ROUTES.flatMap((route, at) => {
    const random = stream(`delivered ${at}`);
    return Array.from({ length: route.count }, (_, index) => {
      const deliveredAt = now - DAY_MS - (SPAN_DAYS * (route.count - index) * DAY_MS) / route.count;
      return parcelOf(route, `${route.prefix}${900_000_000 + at * 1_000 + index}CN`, deliveredAt, random);
    });
  }).toSorted((a, b) => a.deliveredAt - b.deliveredAt);
}

function parcelOf(route: Route, number: string, about: number, random: () => number): DeliveredParcel {
  const steps = scansOf(route).map(([days, status, location, country]) => ({
    took: days * route.pace * Math.exp(SPREAD * (random() + random() + random() - 1.5) * 2) * DAY_MS,
    ...{ status, location, country },
  }));
  let at = weekday(about) - steps.reduce((sum, { took }) => sum + took, 0);
  const updates = steps.map(({ took, ...scan }) => {
    at += took;
    return { ...scan, at: Math.round(at) };
  });
  return { number, updates: updates.toReversed(), deliveredAt: Math.round(at) };
}

/** Nobody delivers on a Sunday. */
function weekday(at: number): number {
  return new Date(at).getUTCDay() === 0 ? at - DAY_MS : at;
}
