import { TZDate, tzOffset } from '@date-fns/tz';
import { momentShownAs } from '../moments.ts';

/** When a destination receives no alerts: in its quiet hours, or always until the daily digest. */
export interface HoldTimes {
  /** Minutes after midnight; both null, or equal: no quiet hours. */
  readonly quietFrom: number | null;
  readonly quietUntil: number | null;
  /** Minutes after midnight; null: no digest. */
  readonly digestAt: number | null;
  /** IANA name; null: UTC. */
  readonly timeZone: string | null;
}

/** Deliveries wait between these times; milliseconds since 1970, UTC. */
type Hold = Readonly<{ from: number; until: number }>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** No hold ends later than this: a day, plus the two hours by which a station in Antarctica sets its clocks back. */
export const MAX_HOLD_MS = DAY_MS + 2 * HOUR_MS;
/** Days around today, whatever the clocks do at midnight. */
const DAYS = [-2, -1, 0, 1, 2];

/** The current hold, or else the next one; null: nothing is ever held. A digest makes quiet hours pointless. */
export function nextHold({ quietFrom, quietUntil, digestAt, timeZone }: HoldTimes, now: number): Hold | null {
  const zone = knownZone(timeZone);
  const midnight = Math.floor((now + tzOffset(zone, new Date(now)) * MINUTE_MS) / DAY_MS) * DAY_MS;
  const at = (day: number, minute: number) =>
    momentShownAs(midnight + day * DAY_MS + minute * MINUTE_MS, zone);
  const holdOf = (day: number): Hold | null => {
    if (digestAt !== null) return { from: at(day - 1, digestAt), until: at(day, digestAt) };
    if (quietFrom === null || quietUntil === null || quietFrom === quietUntil) return null;
    const until = at(quietUntil < quietFrom ? day + 1 : day, quietUntil);
    // If clocks skip its start, that may come out later than its end.
    return { from: Math.min(at(day, quietFrom), until), until };
  };
  return DAYS.map(holdOf).find((hold) => hold !== null && hold.until > now) ?? null;
}

/** Whether deliveries wait, which they do until the hold is released, however late. */
export function isHeldBack({ holdFrom }: { readonly holdFrom: number | null }, now: number): boolean {
  return holdFrom !== null && holdFrom <= now;
}

/** A zone that was renamed, or is unknown to this version of Node.js, must not stop alerts. */
function knownZone(timeZone: string | null): string {
  return timeZone === null || Number.isNaN(tzOffset(timeZone, new Date(0))) ? 'UTC' : timeZone;
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** "22", "22:30", "22.30", "22h30", "22 Uhr", "10:30 pm", "22点30分". */
const TIME =
  /^(\d{1,2})\s?(?:(?:[:.,h]|uhr|u|点|點|时|時)\s?(?:(\d{2})\s?(?:分|h|uhr|m|min)?)?)?\s?(am|pm)?$/;
/** "2230" */
const DIGITS = /^(\d{1,2})(\d{2})$/;

/** The time of day that a user typed, in minutes after midnight; null if it isn't one. */
export function readClockTime(typed: string): number | null {
  const text = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\b([ap])\.?\s?m\.?$/, '$1m')
    .replace(/\s+/g, ' ')
    .trim();
  const [, hours, minutes = '0', half] = TIME.exec(text) ?? DIGITS.exec(text) ?? [];
  if (hours === undefined) return null;
  const hour = hourOfDay(Number(hours), half);
  const isTime = hour !== null && Number(minutes) < HOUR && hour * HOUR + Number(minutes) <= DAY;
  return isTime ? (hour * HOUR + Number(minutes)) % DAY : null;
}

/** @param half am or pm, for a 12-hour time */
function hourOfDay(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}

/** "22:30" @param minute after midnight */
export function formatClockTime(minute: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minute / HOUR))}:${two(minute % HOUR)}`;
}

/** The local time in a zone, in minutes after midnight. @param timeZone IANA name */
export function minuteOfDay(moment: number, timeZone: string): number {
  const local = new TZDate(moment, timeZone);
  return local.getHours() * HOUR + local.getMinutes();
}
