import { momentShownAs } from '../../moments.ts';
import type { Checkpoint } from './checkpoints.ts';
import type { Forecast } from './forecast.ts';
import type { Trip } from './trip.ts';

const DAY_MS = 86_400_000;

/** The forecast for a parcel when it reached a checkpoint; comparing it with the outcome calibrates the next ones. */
export interface Window {
  readonly checkpoint: Checkpoint;
  /** Days since 1970-01-01 in the destination's calendar. */
  readonly earliest: number;
  readonly latest: number;
  /** The moment when the latest day is over; milliseconds since 1970, UTC. */
  readonly closesAt: number;
}

export function windowOf({ earliest, latest }: Forecast, checkpoint: Checkpoint, { timeZone }: Trip): Window {
  return { checkpoint, earliest, latest, closesAt: momentShownAs((latest + 1) * DAY_MS, timeZone) };
}

/** @param day of the delivery */
export function holds({ earliest, latest }: Pick<Window, 'earliest' | 'latest'>, day: number): boolean {
  return earliest <= day && day <= latest;
}
