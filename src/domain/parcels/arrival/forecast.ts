import { sharesFor } from './calibration.ts';
import { type DeliveryWeek, dayOf, deliveryTime } from './delivery-days.ts';
import { durationsOf, type Pools } from './experience.ts';
import { type Survival, shareLeft, survivalOf } from './survival.ts';

/** When a parcel is likely here, as days since 1970-01-01 in the destination's calendar. */
export interface Forecast {
  readonly earliest: number;
  readonly likeliest: number;
  readonly latest: number;
}

export interface Situation {
  /** When the parcel reached its checkpoint, and now: milliseconds on the clocks of the destination. */
  readonly since: number;
  readonly now: number;
  readonly pools: Pools;
  readonly week: DeliveryWeek;
  /** Of the checkpoint; see `calibration.ts`. */
  readonly margin: number;
  /** Whether parcels to that country have stopped going on at this checkpoint or at a later one; see `standstill.ts`. */
  readonly isStuck: boolean;
}

const DAY_MS = 86_400_000;
/** With fewer delivered parcels there is no date. */
const MIN_DELIVERED = 10;
/** A longer window helps nobody. */
const MAX_WINDOW_DAYS = 30;
const HORIZON_DAYS = 90;

/** The days by which one, five and nine of ten such parcels have arrived; null: not known well enough. */
export function forecast({ since, now, pools, week, margin, isStuck }: Situation): Forecast | null {
  const delivered = Math.max(0, ...pools.map((pool) => pool.filter((sample) => sample.delivered).length));
  if (isStuck || delivered < MIN_DELIVERED) return null;
  const survival = survivalOf(durationsOf(pools, now, week));
  const shares = sharesFor(margin);
  const dayOfShare = (share: number) => dayAt(survival, share, { since, now, week });
  const [earliest, likeliest, latest] = [
    dayOfShare(shares.earliest),
    dayOfShare(shares.likeliest),
    dayOfShare(shares.latest),
  ];
  if (earliest === null || likeliest === null || latest === null) return null;
  return latest - earliest > MAX_WINDOW_DAYS ? null : { earliest, likeliest, latest };
}

/** The first day by whose end a share of the parcels that are still under way now have arrived. */
function dayAt(
  survival: Survival,
  share: number,
  { since, now, week }: Pick<Situation, 'since' | 'now' | 'week'>,
): number | null {
  const start = deliveryTime(since, week);
  const left = shareLeft(survival, deliveryTime(now, week) - start);
  if (left <= 0) return null;
  const today = dayOf(now);
  for (let day = today; day <= today + HORIZON_DAYS; day += 1) {
    const end = deliveryTime((day + 1) * DAY_MS - 1, week) - start;
    if (1 - shareLeft(survival, end) / left >= share - 1e-9) return day;
  }
  return null;
}
