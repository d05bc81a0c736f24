import { type DeliveryWeek, dayOf, deliveryTime, deliveryWeekOf, weekdayOf } from './delivery-days.ts';
import type { Duration } from './survival.ts';

/** A parcel's time from a checkpoint on. Moments are milliseconds on the clocks of the destination, as if they showed UTC. */
export interface Sample {
  readonly since: number;
  /** From when on it was under watch: had it been delivered before, it would not be known. At least `since`. */
  readonly knownFrom: number;
  /** When it reached the next checkpoint or was delivered; null: not yet. */
  readonly next: number | null;
  /** When it was delivered, or was last seen under way; null: it is under way now. */
  readonly end: number | null;
  readonly delivered: boolean;
}

/** What parcels are compared with: those of the same kind of number to the same country first, then all to that country, then to its region. */
export type Pools = readonly (readonly Sample[])[];

/** Which days of the week have scans of those going on to the next checkpoint: customs and carriers rest on other days. */
export function weekOfStays(samples: readonly Sample[]): DeliveryWeek {
  const counts = Array.from({ length: 7 }, () => 0);
  for (const { next } of samples) {
    const weekday = next === null ? -1 : weekdayOf(dayOf(next));
    if (weekday >= 0) counts[weekday] = (counts[weekday] ?? 0) + 1;
  }
  return deliveryWeekOf(counts);
}

const DAY_MS = 86_400_000;
/** Parcels of so many days before count half as much or less… */
const MEMORY_DAYS = 5;
/** …but of as many days as bring this many parcels. */
const MEMORY_PARCELS = 40;
/** A wider pool adds to a smaller one until that counts as much as this many parcels. */
const ENOUGH = 12;

/** How long parcels took, newest ones counting most: with weights that fall with the age, the estimate follows a change within days. */
export function durationsOf(pools: Pools, now: number, week: DeliveryWeek): Duration[] {
  const durations: Duration[] = [];
  let total = 0;
  for (const pool of pools) {
    if (total >= ENOUGH) break;
    const own = weighted(pool, now, week);
    const weight = own.reduce((sum, each) => sum + each.weight, 0);
    if (weight === 0) continue;
    const factor = total === 0 ? 1 : Math.min(1, (ENOUGH - total) / weight);
    durations.push(...own.map((each) => ({ ...each, weight: each.weight * factor })));
    total += weight * factor;
  }
  return durations;
}

function weighted(pool: readonly Sample[], now: number, week: DeliveryWeek): Duration[] {
  const { newest, memoryDays } = memoryOf(pool);
  const today = deliveryTime(now, week);
  return pool.map(({ since, knownFrom, end, delivered }) => {
    const start = deliveryTime(since, week);
    return {
      days: Math.max(0, (end === null ? today : deliveryTime(end, week)) - start),
      ended: delivered,
      weight: Math.exp((since - newest) / DAY_MS / memoryDays),
      seenAfter: knownFrom > since ? deliveryTime(knownFrom, week) - start : 0,
    };
  });
}

/** Weights depend on the newest parcel, not on the time: midnight changes nothing. */
function memoryOf(pool: readonly Sample[]): { newest: number; memoryDays: number } {
  const [oldest, newest] = [
    Math.min(...pool.map(({ since }) => since)),
    Math.max(...pool.map(({ since }) => since)),
  ];
  const perDay = pool.length / Math.max(1, (newest - oldest) / DAY_MS);
  return { newest, memoryDays: Math.max(MEMORY_DAYS, MEMORY_PARCELS / perDay) };
}
