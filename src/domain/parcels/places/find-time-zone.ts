import { findPlace } from './find-place.ts';

/** What people write for a zone, besides cities and offsets. A name without daylight saving time means the place all year. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  utc: 'UTC',
  gmt: 'UTC',
  z: 'UTC',
  bst: 'Europe/London',
  wet: 'Europe/Lisbon',
  cet: 'Europe/Berlin',
  cest: 'Europe/Berlin',
  mez: 'Europe/Berlin',
  mesz: 'Europe/Berlin',
  eet: 'Europe/Bucharest',
  eest: 'Europe/Bucharest',
  msk: 'Europe/Moscow',
  et: 'America/New_York',
  est: 'America/New_York',
  edt: 'America/New_York',
  ct: 'America/Chicago',
  cdt: 'America/Chicago',
  mt: 'America/Denver',
  mst: 'America/Denver',
  mdt: 'America/Denver',
  pt: 'America/Los_Angeles',
  pst: 'America/Los_Angeles',
  pdt: 'America/Los_Angeles',
  brt: 'America/Sao_Paulo',
  ist: 'Asia/Kolkata',
  hkt: 'Asia/Hong_Kong',
  sgt: 'Asia/Singapore',
  jst: 'Asia/Tokyo',
  kst: 'Asia/Seoul',
  awst: 'Australia/Perth',
  acst: 'Australia/Adelaide',
  acdt: 'Australia/Adelaide',
  aest: 'Australia/Sydney',
  aedt: 'Australia/Sydney',
  nzst: 'Pacific/Auckland',
  nzdt: 'Pacific/Auckland',
};

/** IANA has names for whole hours; other offsets are those of these places, which know no daylight saving time. */
const ODD_OFFSETS: Readonly<Record<string, string>> = {
  '+3:30': 'Asia/Tehran',
  '+4:30': 'Asia/Kabul',
  '+5:30': 'Asia/Kolkata',
  '+5:45': 'Asia/Kathmandu',
  '+6:30': 'Asia/Yangon',
  '+8:45': 'Australia/Eucla',
  '+9:30': 'Australia/Darwin',
  '-9:30': 'Pacific/Marquesas',
};
const MAX_EAST = 14;
const MAX_WEST = 12;

/** Zones that go before cities: a larger town elsewhere often has the name of an island. */
const ISLANDS = /^(?:Pacific|Atlantic|Indian)\//;
const ANYWHERE = /\//;

/** "UTC+2", "GMT -5", "+5:30" */
const OFFSET = /^(?:utc|gmt)?\s?([+-])\s?(\d{1,2})(?:[:.]?(\d{2}))?$/;

/**
 * The zone that somebody means: a city in any spelling that scans use, an IANA name, an offset or a common abbreviation.
 * @returns its IANA name; null when nothing is found
 */
export function findTimeZone(typed: string): string | null {
  const text = typed.normalize('NFKC').replaceAll('−', '-').replace(/\s+/g, ' ').trim();
  const offset = OFFSET.exec(text.toLowerCase());
  if (offset !== null) return zoneOfOffset(offset);
  const name = text.toLowerCase();
  const abbreviation = Object.entries(ABBREVIATIONS).find(([each]) => each === name)?.[1];
  return (
    abbreviation ??
    namedZone(text) ??
    zoneCalled(name, ISLANDS) ??
    // In small letters: three capital ones would be an airport.
    findPlace(name, undefined)?.timeZone ??
    zoneCalled(name, ANYWHERE) ??
    null
  );
}

function zoneOfOffset([, sign, hours, minutes = '00']: readonly (string | undefined)[]): string | null {
  const whole = Number(hours);
  if (minutes !== '00') return ODD_OFFSETS[`${sign}${whole}:${minutes}`] ?? null;
  if (whole === 0) return 'UTC';
  if (whole > (sign === '+' ? MAX_EAST : MAX_WEST)) return null;
  // The sign of these names is reversed.
  return `Etc/GMT${sign === '+' ? '-' : '+'}${whole}`;
}

/** "europe/berlin" and "America/New York" as IANA spells them. */
function namedZone(text: string): string | null {
  const name = text.replaceAll(' ', '_');
  if (!/^[a-z]+(?:\/[a-z0-9_+-]+)+$/i.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The zone of a place that IANA names and no list of cities has. @param name in small letters */
function zoneCalled(name: string, where: RegExp): string | undefined {
  return Intl.supportedValuesOf('timeZone').find(
    (zone) => where.test(zone) && timeZoneName(zone).toLowerCase() === name,
  );
}

/** A zone as people know it: "New York", "UTC+2". @param timeZone IANA name */
export function timeZoneName(timeZone: string): string {
  const [, sign, hours] = /^Etc\/GMT([+-])(\d+)$/.exec(timeZone) ?? [];
  if (hours !== undefined) return `UTC${sign === '-' ? '+' : '−'}${hours}`;
  const [city = timeZone] = timeZone.split('/').reverse();
  return city.replaceAll('_', ' ');
}
