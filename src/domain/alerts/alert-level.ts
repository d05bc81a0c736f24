import { isProblem } from '../parcels/state-of-parcel.ts';
import type { ParcelState } from '../parcels/wordings/index.ts';

/** How much an update matters to its topic's followers, in ascending order. */
export const IMPORTANCES = ['ordinary', 'milestone', 'problem'] as const;

/**
 * Which updates a destination or follow receives: all, milestones and problems, or only problems. In the
 * order of {@link IMPORTANCES}: a level includes the importance at the same index, and those after it.
 */
export const ALERT_LEVELS = ['all', 'milestones', 'problems'] as const;

export type Importance = (typeof IMPORTANCES)[number];
export type AlertLevel = (typeof ALERT_LEVELS)[number];

/** The default: only updates that change something. */
export const DEFAULT_LEVEL = 'milestones' satisfies AlertLevel;

/**
 * Events that the bot detects itself. `stall`: no scan for longer than usual; `ended`: the parcel is no longer checked; `moved`: its
 * arrival date moved without a new scan; `late`: it is later than usual; `price`: a watched price or stock changed; `suspended`: a
 * destination accepts no messages.
 */
export const NOTICES = ['stall', 'ended', 'moved', 'late', 'price', 'suspended'] as const;

export type Notice = (typeof NOTICES)[number];

export const PING_REASONS = ['problems', 'customs', 'out_for_delivery', 'pickup', 'delivered'] as const;

export type PingReason = (typeof PING_REASONS)[number];

export const DEFAULT_PINGS: readonly PingReason[] = ['problems', 'out_for_delivery', 'pickup', 'delivered'];

/** The ping reason for a parcel's state; null: pings nobody. */
export function pingReasonOf(state: ParcelState): PingReason | null {
  if (isProblem(state)) return 'problems';
  return PING_REASONS.find((reason) => reason === state) ?? null;
}
