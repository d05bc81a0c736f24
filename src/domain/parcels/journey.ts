import { notAfter, type Scan, timeScans } from '../moments.ts';
import { isOrigin, type Passage, stageOf, transportOf } from './journey-stage.ts';
import { findPlace, type Place } from './places/find-place.ts';
import { lastKnownState, meaningOfScan, type ParcelState, stateOfScan } from './wordings/index.ts';

export type { Stage, Transport } from './journey-stage.ts';

/** A place passed, without its zone. */
export type Stop = Omit<Place, 'timeZone'>;

export type Journey = ReturnType<typeof journeyOf>;

const MAX_STOPS = 12;
const DAY_MS = 86_400_000;

/**
 * @param scans of one parcel, newest first
 * @param expected the country that it goes to as far as its reader is known, until a scan names one; ISO 3166-1 alpha-2
 */
export function journeyOf(scans: readonly Scan[], expected: string | null = null) {
  const passages = realScans(scans).map(({ state, status, location, country }) => ({
    state,
    meaning: meaningOfScan(status ?? ''),
    place: findPlace(location, country),
  }));
  const state = lastKnownState(scans.map(({ status }) => status ?? ''));
  const destination = announcedIn(scans) ?? expected;
  const stops = stopsOf(passages);
  return {
    /** Places passed, oldest first, no repetition in a row; the last one is where the parcel is now. At most 12. */
    stops,
    /** The largest city of the country that it goes to; null where that is not known, and once it was there. */
    ahead: aheadOf(stops, state, destination),
    stage: stageOf(passages, state, destination),
    transport: transportOf(passages),
    state,
  };
}

/**
 * Days since the first real scan, whose day is day 1: until now, or by the carriers' dates until the delivery. Null without
 * real scans: an announcement is none.
 * @param scans of one parcel, newest first
 */
export function dayCount(scans: readonly Scan[], now: number): number | null {
  const states = scans.map(({ status }) => stateOfScan(status ?? ''));
  const newest = states.findIndex((state) => state !== 'unknown');
  const isDelivered = states[newest] === 'delivered';
  const withoutHours = scans.map((scan) => ({ ...scan, hour: undefined }));
  // The dates of two places differ by whole days only where both are read in one zone.
  const days = timeScans(withoutHours, isDelivered ? 'UTC' : 'local');
  const starts = days.flatMap(({ at }, index) =>
    states[index] === 'pending' ? [] : (notAfter(now, at) ?? []),
  );
  if (starts.length === 0) return null;
  const first = Math.min(...starts);
  const end = isDelivered ? (notAfter(now, days[newest]?.at ?? null) ?? now) : now;
  return Math.max(1, Math.floor((end - first) / DAY_MS) + 1);
}

/** Origin and the last country reached, upper case; null unless both are known. @param scans newest first */
export function routeOf(scans: readonly Scan[]): { from: string; to: string } | null {
  const countries = realScans(scans).flatMap(
    ({ location, country }) => findPlace(location, country)?.country ?? [],
  );
  const [from, to] = [countries[0], countries.at(-1)];
  return from === undefined || to === undefined || from === to ? null : { from, to };
}

/** Where the sender's announcement is from, or goes to: abroad, that is the country of the recipient. */
function announcedIn(scans: readonly Scan[]): string | null {
  const announced = scans.filter(({ status }) => stateOfScan(status ?? '') === 'pending');
  const countries = announced.flatMap(({ location, country }) => findPlace(location, country)?.country ?? []);
  return countries.find((country) => !isOrigin(country)) ?? null;
}

function aheadOf(stops: readonly Stop[], state: ParcelState, destination: string | null): Stop | null {
  const isReached = stops.some(({ country }) => country === destination);
  const place = destination === null || isReached || GOES_BACK.has(state) ? null : findPlace('', destination);
  return place === null ? null : stopAt(place);
}

/** Nothing is ahead of these, or the sender. */
const GOES_BACK: ReadonlySet<ParcelState> = new Set([
  'delivered',
  'returning',
  'returned',
  'cancelled',
  'lost',
]);

/** Oldest first. Announcements are left out: they may name the recipient's place, or that of a carrier's office. */
function realScans(scans: readonly Scan[]) {
  return scans
    .toReversed()
    .map((scan) => ({ ...scan, state: stateOfScan(scan.status ?? '') }))
    .filter(({ state }) => state !== 'pending');
}

function stopsOf(passages: readonly Passage[]): Stop[] {
  const stops = passages
    .flatMap(({ place }) => place ?? [])
    .map(stopAt)
    .reduce<Stop[]>(addStop, []);
  if (stops.length <= MAX_STOPS) return stops;
  return [...stops.slice(0, MAX_STOPS / 2), ...stops.slice(-MAX_STOPS / 2)].reduce<Stop[]>(addStop, []);
}

function stopAt({ country, city, latitude, longitude }: Place): Stop {
  return { country, city, latitude, longitude };
}

/** A city takes the place of its country; a country adds nothing to a city in it. */
function addStop(stops: Stop[], stop: Stop): Stop[] {
  const last = stops.at(-1);
  if (last === undefined || last.country !== stop.country) return [...stops, stop];
  if (stop.city === null || stop.city === last.city) return stops;
  return last.city === null ? addStop(stops.slice(0, -1), stop) : [...stops, stop];
}
