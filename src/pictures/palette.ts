import type { StateTone } from '../domain/parcels/state-of-parcel.ts';

/** Of middle brightness, so that it suits both of Discord's themes. */
export const GROUND = {
  sea: '#5b6c8f',
  land: '#8292b3',
  border: '#6a7b9e',
  passed: '#a3b2d0',
  ahead: '#d3dcee',
} as const;

export const STAGE = {
  reached: '#5b6c8f',
  past: '#8b9bc4',
  later: '#99a2b5',
  laterIcon: '#8a93a8',
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
