/**
 * Date and hour as the service writes them.
 * @param timeZone IANA name
 */
export function dateAndHour(at: number, timeZone = 'UTC'): { date: string; hour: string } {
  const local = new Date(at + offsetAt(at, timeZone)).toISOString();
  return { date: local.slice(0, 10), hour: local.slice(11, 16) };
}

/** The moment at which clocks in a zone show an hour (HH:MM) of a day, given as its midnight in UTC. */
export function momentAt(midnight: number, hour: string, timeZone: string): number {
  const shown = midnight + Date.parse(`1970-01-01T${hour}:00Z`);
  return shown - offsetAt(shown, timeZone);
}

/** By zone: making one takes much longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  return format;
}

/** How far a zone is ahead of UTC, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  if (timeZone === 'UTC') return 0;
  const parts = formatOf(timeZone).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
