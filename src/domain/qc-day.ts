/**
 * The moment that stands for the day of a QC set: noon at the warehouse, in Asia/Shanghai. During the morning of that day,
 * it is its first minute. Null for anything but a day in the past.
 * @param date YYYY-MM-DD
 * @param now milliseconds since 1970, as the result
 */
export function momentOfQcDay(date: string | undefined, now: number): number | null {
  if (date === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  const moments = ['12:00', '00:00'].map((hour) => Date.parse(`${date}T${hour}:00+08:00`));
  return moments.find((moment) => moment <= now) ?? null;
}
