import { TZDate } from '@date-fns/tz';

const HOUR = 60;
const DAY = 24 * HOUR;

/** "22", "22:30", "22.30", "22h30", "22 Uhr", "10:30 pm", "22点30分". */
const TIME =
  /^(\d{1,2})\s?(?:(?:[:.,h]|uhr|u|点|點|时|時)\s?(?:(\d{2})\s?(?:分|h|uhr|m|min)?)?)?\s?(am|pm)?$/;
/** "2230" */
const DIGITS = /^(\d{1,2})(\d{2})$/;

/** The time of day that somebody typed, in minutes after midnight; null when it is none. */
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

/** @param half of the day, where the time was written with twelve hours */
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

/** What a clock in a zone shows, in minutes after midnight. @param timeZone IANA name */
export function minuteOfDay(moment: number, timeZone: string): number {
  const local = new TZDate(moment, timeZone);
  return local.getHours() * HOUR + local.getMinutes();
}
