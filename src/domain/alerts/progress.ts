import { type Abroad, type ImportStep, isSecondCity } from '../parcels/journey-stage.ts';
import { isProblem } from '../parcels/state-of-parcel.ts';
import type { ParcelState } from '../parcels/wordings/index.ts';
import type { Importance } from './alert-level.ts';

/**
 * How far a parcel has come. Stored with its topic, so that an update's importance doesn't require reading
 * earlier ones.
 */
export interface Progress {
  /** The last known state; null before the first. */
  readonly state: ParcelState | null;
  /** The furthest {@link STEPS step}; for a product, 1 once QC photos are known. */
  readonly reached: number;
  /** The newest time in an update; null: none had one. */
  readonly newestAt: number | null;
  /** Where it was last, outside the countries where parcels start; null: nowhere yet. */
  readonly abroad: Abroad | null;
}

export const NO_PROGRESS: Progress = { state: null, reached: 0, newestAt: null, abroad: null };

/** Someone follows the parcel, but the service has no scans of it. */
export const AWAITED = { ...NO_PROGRESS, state: 'pending' } as const satisfies Progress;

const isAwaited = ({ state, newestAt }: Progress) => state === AWAITED.state && newestAt === AWAITED.newestAt;

/** The fields of a report that its importance depends on. */
export interface Report {
  /** The parcel's state according to this scan alone; null: not a scan. */
  readonly state: ParcelState | null;
  /** What this scan alone says about the import. */
  readonly importStep?: ImportStep | null;
  readonly abroad?: Abroad | null;
  readonly at: number | null;
}

/**
 * The order of a parcel's journey. Steps back aren't news: carriers repeat and correct themselves. The
 * numbers are stored.
 */
const STEPS: Readonly<Partial<Record<ParcelState | ImportStep, number>>> = {
  accepted: 1,
  in_transit: 2,
  landed: 3,
  cleared: 4,
  out_for_delivery: 5,
  pickup: 6,
  delivered: 7,
  returned: 8,
  cancelled: 8,
};
const FIRST_PHOTOS = 1;
/**
 * A scan without a place may be read in the wrong time zone, so it can seem older than the one before it.
 * Only a scan older by more than this is certainly late: better to report a delivery twice than never.
 */
const ZONE_ERROR_MS = 24 * 3_600_000;

/**
 * What an update means after everything known before it, and how far the topic has come then. For scans:
 *
 * - A state in which someone must act is a problem, and leaving it is a milestone.
 * - The first scan of an awaited parcel is a milestone, unless it only announces the parcel: that is why
 * people watch a number without scans.
 * - Each further step is a milestone once: accepted, landed, cleared, out for delivery, ready to collect,
 * delivered. A scan in a second city of a country also counts as landed. Transit is a milestone only if it
 * shows that an announced parcel is moving.
 * - Everything else is ordinary: repeats, steps back, late scans, and unrecognized texts.
 */
export function advance(
  before: Progress,
  { state, importStep = null, abroad = null, at }: Report,
): { readonly importance: Importance; readonly after: Progress } {
  const newestAt = at === null ? before.newestAt : Math.max(at, before.newestAt ?? at);
  if (state === null) {
    const importance = before.reached < FIRST_PHOTOS ? 'milestone' : 'ordinary';
    return { importance, after: { ...before, reached: FIRST_PHOTOS, newestAt } };
  }
  const isInside = state === 'in_transit' && abroad !== null && isSecondCity(before.abroad, abroad);
  const step = STEPS[importStep ?? (isInside ? 'landed' : state)] ?? 0;
  const age = at === null || before.newestAt === null ? 0 : before.newestAt - at;
  const isLate = age > ZONE_ERROR_MS || (age > 0 && step < before.reached && !isProblem(state));
  const isRepeated = state === before.state && (isProblem(state) || step <= before.reached);
  // An announcement may name the recipient's place.
  const wasAt = isLate || state === 'pending' ? before.abroad : (abroad ?? before.abroad);
  if (!isAwaited(before) && (isLate || state === 'unknown' || isRepeated))
    return { importance: 'ordinary', after: { ...before, newestAt, abroad: wasAt } };
  const after = { state, reached: Math.max(before.reached, step), newestAt, abroad: wasAt };
  return { importance: importanceOf(before, state, step), after };
}

function importanceOf(before: Progress, state: ParcelState, step: number): Importance {
  const { state: last, reached } = before;
  if (isProblem(state)) return 'problem';
  if (isAwaited(before)) return state === 'pending' ? 'ordinary' : 'milestone';
  if (last !== null && isProblem(last)) return 'milestone';
  const isMoving = step === STEPS.in_transit;
  const isNext = isMoving ? last === 'pending' && reached === 0 : step > reached;
  return isNext ? 'milestone' : 'ordinary';
}
