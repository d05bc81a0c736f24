import type { TrackingUpdate } from '../api/index.ts';
import { plainText } from '../discord/truncate.ts';
import type { Texts } from '../texts/index.ts';
import { relative } from './time.ts';

/** When a scan happened, as relative time; empty when it names no moment, or one that is yet to come. */
export function scanAge({ at = null }: Pick<TrackingUpdate, 'at'>, now: number): string {
  return at === null || at > now ? '' : relative(at);
}

/**
 * A scan's date and hour as the carrier wrote them, which is the local time of its place: "20 Nov, 10:15". The year is
 * added when it isn't the current one.
 */
export function localTime(
  { date, hour }: { readonly date: string; readonly hour: string },
  now: number,
  { locale }: Pick<Texts, 'locale'>,
): string {
  const day = Date.parse(`${date}T00:00:00Z`);
  const parts = [Number.isNaN(day) ? plainText(date, 20) : dayName(day, now, locale), plainText(hour, 20)];
  return parts.filter((part) => part !== '').join(', ');
}

function dayName(day: number, now: number, locale: string): string {
  const isThisYear = new Date(day).getUTCFullYear() === new Date(now).getUTCFullYear();
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(day);
}
