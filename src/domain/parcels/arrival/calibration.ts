/** Eight in ten windows should be right; rounding to whole days adds a little. */
const TARGET = 0.865;
/** How much one outcome changes the margin, which is the share of parcels by which windows are wider than estimated. */
const STEP = 0.01;
const [NARROWEST, WIDEST] = [-0.7, 0.08];
/** Shares of the parcels that have arrived by the earliest and by the latest day, without a margin. */
const [EARLIEST, LATEST] = [0.1, 0.9];
const [LOWEST, HIGHEST] = [0.005, 0.995];

/**
 * The margin after a window was compared with the outcome: a miss widens the next ones, a hit narrows them a little, so
 * that in the long run, eight in ten are right whatever the parcels do. Source: I. Gibbs and E. Candès, Adaptive Conformal
 * Inference Under Distribution Shift, NeurIPS 2021.
 */
export function marginAfter(margin: number, held: boolean): number {
  const next = margin + STEP * (TARGET - (held ? 1 : 0));
  return Math.min(WIDEST, Math.max(NARROWEST, next));
}

/** The shares at which the earliest, the likeliest and the latest day are read. */
export function sharesFor(margin: number): { earliest: number; likeliest: number; latest: number } {
  return {
    earliest: Math.max(LOWEST, EARLIEST - margin / 2),
    likeliest: 0.5,
    latest: Math.min(HIGHEST, LATEST + margin / 2),
  };
}

/**
 * How far a percentile was from the outcome (pinball loss): small if the share `share` of outcomes comes before it. Source:
 * R. Koenker and G. Bassett, Regression Quantiles, Econometrica 46 (1978).
 * @param forecast and `came` in days
 */
export function pinballLoss(share: number, forecast: number, came: number): number {
  return came >= forecast ? share * (came - forecast) : (1 - share) * (forecast - came);
}
