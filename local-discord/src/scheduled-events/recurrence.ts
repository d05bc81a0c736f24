import { type JsonObject, numberOf, objectOf, objectsOf, textOf } from '../json.ts';

const Frequency = { yearly: 0, monthly: 1, weekly: 2, daily: 3 } as const;
const DAY_MS = 24 * 3_600_000;
/** Long enough to find a February 29. */
const FARTHEST_DAYS = 9 * 366;

/**
 * When an event recurs
 * (developers/resources/guild-scheduled-event#guild-scheduled-event-recurrence-rule-object), at the time of
 * day of the rule's start, in UTC.
 * @param after in milliseconds; the occurrence is later
 * @returns milliseconds; null if there is none in the next nine years
 */
export function nextOccurrence(rule: JsonObject, after: number): number | null {
  const start = Date.parse(textOf(rule['start']) ?? '');
  if (Number.isNaN(start)) return null;
  const first = Math.max(0, Math.floor((after - start) / DAY_MS));
  for (let day = first; day <= first + FARTHEST_DAYS; day += 1) {
    const at = start + day * DAY_MS;
    if (at > after && recursOn(rule, new Date(start), new Date(at))) return at;
  }
  return null;
}

function recursOn(rule: JsonObject, start: Date, date: Date): boolean {
  const interval = numberOf(rule['interval'], 1);
  const weekdays = numbersOf(rule['by_weekday']);
  switch (rule['frequency']) {
    case Frequency.daily:
      return weekdays
        ? weekdays.includes(weekdayOf(date))
        : Math.round((date.getTime() - start.getTime()) / DAY_MS) % interval === 0;
    case Frequency.weekly:
      return (
        (weekdays ?? [weekdayOf(start)]).includes(weekdayOf(date)) &&
        (weekOf(date) - weekOf(start)) % interval === 0
      );
    case Frequency.monthly: {
      const [nth] = objectsOf(rule['by_n_weekday']);
      return nth ? isNth(date, nth) : date.getUTCDate() === start.getUTCDate();
    }
    case Frequency.yearly: {
      const [month = start.getUTCMonth() + 1] = numbersOf(rule['by_month']) ?? [];
      const [day = start.getUTCDate()] = numbersOf(rule['by_month_day']) ?? [];
      return date.getUTCMonth() + 1 === month && date.getUTCDate() === day;
    }
    default:
      return false;
  }
}

/** Monday is 0. */
const weekdayOf = (date: Date) => (date.getUTCDay() + 6) % 7;

/** Weeks since 1970, each from Monday on. The first of January 1970 was a Thursday. */
const weekOf = (date: Date) => Math.floor((date.getTime() / DAY_MS + 3) / 7);

function isNth(date: Date, given: JsonObject): boolean {
  const { n, day } = objectOf(given);
  return weekdayOf(date) === day && Math.ceil(date.getUTCDate() / 7) === n;
}

function numbersOf(value: unknown): number[] | undefined {
  return Array.isArray(value) && value.length > 0 ? value.map(Number) : undefined;
}
