import type { ParcelState } from './parcels/wordings/index.ts';
import { isProblem } from './state-of-parcel.ts';

/** What a role can be pinged for. */
export const PING_REASONS = ['problems', 'customs', 'out_for_delivery', 'pickup', 'delivered'] as const;

export type PingReason = (typeof PING_REASONS)[number];

export const DEFAULT_PINGS: readonly PingReason[] = ['problems', 'out_for_delivery', 'pickup', 'delivered'];

/** The reason that a parcel's state is; null: nobody is pinged for it. */
export function pingReasonOf(state: ParcelState): PingReason | null {
  if (isProblem(state)) return 'problems';
  return PING_REASONS.find((reason) => reason === state) ?? null;
}
