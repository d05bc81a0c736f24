import { lastKnownState, type ParcelState } from './wordings/index.ts';

/** The states in which somebody must do something for the parcel to arrive. */
export type ProblemState =
  | 'customs_held'
  | 'attempt_failed'
  | 'address_problem'
  | 'damaged'
  | 'lost'
  | 'returning'
  | 'exception';

/** A parcel's state by its scans, newest first: that of the newest scan whose status is recognised. */
export function stateOfParcel(scans: readonly { readonly status?: string | undefined }[]): ParcelState {
  if (scans.length === 0) return 'pending';
  return lastKnownState(scans.map(({ status }) => status ?? ''));
}

export function isProblem(state: ParcelState): state is ProblemState {
  return toneOf(state) === 'problem';
}

/** Nothing more is expected of a parcel in this state. */
export function isOver(state: ParcelState): boolean {
  return state === 'delivered' || state === 'returned' || state === 'cancelled';
}

/** How urgent a parcel's state is for the person who waits for it; every tone has one colour. */
export type StateTone = 'quiet' | 'moving' | 'attention' | 'good' | 'problem';

const TONES: Readonly<Record<ParcelState, StateTone>> = {
  pending: 'quiet',
  accepted: 'moving',
  in_transit: 'moving',
  customs: 'attention',
  customs_held: 'problem',
  out_for_delivery: 'attention',
  pickup: 'attention',
  delivered: 'good',
  attempt_failed: 'problem',
  address_problem: 'problem',
  damaged: 'problem',
  lost: 'problem',
  returning: 'problem',
  returned: 'quiet',
  cancelled: 'quiet',
  exception: 'problem',
  unknown: 'quiet',
};

export const toneOf = (state: ParcelState): StateTone => TONES[state];

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

const STALL_STAGE_OF: Readonly<Partial<Record<ParcelState, StallStage>>> = {
  pending: 'first_scan',
  customs: 'customs',
  out_for_delivery: 'courier',
  pickup: 'collection',
};

/** @param state the parcel's last known one */
export function stallStage(state: ParcelState): StallStage {
  return isProblem(state) ? 'solution' : (STALL_STAGE_OF[state] ?? 'transport');
}
