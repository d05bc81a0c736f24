import type { ScanText } from '../data/parcel-sheet.ts';

/** The zone of each country in the samples; the most common one where there are several. */
const BY_COUNTRY: Readonly<Record<string, string>> = {
  AE: 'Asia/Dubai',
  AT: 'Europe/Vienna',
  AZ: 'Asia/Baku',
  BE: 'Europe/Brussels',
  BG: 'Europe/Sofia',
  CA: 'America/Toronto',
  CZ: 'Europe/Prague',
  DE: 'Europe/Berlin',
  EG: 'Africa/Cairo',
  ES: 'Europe/Madrid',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  GE: 'Asia/Tbilisi',
  GR: 'Europe/Athens',
  HK: 'Asia/Hong_Kong',
  HU: 'Europe/Budapest',
  IT: 'Europe/Rome',
  JP: 'Asia/Tokyo',
  KR: 'Asia/Seoul',
  KZ: 'Asia/Almaty',
  LK: 'Asia/Colombo',
  MA: 'Africa/Casablanca',
  MY: 'Asia/Kuala_Lumpur',
  NL: 'Europe/Amsterdam',
  PL: 'Europe/Warsaw',
  PT: 'Europe/Lisbon',
  RS: 'Europe/Belgrade',
  SA: 'Asia/Riyadh',
  SG: 'Asia/Singapore',
  SK: 'Europe/Bratislava',
  TR: 'Europe/Istanbul',
  TW: 'Asia/Taipei',
  US: 'America/New_York',
  VN: 'Asia/Ho_Chi_Minh',
};

/** Cities whose country has another zone elsewhere. */
const BY_CITY: readonly (readonly [city: RegExp, zone: string])[] = [
  [/Anchorage/, 'America/Anchorage'],
  [/Chicago|Madison|Dallas|Memphis/, 'America/Chicago'],
  [/Los Angeles|Seattle/, 'America/Los_Angeles'],
  [/Vancouver/, 'America/Vancouver'],
];

const CHINA = 'Asia/Shanghai';

/** The IANA time zone of a scan's place; China's where the scan names no place. */
export function timeZoneOf([, location, country]: ScanText): string {
  const city = BY_CITY.find(([name]) => name.test(location) && (country === 'US' || country === 'CA'));
  return city?.[1] ?? BY_COUNTRY[country] ?? CHINA;
}
