import type { ParcelState } from './parcels/wordings/index.ts';
import { isProblem } from './state-of-parcel.ts';

const DAY_MS = 24 * 3_600_000;

/** Days without a scan after which most parcels in a state have had one. Missing: nothing more is expected. */
const USUAL_DAYS: Readonly<Partial<Record<ParcelState, number>>> = {
  pending: 8,
  accepted: 6,
  in_transit: 9,
  customs: 7,
  customs_held: 7,
  out_for_delivery: 2,
  pickup: 5,
  attempt_failed: 3,
  address_problem: 4,
  damaged: 7,
  returning: 14,
  exception: 5,
  unknown: 9,
};

/**
 * How long a parcel may go without a scan before its followers are told, in milliseconds; null: nothing more is expected.
 * @param state the last known one; null: none is
 */
export function stallAfterMs(state: ParcelState | null): number | null {
  const days = USUAL_DAYS[state ?? 'pending'];
  return days === undefined ? null : days * DAY_MS;
}

/** What a parcel that had no scan for long waits for. */
export const STALL_STAGES = [
  'first_scan',
  'transport',
  'customs',
  'courier',
  'collection',
  'solution',
] as const;

export type StallStage = (typeof STALL_STAGES)[number];

const STAGES: Readonly<Partial<Record<ParcelState, StallStage>>> = {
  pending: 'first_scan',
  customs: 'customs',
  out_for_delivery: 'courier',
  pickup: 'collection',
};

/** @param state the parcel's last known one */
export function stallStage(state: ParcelState): StallStage {
  return isProblem(state) ? 'solution' : (STAGES[state] ?? 'transport');
}
