import type { ParcelState } from './parcel-state.ts';
import type { Place } from './places/place.ts';
import type { ScanMeaning } from './scan-meanings/meanings.ts';

export type Stage = 'sent' | 'flown' | 'customs' | 'local' | 'home';

/** A scan's state and, where they are known, what it says and where. */
export interface Passage {
  readonly state: ParcelState;
  readonly meaning: ScanMeaning | null;
  readonly place: Place | null;
}

const STAGES: readonly Stage[] = ['sent', 'flown', 'customs', 'local', 'home'];
/** Places where parcels of purchasing agents start: what happens there is before the flight. */
const ORIGINS = new Set(['CN', 'HK', 'MO']);

/** Whether parcels of purchasing agents start in this country (ISO 3166-1 alpha-2). */
export function isOrigin(country: string | undefined): boolean {
  return country !== undefined && ORIGINS.has(country);
}

const WITH_LOCAL_CARRIER: ReadonlySet<ParcelState> = new Set([
  'out_for_delivery',
  'pickup',
  'attempt_failed',
  'address_problem',
]);
/** Abroad, what follows customs: the carrier of that country has the parcel. */
const AFTER_IMPORT: ReadonlySet<ScanMeaning> = new Set<ScanMeaning>([
  'import_customs_cleared',
  'customs_cleared',
  'handed_to_local_carrier',
  'at_delivery_depot',
  'ready_for_delivery',
  'on_way_to_pickup_point',
]);
const AT_CUSTOMS: ReadonlySet<ParcelState> = new Set(['customs', 'customs_held']);

/**
 * The furthest stage that a parcel has reached: trouble on the way doesn't set it back. Only a delivered parcel is at home.
 * @param passages oldest first
 * @param state of the parcel now
 */
export function stageOf(passages: readonly Passage[], state: ParcelState): Stage {
  if (state === 'delivered') return 'home';
  let reached = 0;
  let country: string | null = null;
  for (const passage of passages) {
    country = passage.place?.country ?? country;
    reached = Math.max(reached, STAGES.indexOf(stageAt(passage, country, reached)));
  }
  return STAGES[Math.min(reached, STAGES.indexOf('local'))] ?? 'sent';
}

/** @param reached the index of the stage before */
function stageAt({ state, meaning }: Passage, country: string | null, reached: number): Stage {
  if (state === 'delivered') return 'home';
  if (WITH_LOCAL_CARRIER.has(state)) return 'local';
  const isAbroad = country !== null && !ORIGINS.has(country);
  // Customs in China is that of the export.
  if (AT_CUSTOMS.has(state)) return isAbroad || country === null ? 'customs' : 'sent';
  if (!isAbroad) return 'sent';
  if (meaning !== null && AFTER_IMPORT.has(meaning)) return 'local';
  return state === 'in_transit' && reached >= STAGES.indexOf('customs') ? 'local' : 'flown';
}
