const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
/** 1970-01-01 was a Thursday. */
const FIRST_WEEKDAY = 4;
/** With fewer deliveries, every day may have one. */
const MIN_DELIVERIES = 60;
/** A weekday with less than this share of the deliveries that it would have if all were alike has none. */
const MIN_SHARE = 0.12;

/** Which days of the week have deliveries; index 0 is Sunday. */
export type DeliveryWeek = readonly boolean[];

export const EVERY_DAY: DeliveryWeek = Array.from({ length: WEEK_DAYS }, () => true);

/** @param counts deliveries by weekday, Sunday first */
export function deliveryWeekOf(counts: readonly number[]): DeliveryWeek {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all < MIN_DELIVERIES) return EVERY_DAY;
  return counts.map((count) => count >= (all / WEEK_DAYS) * MIN_SHARE);
}

/** @param day days since 1970-01-01 */
export function weekdayOf(day: number): number {
  return (((day + FIRST_WEEKDAY) % WEEK_DAYS) + WEEK_DAYS) % WEEK_DAYS;
}

/** Days since 1970-01-01 of a time on the clocks of the place. */
export function dayOf(clock: number): number {
  return Math.floor(clock / DAY_MS);
}

/**
 * Days with deliveries from 1970 until a time, with the part of the day that has passed: the difference of two is how long
 * something took, without the days on which nothing is delivered.
 * @param clock milliseconds since 1970 on the clocks of the place
 */
export function deliveryTime(clock: number, week: DeliveryWeek): number {
  const day = dayOf(clock);
  const part = clock / DAY_MS - day;
  const perWeek = week.filter(Boolean).length;
  const weeks = Math.floor(day / WEEK_DAYS);
  let days = weeks * perWeek;
  for (let each = weeks * WEEK_DAYS; each < day; each += 1) if (week[weekdayOf(each)]) days += 1;
  return days + (week[weekdayOf(day)] ? part : 0);
}
