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

/** Moments are milliseconds on the clocks of the destination. */
export interface Situation {
  /** When the parcel reached its checkpoint. */
  readonly since: number;
  /** When it was last scanned. */
  readonly lastScan: number;
  readonly now: number;
  readonly pools: Pools;
  readonly week: DeliveryWeek;
  /** Of the checkpoint; see `calibration.ts`. */
  readonly margin: number;
  /** Whether parcels to that country have stopped or just become slower at this checkpoint or a later one; see `standstill.ts`. */
  readonly isStuck: boolean;
  /** How many times as long as the samples say parcels take now; see `slowdown.ts`. */
  readonly slowdown: number;
}

interface Expected extends Forecast {
  readonly state: 'expected';
  /** How many of ten such parcels come today. */
  readonly today: number;
}

interface Late {
  readonly state: 'late';
  /** The day by which 19 of 20 had arrived, and at least a week after the last scan. */
  readonly waitUntil: number;
}

/** What can be said of a parcel: a date, or that it is later than nine of ten were. */
export type Outlook = Expected | Late;

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
/** With fewer delivered parcels, no date is given. */
export const MIN_DELIVERED = 10;
/** A longer window helps nobody. */
const MAX_WINDOW_DAYS = 30;
const HORIZON_DAYS = 90;
/** By then, waiting has been worth it for 19 of 20. */
const PATIENCE = 0.95;

/** The days by which one, five and nine of ten such parcels have arrived; null: not known well enough, or it is late. */
export function forecast(situation: Situation): Forecast | null {
  const said = outlookOf(situation);
  if (said?.state !== 'expected') return null;
  const { earliest, likeliest, latest } = said;
  return { earliest, likeliest, latest };
}

/**
 * What can be said now: the window as of the last scan, from what is known of the others today. Neither midnight nor the time of
 * the request changes it: past days are no longer named, and after the last one the parcel is late.
 */
export function outlookOf(situation: Situation): Outlook | null {
  const { since, lastScan, now, pools, week, margin, isStuck, slowdown } = situation;
  const delivered = Math.max(0, ...pools.map((pool) => pool.filter((sample) => sample.delivered).length));
  if (isStuck || delivered < MIN_DELIVERED) return null;
  // Once a day: others that are under way take longer all the time.
  const asOf = lastScan + Math.floor((now - lastScan) / DAY_MS) * DAY_MS;
  const usual = survivalOf(durationsOf(pools, asOf, week));
  const survival = slowdown === 1 ? usual : { ...usual, days: usual.days.map((each) => each * slowdown) };
  const shares = sharesFor(margin);
  const scanned = { since, now: lastScan, week };
  // Nobody knows whether a slower pace lasts: the window covers both.
  const [before, after] = [daysAt(usual, shares, scanned), daysAt(survival, shares, scanned)];
  if (before === null || after === null) {
    const left = shareLeft(usual, deliveryTime(lastScan, week) - deliveryTime(since, week));
    // It was scanned later than any known parcel was delivered.
    return left > 1 - shares.latest ? null : { state: 'late', waitUntil: dayOf(lastScan) + WEEK_DAYS };
  }
  const first = Math.min(before.earliest, after.earliest);
  const last = slowdown < 1 ? after.latest : Math.max(before.latest, after.latest);
  if (last - first > MAX_WINDOW_DAYS) return null;
  const today = dayOf(now);
  if (last < today) {
    const patience = dayAt(survival, Math.max(PATIENCE, shares.latest), scanned) ?? last;
    return { state: 'late', waitUntil: Math.max(patience, dayOf(lastScan) + WEEK_DAYS) };
  }
  const tenths = Math.floor(10 * shareBy(survival, today, { ...scanned, now: asOf }) + 1e-9);
  return {
    state: 'expected',
    earliest: Math.max(first, today),
    likeliest: Math.max(after.likeliest, today),
    latest: last,
    today: tenths,
  };
}

/** The share of the parcels still under way at `now` that have arrived by the end of a day. */
function shareBy(
  survival: Survival,
  day: number,
  { since, now, week }: Pick<Situation, 'since' | 'now' | 'week'>,
): number {
  const start = deliveryTime(since, week);
  const left = shareLeft(survival, deliveryTime(now, week) - start);
  const end = deliveryTime((day + 1) * DAY_MS - 1, week) - start;
  return left <= 0 ? 0 : 1 - shareLeft(survival, end) / left;
}

function daysAt(
  survival: Survival,
  shares: ReturnType<typeof sharesFor>,
  moment: Pick<Situation, 'since' | 'now' | 'week'>,
): Forecast | null {
  const earliest = dayAt(survival, shares.earliest, moment);
  const likeliest = dayAt(survival, shares.likeliest, moment);
  const latest = dayAt(survival, shares.latest, moment);
  return earliest === null || likeliest === null || latest === null ? null : { earliest, likeliest, latest };
}

/** The first day by whose end a share of the parcels that are still under way at `now` have arrived. */
function dayAt(
  survival: Survival,
  share: number,
  moment: Pick<Situation, 'since' | 'now' | 'week'>,
): number | null {
  const first = dayOf(moment.now);
  for (let day = first; day <= first + HORIZON_DAYS; day += 1)
    if (shareBy(survival, day, moment) >= share - 1e-9) return day;
  return null;
}
