/** When a parcel is likely here, for a calendar: whole days, which are the same in every time zone. */
export interface CalendarDays {
  /** Always the same for a parcel, so that a later file changes the entry instead of adding one. */
  readonly uid: string;
  readonly summary: string;
  readonly description?: string | undefined;
  /** Days since 1970-01-01 in the destination's calendar. */
  readonly earliest: number;
  readonly latest: number;
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const LINE_OCTETS = 75;
/** SEQUENCE counts from here, since it must fit into 31 bits. */
const COUNTED_FROM = Date.UTC(2020, 0);

/**
 * An iCalendar file (RFC 5545) with an all-day entry for each parcel. The entries block no time.
 * @param now milliseconds since 1970, UTC: a later file goes before an earlier one
 */
export function calendarFile(entries: readonly CalendarDays[], now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Haulmate//Arrivals//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...entries.flatMap((entry) => entryLines(entry, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function entryLines({ uid, summary, description, earliest, latest }: CalendarDays, now: number): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `SEQUENCE:${Math.max(0, Math.floor((now - COUNTED_FROM) / MINUTE_MS))}`,
    `DTSTART;VALUE=DATE:${dateOf(earliest)}`,
    // The end isn't part of it.
    `DTEND;VALUE=DATE:${dateOf(latest + 1)}`,
    `SUMMARY:${escapeText(summary)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');
}

/** As section 3.3.11 asks; control characters aren't allowed in a text. */
function escapeText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** As section 3.1 asks: no line has more than 75 octets, and none ends within a character. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line.toWellFormed()) {
    const length = Buffer.byteLength(character);
    if (octets + length > LINE_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += length;
  }
  return [...lines, current].join('\r\n');
}
