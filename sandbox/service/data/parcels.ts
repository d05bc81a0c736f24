import type { ParcelSheet } from './parcel-sheet.ts';
import { LONG_PARCELS } from './parcels-long.ts';
import { MOVING_PARCELS } from './parcels-moving.ts';
import { ODD_PARCELS } from './parcels-odd.ts';
import { SHOWN_PARCELS } from './parcels-states.ts';
import { TRAVELLING_PARCELS } from './parcels-travelling.ts';
import { TROUBLED_PARCELS } from './parcels-trouble.ts';

export const PARCELS: readonly ParcelSheet[] = [
  ...MOVING_PARCELS,
  ...SHOWN_PARCELS,
  ...TROUBLED_PARCELS,
  ...ODD_PARCELS,
  ...LONG_PARCELS,
  ...TRAVELLING_PARCELS,
];

/** Well-formed numbers that no carrier knows; the check digit of the second does not fit. */
export const UNKNOWN_NUMBERS = { valid: 'LX704411204CN', mistyped: 'LX208857134CN' } as const;
