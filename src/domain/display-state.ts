import { lastKnownState, type ParcelState, stateOfScan } from './parcel-state.ts';

/** A parcel's state as people see it; some of these cover several values of {@link ParcelState}. */
export type DisplayState =
  | 'unknown'
  | 'waiting'
  | 'accepted'
  | 'moving'
  | 'customs'
  | 'outForDelivery'
  | 'collect'
  | 'delivered'
  | 'exception';

const DISPLAY_STATES: Readonly<Record<ParcelState, DisplayState>> = {
  pending: 'waiting',
  accepted: 'accepted',
  in_transit: 'moving',
  customs: 'customs',
  customs_held: 'exception',
  out_for_delivery: 'outForDelivery',
  pickup: 'collect',
  delivered: 'delivered',
  attempt_failed: 'exception',
  address_problem: 'exception',
  damaged: 'exception',
  lost: 'exception',
  returning: 'exception',
  returned: 'exception',
  cancelled: 'exception',
  exception: 'exception',
  unknown: 'unknown',
};

/** The state that one scan's status describes: `waiting` without a scan, `unknown` for a status that isn't recognised. */
export function displayStateOf(status: string | undefined, hasScans = true): DisplayState {
  if (!hasScans) return 'waiting';
  return DISPLAY_STATES[stateOfScan(status ?? '')];
}

/** A parcel's state by its scans, newest first: that of the newest scan whose status is recognised. */
export function displayStateOfScans(
  scans: readonly { readonly status?: string | undefined }[],
): DisplayState {
  if (scans.length === 0) return 'waiting';
  return DISPLAY_STATES[lastKnownState(scans.map(({ status }) => status ?? ''))];
}
