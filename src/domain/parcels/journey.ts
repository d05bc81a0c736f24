import { notAfter, timeScans } from '../moments.ts';
import { type Passage, type Stage, stageOf, type Transport, transportOf } from './journey-stage.ts';
import { findPlace } from './places/find-place.ts';
import { lastKnownState, meaningOfScan, type ParcelState, stateOfScan } from './wordings/index.ts';

export type { Stage, Transport } from './journey-stage.ts';

export interface Stop {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string;
  /** Null when only the country is known; the coordinates are then those of its largest city. */
  readonly city: string | null;
  readonly latitude: number;
  readonly longitude: number;
}

export interface Journey {
  /** Places passed, oldest first, no repetition in a row; the last one is where the parcel is now. At most 12. */
  readonly stops: readonly Stop[];
  /** The stage that the parcel is at now. */
  readonly stage: Stage;
  /** How it travels abroad; null: no scan says so. */
  readonly transport: Transport | null;
  /** The last known state of all scans. */
  readonly state: ParcelState;
}

/** The fields of a scan that say where the parcel was, and when. */
export interface JourneyScan {
  readonly date?: string | undefined;
  readonly hour?: string | undefined;
  readonly status?: string | undefined;
  readonly location?: string | undefined;
  readonly country?: string | undefined;
}

const MAX_STOPS = 12;
const DAY_MS = 86_400_000;

/** @param scans of one parcel, newest first */
export function journeyOf(scans: readonly JourneyScan[]): Journey {
  const passages = realScans(scans).map(({ state, status, location, country }) => ({
    state,
    meaning: meaningOfScan(status ?? ''),
    place: findPlace(location, country),
  }));
  const state = lastKnownState(scans.map(({ status }) => status ?? ''));
  return {
    stops: stopsOf(passages),
    stage: stageOf(passages, state),
    transport: transportOf(passages),
    state,
  };
}

/**
 * Days since the first real scan, whose day is day 1: until now, or by the carriers' dates until the delivery. Null without
 * real scans: an announcement is none.
 * @param scans of one parcel, newest first
 */
export function dayCount(scans: readonly JourneyScan[], now: number): number | null {
  const states = scans.map(({ status }) => stateOfScan(status ?? ''));
  const newest = states.findIndex((state) => state !== 'unknown');
  const isDelivered = states[newest] === 'delivered';
  const past = (at: number | null) => notAfter(now, at) ?? [];
  const days = timeScans(
    scans.map((scan) => ({ ...scan, hour: undefined })),
    // The dates of two places differ by whole days only where both are read in one zone.
    isDelivered ? 'UTC' : 'local',
  );
  const starts = days.flatMap(({ at }, index) => (states[index] === 'pending' ? [] : past(at)));
  if (starts.length === 0) return null;
  const first = starts.reduce((a, b) => Math.min(a, b));
  const end = isDelivered ? (notAfter(now, days[newest]?.at ?? null) ?? now) : now;
  return Math.max(1, Math.floor((end - first) / DAY_MS) + 1);
}

/**
 * Origin and destination country, upper case; null unless both are known. The destination is the last country reached.
 * @param scans of one parcel, newest first
 */
export function routeOf(scans: readonly JourneyScan[]): { from: string; to: string } | null {
  const countries = realScans(scans).flatMap(
    ({ location, country }) => findPlace(location, country)?.country ?? [],
  );
  const [from, to] = [countries[0], countries.at(-1)];
  return from === undefined || to === undefined || from === to ? null : { from, to };
}

/** Oldest first. Announcements are left out: they may name the recipient's place, or that of a carrier's office. */
function realScans(scans: readonly JourneyScan[]) {
  return scans
    .toReversed()
    .map((scan) => ({ ...scan, state: stateOfScan(scan.status ?? '') }))
    .filter(({ state }) => state !== 'pending');
}

function stopsOf(passages: readonly Passage[]): Stop[] {
  const stops = passages
    .flatMap(({ place }) => place ?? [])
    .map(({ country, city, latitude, longitude }): Stop => ({ country, city, latitude, longitude }))
    .reduce<Stop[]>(addStop, []);
  if (stops.length <= MAX_STOPS) return stops;
  return [...stops.slice(0, MAX_STOPS / 2), ...stops.slice(-MAX_STOPS / 2)].reduce<Stop[]>(addStop, []);
}

/** A city takes the place of its country; a country adds nothing to a city in it. */
function addStop(stops: Stop[], stop: Stop): Stop[] {
  const last = stops.at(-1);
  if (last === undefined || last.country !== stop.country) return [...stops, stop];
  if (stop.city === null || stop.city === last.city) return stops;
  return last.city === null ? addStop(stops.slice(0, -1), stop) : [...stops, stop];
}
