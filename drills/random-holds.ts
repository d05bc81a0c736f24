import type { Store } from '../src/store/index.ts';
import type { Random } from './random.ts';

/** Holds that a destination may start and end during a drill. */
export const HOLDS = ['none', 'quiet hours', 'digest'] as const;
export type HoldKind = (typeof HOLDS)[number];

export const NO_HOLD = { quietFrom: null, quietUntil: null, digestAt: null, timeZone: null };

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** Longer than a drill, so that only the drill ends a hold. */
const HOLD_MINUTES = 600;

/** Starts or ends a hold of a random kind, with equal probability. */
export async function changeHold(
  store: Store,
  destinationId: number,
  kind: HoldKind,
  random: Random,
): Promise<void> {
  if (kind === 'none') return;
  const minute = Math.floor(Date.now() / MINUTE_MS);
  const from = minute % DAY_MINUTES;
  const until = (minute + HOLD_MINUTES) % DAY_MINUTES;
  const begun =
    kind === 'digest' ? { ...NO_HOLD, digestAt: until } : { ...NO_HOLD, quietFrom: from, quietUntil: until };
  await store.holds.configure(destinationId, random.below(2) === 0 ? begun : NO_HOLD, Date.now());
}
