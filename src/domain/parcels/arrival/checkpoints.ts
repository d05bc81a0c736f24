import type { Scan } from '../../moments.ts';
import { timeScans } from '../../moments.ts';
import { isOrigin, type Transport, transportOf } from '../journey-stage.ts';
import { findPlace } from '../places/find-place.ts';
import { meaningOfScan, type ParcelState, type ScanMeaning, stateOfMeaning } from '../wordings/index.ts';

/** What a parcel has reached that says how long it will take. */
export const CHECKPOINTS = [
  'accepted',
  'export',
  'left',
  'landed',
  'customs',
  'cleared',
  'local',
  'depot',
  'out',
] as const;
export type Checkpoint = (typeof CHECKPOINTS)[number];

/** What is known of a parcel after one of its scans. */
export interface Progress {
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
  /** The furthest checkpoint; null: only announced. */
  readonly checkpoint: Checkpoint | null;
  /** When it was reached. */
  readonly since: number;
  /** Scans say so: it hasn't landed again since, on another day or in another country. */
  readonly isExplained: boolean;
  /** Where it was first, and the country that it has reached beyond; ISO 3166-1 alpha-2. */
  readonly origin: string | null;
  readonly destination: string | null;
  /** Where it was last; the zone is an IANA name. */
  readonly country: string | null;
  readonly timeZone: string;
  /** Null: no scan says. */
  readonly transport: Transport | null;
  readonly state: ParcelState;
}

const OF_MEANING: Readonly<Partial<Record<ScanMeaning, Checkpoint>>> = {
  export_customs_started: 'export',
  export_customs_cleared: 'export',
  handed_to_airline: 'export',
  left_exchange_office: 'export',
  loaded_on_plane: 'left',
  flight_departed: 'left',
  ship_departed: 'left',
  train_departed: 'left',
  left_origin_country: 'left',
  flight_arrived: 'landed',
  ship_arrived: 'landed',
  train_arrived: 'landed',
  arrived_in_destination_country: 'landed',
  import_customs_cleared: 'cleared',
  customs_cleared: 'cleared',
  handed_to_local_carrier: 'local',
  at_delivery_depot: 'depot',
  ready_for_delivery: 'depot',
  on_way_to_pickup_point: 'depot',
};
const OUT: ReadonlySet<ParcelState> = new Set([
  'out_for_delivery',
  'pickup',
  'attempt_failed',
  'address_problem',
]);
const DAY_MS = 86_400_000;
const ORIGIN_STEPS: ReadonlySet<Checkpoint> = new Set(['accepted', 'export', 'left']);

/** A parcel's progress after each scan, in chronological order. @param scans newest first; `at`: the moment, if known */
export function progressOf(scans: readonly (Scan & { readonly at?: number | null })[]): Progress[] {
  const timed = scans.every(({ at }) => at !== undefined) ? scans : timeScans(scans, 'local');
  const dated = timed.toReversed().flatMap(({ at, ...scan }) => (at == null ? [] : [{ ...scan, at }]));
  const known: Progress[] = [];
  let before: Progress | null = null;
  for (const { at, status, location, country } of dated.toSorted((a, b) => a.at - b.at)) {
    before = after(before, { at, meaning: meaningOfScan(status ?? ''), place: findPlace(location, country) });
    known.push(before);
  }
  return known;
}

interface Seen {
  readonly at: number;
  readonly meaning: ScanMeaning | null;
  readonly place: ReturnType<typeof findPlace>;
}

function after(before: Progress | null, { at, meaning, place }: Seen): Progress {
  const state = meaning === null ? (before?.state ?? 'unknown') : stateOfMeaning(meaning);
  const counts = state !== 'pending' && state !== 'unknown';
  const origin = before?.origin ?? (counts ? (place?.country ?? null) : null);
  const isBeyond = place !== null && origin !== null && place.country !== origin && !isOrigin(place.country);
  const destination = counts && isBeyond ? place.country : (before?.destination ?? null);
  const reached = counts ? reachedBy(meaning, state, destination !== null, before) : null;
  const isNew =
    reached !== null &&
    (before?.checkpoint == null || CHECKPOINTS.indexOf(reached) > CHECKPOINTS.indexOf(before.checkpoint));
  return {
    at,
    checkpoint: isNew ? reached : (before?.checkpoint ?? null),
    since: isNew ? at : (before?.since ?? at),
    isExplained: isExplained(before, { at, isNew, checkpoint: reached, meaning, destination }),
    origin,
    destination,
    country: place?.country ?? before?.country ?? null,
    timeZone: place?.timeZone ?? before?.timeZone ?? 'Asia/Shanghai',
    transport: transportOf([{ state, meaning, place }]) ?? before?.transport ?? null,
    state,
  };
}

interface Reached {
  readonly at: number;
  readonly isNew: boolean;
  readonly checkpoint: Checkpoint | null;
  readonly meaning: ScanMeaning | null;
  readonly destination: string | null;
}

/** A parcel may be scanned in its country before a scan says that it landed there, and may land twice. */
function isExplained(before: Progress | null, { at, isNew, checkpoint, meaning, destination }: Reached) {
  const hasLanded = meaning !== null && OF_MEANING[meaning] === 'landed';
  if (isNew) return checkpoint !== 'landed' || hasLanded;
  if (before === null || (before.destination !== null && before.destination !== destination)) return false;
  if (before.checkpoint !== 'landed' || !hasLanded) return before.isExplained;
  return at - before.since < DAY_MS;
}

function reachedBy(
  meaning: ScanMeaning | null,
  state: ParcelState,
  isAbroad: boolean,
  before: Progress | null,
): Checkpoint {
  if (OUT.has(state)) return 'out';
  if (state === 'customs' || state === 'customs_held') return isAbroad ? 'customs' : 'export';
  const named = meaning === null ? undefined : OF_MEANING[meaning];
  if (!isAbroad) return named !== undefined && ORIGIN_STEPS.has(named) ? named : 'accepted';
  if (named !== undefined && !ORIGIN_STEPS.has(named)) return named;
  const wasCleared =
    before?.checkpoint != null && CHECKPOINTS.indexOf(before.checkpoint) >= CHECKPOINTS.indexOf('customs');
  if (wasCleared && meaning === 'arrived_at_sorting_centre') return 'local';
  return 'landed';
}
