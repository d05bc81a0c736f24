import { lastKnownState, type ParcelState, stateOfScan } from './parcel-state.ts';
import { findPlace } from './places/find-place.ts';
import type { Place } from './places/place.ts';

export type Stage = 'sent' | 'flown' | 'customs' | 'local' | 'home';

export interface Stop {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string;
  readonly city: string | null;
  readonly latitude: number;
  readonly longitude: number;
}

export interface Journey {
  /** Places passed, oldest first, no repetition in a row; the last one is where the parcel is now. At most 12. */
  readonly stops: readonly Stop[];
  /** The stage that the parcel is at now. */
  readonly stage: Stage;
  /** The last known state of all scans. */
  readonly state: ParcelState;
}

/** The fields of a scan that say where the parcel was, and when. */
export interface JourneyScan {
  readonly date: string | undefined;
  readonly hour: string | undefined;
  readonly status: string | undefined;
  readonly location: string | undefined;
  readonly country: string | undefined;
}

const MAX_STOPS = 12;
const DAY_MS = 86_400_000;

/** @param scans of one parcel, newest first */
export function journeyOf(scans: readonly JourneyScan[]): Journey {
  const places = placesOf(scans);
  const state = lastKnownState(scans.map(({ status }) => status ?? ''));
  return { stops: shorten(withoutRepetition(places)), stage: stageOf(places, state), state };
}

/** Whole days since the first scan, whose day is day 1, counted to the delivery if delivered; null without scans. */
export function dayCount(scans: readonly JourneyScan[], now: number): number | null {
  const days = scans.flatMap(({ date }) => dayOf(date) ?? []);
  const first = Math.min(...days);
  const delivery = scans.find(({ status }) => stateOfScan(status ?? '') === 'delivered');
  const last = dayOf(delivery?.date) ?? Math.floor(now / DAY_MS);
  return days.length === 0 || first > last ? null : last - first + 1;
}

/** Origin and destination country, upper case; null unless both are known. */
export function routeOf(scans: readonly JourneyScan[]): { from: string; to: string } | null {
  const places = placesOf(scans);
  const [from, to] = [places[0]?.country, places.at(-1)?.country];
  return from === undefined || to === undefined || from === to ? null : { from, to };
}

/** Oldest first. */
function placesOf(scans: readonly JourneyScan[]): Place[] {
  return scans.toReversed().flatMap(({ location, country }) => findPlace(location, country) ?? []);
}

function withoutRepetition(places: readonly Place[]): Stop[] {
  return places
    .filter(({ country, city }, index) => {
      const previous = places[index - 1];
      return country !== previous?.country || city !== previous.city;
    })
    .map(({ country, city, latitude, longitude }) => ({ country, city, latitude, longitude }));
}

function shorten(stops: readonly Stop[]): Stop[] {
  if (stops.length <= MAX_STOPS) return [...stops];
  return [...stops.slice(0, MAX_STOPS / 2), ...stops.slice(-MAX_STOPS / 2)];
}

function stageOf(places: readonly Place[], state: ParcelState): Stage {
  if (state === 'delivered') return 'home';
  if (state === 'customs' || state === 'customs_held') return 'customs';
  if (['out_for_delivery', 'pickup', 'attempt_failed', 'address_problem'].includes(state)) return 'local';
  return places[0]?.country === places.at(-1)?.country ? 'sent' : 'flown';
}

function dayOf(date: string | undefined): number | null {
  const moment = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(moment) ? null : Math.floor(moment / DAY_MS);
}
