import { isOrigin } from '../journey-stage.ts';
import { CHECKPOINTS, type Checkpoint } from './checkpoints.ts';
import { dayOf } from './delivery-days.ts';
import type { Sample } from './experience.ts';
import { regionOf } from './kinds.ts';
import type { Trip } from './trip.ts';

/** Of one pool, so many of the newest samples count. */
export const MAX_SAMPLES = 400;
/** More parcels of one day say nothing new. */
export const MAX_SAMPLES_A_DAY = 12;

/** A sample in the pool that it belongs to. */
export interface PooledSample extends Sample {
  readonly pool: string;
  /** Of the parcel, random: which samples of a day are kept must not depend on how long they took. */
  readonly rank: number;
}

type Route = Pick<Trip, 'origin' | 'destination' | 'transport'>;

/** The pools of parcels that are compared at a checkpoint: of this kind of number, all of the route, all to the region. */
export function poolsOf(kind: string, route: Route, checkpoint: Checkpoint): [string, string, string] {
  const from = originOf(route);
  return [
    `${kind} ${from} ${route.destination} ${checkpoint}`,
    poolOfRoute(route, checkpoint),
    `${from} ${regionOf(route.destination)} ${checkpoint}`,
  ];
}

/** All parcels of a route at a checkpoint: `CN DE customs`. */
export function poolOfRoute(route: Route, checkpoint: Checkpoint): string {
  return `${routeName(route)} ${checkpoint}`;
}

/** `CN DE` */
export function routeName(route: Route): string {
  return `${originOf(route)} ${route.destination}`;
}

/** The pools of a route at this checkpoint and at all later ones. */
export function poolsAhead(route: Route, checkpoint: Checkpoint): string[] {
  return CHECKPOINTS.slice(CHECKPOINTS.indexOf(checkpoint)).map((each) => poolOfRoute(route, each));
}

/**
 * What starts in Hong Kong or Macao comes from the same warehouses; so does a parcel that names no place. Ships and trains take
 * weeks longer than planes: `CN/sea`.
 */
function originOf({ origin, transport }: Route): string {
  const from = origin === null || isOrigin(origin) ? 'CN' : origin;
  return transport === 'sea' || transport === 'rail' ? `${from}/${transport}` : from;
}

/**
 * What a parcel's way adds to the pools.
 * @param knownFrom since when it was under watch, on the clocks of the destination; null: it was over when it was first seen
 */
export function samplesOf(
  trip: Trip,
  { kind, rank, knownFrom }: { kind: string; rank: number; knownFrom: number | null },
): PooledSample[] {
  const { stays, end, delivered } = trip;
  return stays.flatMap(({ checkpoint, since, next }) => {
    const sample = { since, next, end, delivered, rank, knownFrom: Math.max(since, knownFrom ?? since) };
    return poolsOf(kind, trip, checkpoint).map((pool) => ({ pool, ...sample }));
  });
}

type Ranked = Pick<PooledSample, 'rank' | 'since' | 'end'>;

/**
 * Whether a new sample gets a place in its pool.
 * @param ofDay those that the pool has of the same day @returns what it takes the place of; null: nothing; undefined: no place
 */
export function placeIn<S extends Ranked>(ofDay: readonly S[], added: Ranked): S | null | undefined {
  const isThere =
    added.end !== null && ofDay.some(({ since, end }) => since === added.since && end === added.end);
  if (isThere) return undefined;
  if (ofDay.length < MAX_SAMPLES_A_DAY) return null;
  const last = ofDay.reduce((a, b) => (b.rank > a.rank ? b : a));
  return added.rank < last.rank ? last : undefined;
}

/** The day that a sample counts for; days since 1970-01-01. */
export function dayOfSample({ since }: Pick<Sample, 'since'>): number {
  return dayOf(since);
}
