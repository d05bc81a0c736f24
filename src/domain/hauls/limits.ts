/** Includes open and closed ones. */
export const MAX_HAULS = 100;
export const MAX_HAUL_ITEMS = 100;
export const MAX_QUANTITY = 99;
export const MAX_HAUL_PARCELS = 25;

const MAX_PIECES = MAX_HAUL_ITEMS * MAX_QUANTITY;
/** The most a piece may cost in minor units, so that the sum of a full haul is still exact. No real price comes close. */
export const MAX_PIECE_PRICE = Math.floor(Number.MAX_SAFE_INTEGER / MAX_PIECES);
/** The same for grams and cubic centimeters; a thousand times as much is still exact, for volumetric grams. */
export const MAX_PIECE_FIGURE = Math.floor(MAX_PIECE_PRICE / 1000);

/** Cubic centimeters that shipping lines count as one kilogram; 0: the line bills only weight. */
export const DIVISORS = [5000, 6000, 8000, 0] as const;
export type Divisor = (typeof DIVISORS)[number];
/** The most common one. */
export const DEFAULT_DIVISOR: Divisor = 6000;
