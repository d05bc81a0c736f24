import type { TrackingUpdate } from '../api/index.ts';
import { escapeText } from '../discord/escape-markdown.ts';
import { plainText } from '../discord/truncate.ts';
import type { Texts } from '../texts/index.ts';
import { relative } from './time.ts';

/** When a scan happened, as relative time; empty when it names no moment, or one that is yet to come. */
export function scanAge({ at = null }: Pick<TrackingUpdate, 'at'>, now: number): string {
  return at === null || at > now ? '' : relative(at);
}

/**
 * A scan's day, as the carrier wrote it, which is that of its place: "20 Nov", or "Mon, Nov 23"; empty without one. The year is
 * added when it isn't the current one.
 */
export function scanDay(
  { date }: { readonly date: string },
  now: number,
  { locale }: Pick<Texts, 'locale'>,
  weekday?: 'short',
): string {
  const day = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(day) ? plainText(date, 20) : dayName(day, now, locale, weekday);
}

/** A scan's hour at its place, in the reader's format: "1:12 AM", or as the carrier wrote it, escaped. */
export function scanTime({ hour }: { readonly hour: string }, { locale }: Pick<Texts, 'locale'>): string {
  const at = Date.parse(`1970-01-01T${/^\d:/.test(hour) ? '0' : ''}${hour}Z`);
  if (Number.isNaN(at)) return escapeText(hour, 40);
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' })
    .format(at)
    .replaceAll(/\s/g, '\u00A0');
}

function dayName(day: number, now: number, locale: string, weekday?: 'short'): string {
  const isThisYear = new Date(day).getUTCFullYear() === new Date(now).getUTCFullYear();
  return new Intl.DateTimeFormat(locale, {
    ...(weekday === undefined ? {} : { weekday }),
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(day);
}
