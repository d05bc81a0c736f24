import type { StateTone } from '../domain/parcels/state-of-parcel.ts';

/** The ground is dark in both of Discord's themes. */
export const GROUND = {
  sea: '#1e2434',
  land: '#323c54',
  border: '#222a3c',
  passed: '#475579',
  strip: '#171c28',
} as const;

export const STAGE = {
  reached: '#2a3450',
  past: '#8b9bc4',
  later: '#3a4156',
  laterIcon: '#6f788f',
} as const;

export const TONE_COLOURS: Readonly<Record<StateTone, string>> = {
  quiet: '#80848e',
  moving: '#4c8dff',
  attention: '#f0b232',
  good: '#2fbf71',
  problem: '#f2555a',
};

export const CHART = {
  ground: '#171c28',
  guide: '#6f788f',
  label: '#a3abc0',
} as const;

export const PHOTO = {
  missing: '#3a4156',
} as const;
