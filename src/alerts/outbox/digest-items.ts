import type { TrackingUpdate } from '../../api/index.ts';
import type { ParcelState } from '../../domain/parcels/wordings/index.ts';
import { isProblem } from '../../domain/state-of-parcel.ts';
import type { PendingDelivery } from '../../store/index.ts';
import type { DigestItem } from '../../views/digest.ts';
import { readScan, stateAbroad } from '../updates.ts';
import { kindOf } from './alert-kind.ts';

/** The order of the states that are most worth knowing; other milestones follow. */
const ARRIVING: readonly ParcelState[] = ['out_for_delivery', 'pickup', 'delivered'];
/** The order of everything else, after the parcels. */
const KINDS: readonly DigestItem['kind'][] = ['parcel', 'qc', 'price', 'stall', 'ended'];

/** Where a parcel is after the scans in a digest. */
interface ScannedState {
  readonly state: ParcelState;
  readonly scan: TrackingUpdate;
}

export function isOrdinaryScan(delivery: PendingDelivery): boolean {
  return kindOf(delivery) === 'scan' && delivery.importance === 'ordinary';
}

/**
 * What the last scan that matters says, unless a later one says more: a parcel that was out for delivery may be back at the
 * depot. Null: only ordinary scans.
 * @param scans of one parcel, in the order in which they were reported
 */
export function newestState(scans: readonly PendingDelivery[]): ScannedState | null {
  const decisiveAt = scans.findLastIndex(({ importance }) => importance !== 'ordinary');
  const decisive = scans[decisiveAt];
  if (decisive === undefined) return null;
  const isLate = ({ at }: PendingDelivery) => at !== null && decisive.at !== null && at < decisive.at;
  const later = scans.slice(decisiveAt + 1).filter((delivery) => !isLate(delivery));
  const states = [decisive, ...later].map(readState);
  return states.findLast(({ state }) => state !== 'unknown') ?? readState(decisive);
}

function readState({ data }: PendingDelivery): ScannedState {
  const scan = readScan(data);
  return { state: stateAbroad(scan), scan };
}

/** The most urgent first; equally urgent ones stay in their order. */
export function byUrgency(a: DigestItem, b: DigestItem): number {
  return rankOf(a) - rankOf(b);
}

function rankOf(item: DigestItem): number {
  if (item.kind === 'suspended' || (item.kind === 'parcel' && isProblem(item.state))) return -1;
  if (item.kind !== 'parcel') return ARRIVING.length + KINDS.indexOf(item.kind);
  const at = ARRIVING.indexOf(item.state);
  return at === -1 ? ARRIVING.length : at;
}
