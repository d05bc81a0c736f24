import { fitLine, type Point } from './linear-regression.ts';

/** An increase during the second half of a run counts as growth above this share of the mean, and above `atLeast`. */
export interface GrowthLimit {
  readonly name: string;
  readonly unit: string;
  readonly share: number;
  readonly atLeast: number;
}

export interface Growth {
  readonly isGrowth: boolean;
  /** Mean and slope, for the report. */
  readonly text: string;
}

/** A slope within fewer standard errors may be chance. */
const SIGNIFICANT_ERRORS = 3;

/** Judges the second half of a curve, since the first is still settling. */
export function growthOf(points: readonly Point[], { name, unit, share, atLeast }: GrowthLimit): Growth {
  const half = points.slice(Math.floor(points.length / 2));
  const seconds = (half.at(-1)?.at ?? 0) - (half[0]?.at ?? 0);
  const { slope, error, mean } = fitLine(half);
  const perHour = slope * 3_600;
  const sign = perHour >= 0 ? '+' : '−';
  return {
    isGrowth: slope * seconds > Math.max(share * mean, atLeast) && slope > SIGNIFICANT_ERRORS * error,
    text: `${name} ${mean.toFixed(1)}${unit === '' ? '' : ` ${unit}`} (${sign}${Math.abs(perHour).toFixed(1)} an hour)`,
  };
}
