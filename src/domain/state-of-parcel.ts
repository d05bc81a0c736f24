import { lastKnownState, type ParcelState } from './parcels/wordings/index.ts';
import { toneOf } from './state-tone.ts';

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
