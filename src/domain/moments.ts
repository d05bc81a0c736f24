import { tzOffset } from '@date-fns/tz';
import { findPlace, type Place } from './parcels/places/find-place.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The most that two zones differ by: a date further in the future isn't a mistaken zone, but nonsense. */
const MAX_ZONE_ERROR_MS = 26 * 3_600_000;

/**
 * The moment when clocks in a zone show a date and hour; null if it isn't a date. Without an hour, the beginning of the day. Of an
 * hour that clocks show twice, the first one counts; one that they skip is as long after midnight as it says.
 * @param date YYYY-MM-DD @param hour HH:MM @param timeZone IANA name
 */
export function momentOf(
  date: string | undefined,
  hour: string | undefined,
  timeZone: string,
): number | null {
  if (date === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  const clock = hour !== undefined && /^\d{2}:\d{2}$/.test(hour) ? hour : '00:00';
  const shown = Date.parse(`${date}T${clock}:00Z`);
  return Number.isNaN(shown) ? null : momentShownAs(shown, timeZone);
}

/** The same for any time. @param shown the time on the clocks, as if they showed UTC; milliseconds since 1970 */
export function momentShownAs(shown: number, timeZone: string): number {
  const offset = (moment: number) => offsetAt(timeZone, moment);
  const before = offset(shown - DAY_MS);
  const after = offset(shown + DAY_MS);
  if (before === after) return shown - before;
  const moments = [shown - before, shown - after].filter((moment) => moment + offset(moment) === shown);
  return moments.length === 0 ? shown - before : Math.min(...moments);
}

/** Zones change their offsets at full quarters of an hour. */
const QUARTER_MS = 15 * MINUTE_MS;
const MAX_OFFSETS = 2_000;
const offsets = new Map<string, number>();

/** What clocks in a zone are ahead of UTC, milliseconds. Kept, because asking for it takes longer than all else about a scan. */
function offsetAt(timeZone: string, moment: number): number {
  const quarter = Math.floor(moment / QUARTER_MS);
  const name = `${timeZone} ${quarter}`;
  const known = offsets.get(name);
  if (known !== undefined) return known;
  if (offsets.size >= MAX_OFFSETS) offsets.clear();
  const offset = tzOffset(timeZone, new Date(quarter * QUARTER_MS)) * MINUTE_MS;
  offsets.set(name, offset);
  return offset;
}

/** What clocks in a zone show at a moment, as if they showed UTC: milliseconds since 1970. */
export function shownAt(moment: number, timeZone: string): number {
  return moment + offsetAt(timeZone, moment);
}

/** A moment after the report means that the zone was wrong; the moment of the report is the closest. Null: nonsense. */
export function notAfter(reportedAt: number, moment: number | null): number | null {
  if (moment === null || moment <= reportedAt) return moment;
  return moment - reportedAt > MAX_ZONE_ERROR_MS ? null : reportedAt;
}

/** The zone of the warehouses, and of every parcel that is not known to have left China. */
export const CHINA_TIME = 'Asia/Shanghai';

/** `API_TIME_ZONE`: `local` reads each scan in the zone of its place; an IANA name reads all of them in that zone. */
export type ApiTimeZone = string;

/** One report of a carrier: what it says, when and where. */
export interface Scan {
  /** YYYY-MM-DD, and HH:MM at the place. */
  readonly date?: string | undefined;
  readonly hour?: string | undefined;
  readonly status?: string | undefined;
  readonly location?: string | undefined;
  readonly country?: string | undefined;
}

/**
 * Adds the moments of a parcel's scans, milliseconds since 1970, UTC; null for one that names no date. The interface names no time
 * zone, and carriers write the time of the place. A scan without a known place happened where the one before it did; before any known
 * place, in China.
 * @param scans newest first, or only one
 */
export function timeScans<S extends Scan>(
  scans: readonly S[],
  timeZone: ApiTimeZone,
): (S & { readonly at: number | null })[] {
  let last: Pick<Place, 'country' | 'timeZone'> = { country: 'CN', timeZone: CHINA_TIME };
  const zoneOf = ({ location, country }: S): string => {
    const place = findPlace(location, country);
    const isMorePrecise = place !== null && (place.city !== null || place.country !== last.country);
    if (isMorePrecise) last = place;
    return last.timeZone;
  };
  const timed = scans.toReversed().map((scan) => {
    const zone = timeZone === 'local' ? zoneOf(scan) : timeZone;
    return { ...scan, at: momentOf(scan.date, scan.hour, zone) };
  });
  return timed.reverse();
}
