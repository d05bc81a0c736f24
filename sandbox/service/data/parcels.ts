import type { ParcelSheet } from './parcel-sheet.ts';
import { LONG_PARCELS } from './parcels-long.ts';
import { MOVING_PARCELS } from './parcels-moving.ts';
import { ODD_PARCELS } from './parcels-odd.ts';
import { TRAVELLING_PARCELS } from './parcels-travelling.ts';

export const PARCELS: readonly ParcelSheet[] = [
  ...MOVING_PARCELS,
  ...ODD_PARCELS,
  ...LONG_PARCELS,
  ...TRAVELLING_PARCELS,
];
