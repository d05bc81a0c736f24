/**
 * Moment of a date and hour of the service, read as UTC since the interface names no time zone; null when not a date.
 * @param date YYYY-MM-DD
 * @param hour HH:MM
 */
export function momentOf(date: string | undefined, hour: string | undefined): number | null {
  if (date === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  const clock = hour !== undefined && /^\d{2}:\d{2}$/.test(hour) ? hour : '00:00';
  const moment = Date.parse(`${date}T${clock}:00Z`);
  return Number.isNaN(moment) ? null : moment;
}
