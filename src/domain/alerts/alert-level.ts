import { isProblem } from '../parcels/state-of-parcel.ts';
import type { ParcelState } from '../parcels/wordings/index.ts';

/** How much an update matters to the people who follow its topic, in rising order. */
export const IMPORTANCES = ['ordinary', 'milestone', 'problem'] as const;

/**
 * How much a destination, or a follow, asks to be told: everything, milestones and problems, or problems only. In the order of
 * {@link IMPORTANCES}: a level asks for the importance at its place, and for those after it.
 */
export const ALERT_LEVELS = ['all', 'milestones', 'problems'] as const;

export type Importance = (typeof IMPORTANCES)[number];
export type AlertLevel = (typeof ALERT_LEVELS)[number];

/** What is told unless somebody chose otherwise: only what changes something. */
export const DEFAULT_LEVEL = 'milestones' satisfies AlertLevel;

/**
 * What the bot notices by itself. `stall`: no scan for longer than usual; `ended`: the parcel is no longer checked; `moved`: the
 * date on which it is likely there is another one, without a new scan; `late`: it is later than usual; `price`: a watched price or
 * stock changed; `suspended`: a destination accepts no messages.
 */
export const NOTICES = ['stall', 'ended', 'moved', 'late', 'price', 'suspended'] as const;

export type Notice = (typeof NOTICES)[number];

export const PING_REASONS = ['problems', 'customs', 'out_for_delivery', 'pickup', 'delivered'] as const;

export type PingReason = (typeof PING_REASONS)[number];

export const DEFAULT_PINGS: readonly PingReason[] = ['problems', 'out_for_delivery', 'pickup', 'delivered'];

/** The reason that a parcel's state is; null: nobody is pinged for it. */
export function pingReasonOf(state: ParcelState): PingReason | null {
  if (isProblem(state)) return 'problems';
  return PING_REASONS.find((reason) => reason === state) ?? null;
}
