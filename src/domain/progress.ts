import type { Importance } from './alert-level.ts';
import type { ParcelState } from './parcel-state.ts';
import { isProblem } from './state-of-parcel.ts';

/** How far a parcel has come. Stored with its topic, so that an update's importance costs no look at earlier ones. */
export interface Progress {
  /** The last known state; null before the first. */
  readonly state: ParcelState | null;
  /** The furthest {@link STEPS step}; for a product, 1 once QC photos are known. */
  readonly reached: number;
  /** The newest moment that an update named; null: none did. */
  readonly newestAt: number | null;
}

export const NO_PROGRESS: Progress = { state: null, reached: 0, newestAt: null };

/** A report, as far as its importance depends on it. */
export interface Report {
  /** The parcel's state by this scan alone; null: not a scan. */
  readonly state: ParcelState | null;
  readonly at: number | null;
}

/** The order of a parcel's way. Going back is no news: carriers repeat and correct themselves. */
const STEPS: Readonly<Partial<Record<ParcelState, number>>> = {
  accepted: 1,
  in_transit: 2,
  customs: 3,
  out_for_delivery: 4,
  pickup: 5,
  delivered: 6,
  returned: 7,
  cancelled: 7,
};
const FIRST_PHOTOS = 1;
/**
 * A scan without a place is read in the wrong time zone, so it can seem older than the one before it. Only a scan that is
 * older by more than this is surely a late one: a delivery told twice is better than one never told.
 */
const ZONE_ERROR_MS = 24 * 3_600_000;

/**
 * What an update means after everything known before it, and how far the topic has come with it. For scans:
 *
 * - A state in which somebody must act is a problem, and the way out of it is a milestone.
 * - The first scan is a milestone: people watch a number to hear that a carrier has the parcel.
 * - Each further step of the way is a milestone once. Transit is a step only if it shows that the carrier has the parcel.
 * - Everything else is ordinary: repetitions, steps back, late scans, and texts that are not recognised.
 */
export function advance(
  before: Progress,
  { state, at }: Report,
): { readonly importance: Importance; readonly after: Progress } {
  const newestAt = at === null ? before.newestAt : Math.max(at, before.newestAt ?? at);
  if (state === null) {
    const importance = before.reached < FIRST_PHOTOS ? 'milestone' : 'ordinary';
    return { importance, after: { ...before, reached: FIRST_PHOTOS, newestAt } };
  }
  const step = STEPS[state] ?? 0;
  const age = at === null || before.newestAt === null ? 0 : before.newestAt - at;
  const isLate = age > ZONE_ERROR_MS || (age > 0 && step < before.reached && !isProblem(state));
  const isFirst = before.state === null;
  if (!isFirst && (isLate || state === 'unknown' || state === before.state))
    return { importance: 'ordinary', after: { ...before, newestAt } };
  const after = { state, reached: Math.max(before.reached, step), newestAt };
  return { importance: importanceOf(before, state, step), after };
}

function importanceOf({ state: last, reached }: Progress, state: ParcelState, step: number): Importance {
  if (isProblem(state)) return 'problem';
  if (last === null || isProblem(last)) return 'milestone';
  const isNext = state === 'in_transit' ? reached === 0 : step > reached;
  return isNext ? 'milestone' : 'ordinary';
}
