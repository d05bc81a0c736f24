import { lastKnownState, type ParcelState as ScanState, stateOfScan } from '../domain/parcel-state.ts';
import type { Texts } from '../texts/index.ts';
import { COLOURS } from './colours.ts';

/** A state as the cards of today show it. */
export type ParcelState = keyof Texts['track']['states'];

/** How a card shows each state: a mark, a colour and a word for several of them. */
const DISPLAY_STATES: Readonly<Record<ScanState, ParcelState>> = {
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

/** State told by one status; `waiting` when there is no scan, `unknown` when the words give nothing away. */
export function displayStateOf(status: string | undefined, hasScans = true): ParcelState {
  if (!hasScans) return 'waiting';
  return DISPLAY_STATES[stateOfScan(status ?? '')];
}

/** State of a parcel by its scans, newest first: where the newest gives nothing away, the last one that does. */
export function displayStateOfScans(scans: readonly { readonly status?: string | undefined }[]): ParcelState {
  if (scans.length === 0) return 'waiting';
  return DISPLAY_STATES[lastKnownState(scans.map(({ status }) => status ?? ''))];
}

export const STATE_COLOURS: Readonly<Record<ParcelState, number>> = {
  unknown: COLOURS.moving,
  waiting: COLOURS.waiting,
  accepted: COLOURS.moving,
  moving: COLOURS.moving,
  customs: COLOURS.attention,
  collect: COLOURS.attention,
  outForDelivery: COLOURS.attention,
  delivered: COLOURS.good,
  exception: COLOURS.bad,
};

export const STATE_EMOJI: Readonly<Record<ParcelState, string>> = {
  unknown: '🔹',
  waiting: '⏳',
  accepted: '📥',
  moving: '🚚',
  customs: '🛃',
  collect: '🏪',
  outForDelivery: '🛵',
  delivered: '✅',
  exception: '⚠️',
};
