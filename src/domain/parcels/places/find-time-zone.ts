import { findPlace } from './find-place.ts';

/** What people write for a zone, other than cities and offsets. A standard-time name means the place all year. */
const ABBREVIATIONS: Readonly<Record<string, readonly string[]>> = {
  UTC: ['utc', 'gmt', 'z'],
  'Europe/London': ['bst'],
  'Europe/Lisbon': ['wet'],
  'Europe/Berlin': ['cet', 'cest', 'mez', 'mesz'],
  'Europe/Bucharest': ['eet', 'eest'],
  'Europe/Moscow': ['msk'],
  'America/New_York': ['et', 'est', 'edt'],
  'America/Chicago': ['ct', 'cdt'],
  'America/Denver': ['mt', 'mst', 'mdt'],
  'America/Los_Angeles': ['pt', 'pst', 'pdt'],
  'America/Sao_Paulo': ['brt'],
  'Asia/Kolkata': ['ist'],
  'Asia/Hong_Kong': ['hkt'],
  'Asia/Singapore': ['sgt'],
  'Asia/Tokyo': ['jst'],
  'Asia/Seoul': ['kst'],
  'Australia/Perth': ['awst'],
  'Australia/Adelaide': ['acst', 'acdt'],
  'Australia/Sydney': ['aest', 'aedt'],
  'Pacific/Auckland': ['nzst', 'nzdt'],
};

/** IANA has names only for whole-hour offsets; for others, these places are used, which have no daylight saving time. */
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

/** Zones that take precedence over cities: a larger town elsewhere often has the same name as an island. */
const ISLANDS = /^(?:Pacific|Atlantic|Indian)\//;

/** "UTC+2", "GMT -5", "+5:30" */
const OFFSET = /^(?:utc|gmt)?\s?([+-])\s?(\d{1,2})(?:[:.]?(\d{2}))?$/;

/** Finds an IANA name by a city in any spelling that scans use, an IANA name, an offset or an abbreviation; or null. */
export function findTimeZone(typed: string): string | null {
  const text = typed.normalize('NFKC').replaceAll('−', '-').replace(/\s+/g, ' ').trim();
  const offset = OFFSET.exec(text.toLowerCase());
  if (offset !== null) return zoneOfOffset(offset);
  const name = text.toLowerCase();
  return (
    Object.keys(ABBREVIATIONS).find((zone) => ABBREVIATIONS[zone]?.includes(name)) ??
    namedZone(text) ??
    zoneCalled(name, ISLANDS) ??
    // In lower case: three capital letters would be an airport.
    findPlace(name, undefined)?.timeZone ??
    zoneCalled(name, /\//) ??
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

/** The zone of a place that IANA names but the list of cities lacks. @param name in lower case */
function zoneCalled(name: string, where: RegExp): string | undefined {
  return Intl.supportedValuesOf('timeZone').find(
    (zone) => where.test(zone) && timeZoneName(zone).toLowerCase() === name,
  );
}

/** A readable name of a zone: "New York", "UTC+2". @param timeZone IANA name */
export function timeZoneName(timeZone: string): string {
  const [, sign, hours] = /^Etc\/GMT([+-])(\d+)$/.exec(timeZone) ?? [];
  if (hours !== undefined) return `UTC${sign === '-' ? '+' : '−'}${hours}`;
  const [city = timeZone] = timeZone.split('/').reverse();
  return city.replaceAll('_', ' ');
}
