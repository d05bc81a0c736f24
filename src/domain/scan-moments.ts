import { momentOf } from './moments.ts';
import { findPlace } from './places/find-place.ts';
import type { Place } from './places/place.ts';

/** The zone of the warehouses, and of every parcel that is not known to have left China. */
export const CHINA_TIME = 'Asia/Shanghai';

/** `API_TIME_ZONE`: `local` reads each scan in the zone of its place; an IANA name reads all of them in that zone. */
export type ApiTimeZone = string;

/** The fields of a scan that say when it happened. */
interface ScanTime {
  readonly date?: string | undefined;
  readonly hour?: string | undefined;
  readonly location?: string | undefined;
  readonly country?: string | undefined;
}

/** A scan with its moment, milliseconds since 1970, UTC; null when it names no date. */
type Timed<Scan> = Scan & { readonly at: number | null };

/**
 * Adds the moments of a parcel's scans. The interface names no time zone, and carriers write the time of the place. A scan
 * without a known place happened where the one before it did; before any known place, in China.
 * @param scans newest first, or only one
 */
export function timeScans<Scan extends ScanTime>(
  scans: readonly Scan[],
  timeZone: ApiTimeZone,
): Timed<Scan>[] {
  let last: Pick<Place, 'country' | 'timeZone'> = { country: 'CN', timeZone: CHINA_TIME };
  const zoneOf = ({ location, country }: Scan): string => {
    const place = findPlace(location, country);
    const isMorePrecise = place !== null && (place.city !== null || place.country !== last.country);
    if (isMorePrecise) last = place;
    return last.timeZone;
  };
  return scans
    .toReversed()
    .map((scan) => {
      const zone = timeZone === 'local' ? zoneOf(scan) : timeZone;
      return { ...scan, at: momentOf(scan.date, scan.hour, zone) };
    })
    .toReversed();
}
