import { lastKnownState, type ParcelState } from './wordings/index.ts';

/** How urgent a parcel's state is for the person who waits for it; every tone has one color. */
export type StateTone = 'quiet' | 'moving' | 'attention' | 'good' | 'problem';

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

interface StateFacts {
  readonly tone: StateTone;
  /** Days without a scan after which most parcels have had one. Missing: nothing more is expected. */
  readonly usualDays?: number;
  /** Missing: that of a problem, or else transport. */
  readonly stall?: StallStage;
}

/** In the states with the tone `problem`, someone has to act for the parcel to arrive. */
const STATES = {
  pending: { tone: 'quiet', usualDays: 8, stall: 'first_scan' },
  accepted: { tone: 'moving', usualDays: 6 },
  in_transit: { tone: 'moving', usualDays: 9 },
  customs: { tone: 'attention', usualDays: 7, stall: 'customs' },
  customs_held: { tone: 'problem', usualDays: 7 },
  out_for_delivery: { tone: 'attention', usualDays: 2, stall: 'courier' },
  pickup: { tone: 'attention', usualDays: 5, stall: 'collection' },
  delivered: { tone: 'good' },
  attempt_failed: { tone: 'problem', usualDays: 3 },
  address_problem: { tone: 'problem', usualDays: 4 },
  damaged: { tone: 'problem', usualDays: 7 },
  lost: { tone: 'problem' },
  returning: { tone: 'problem', usualDays: 14 },
  returned: { tone: 'quiet' },
  cancelled: { tone: 'quiet' },
  exception: { tone: 'problem', usualDays: 5 },
  unknown: { tone: 'quiet', usualDays: 9 },
} as const satisfies Readonly<Record<ParcelState, StateFacts>>;

const factsOf = (state: ParcelState): StateFacts => STATES[state];

export type ProblemState = {
  [State in ParcelState]: (typeof STATES)[State]['tone'] extends 'problem' ? State : never;
}[ParcelState];

/** A parcel's state by its scans, newest first: that of the newest scan whose status is recognized. */
export function stateOfParcel(scans: readonly { readonly status?: string | undefined }[]): ParcelState {
  if (scans.length === 0) return 'pending';
  return lastKnownState(scans.map(({ status }) => status ?? ''));
}

export const toneOf = (state: ParcelState): StateTone => factsOf(state).tone;

export const isProblem = (state: ParcelState): state is ProblemState => toneOf(state) === 'problem';

/** A problem, or a return that is over: the reader has to do something to get the parcel, or the money. */
export type AdvisedState = ProblemState | 'returned';

export const isAdvised = (state: ParcelState): state is AdvisedState =>
  state === 'returned' || isProblem(state);

/** Nothing more is expected of a parcel in this state. */
export function isOver(state: ParcelState): boolean {
  return state === 'delivered' || state === 'returned' || state === 'cancelled';
}

/** It is on its way as expected: only then is there a date. */
export function isExpected(state: ParcelState): boolean {
  return !isProblem(state) && !isOver(state) && state !== 'pickup' && state !== 'pending';
}

const DAY_MS = 24 * 3_600_000;

/** Milliseconds without a scan after which followers are told; null: never. @param state null: none is known */
export function stallAfterMs(state: ParcelState | null): number | null {
  const { usualDays } = factsOf(state ?? 'pending');
  return usualDays === undefined ? null : usualDays * DAY_MS;
}

/** @param state the parcel's last known one */
export function stallStage(state: ParcelState): StallStage {
  return factsOf(state).stall ?? (isProblem(state) ? 'solution' : 'transport');
}
