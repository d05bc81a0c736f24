export interface Point {
  /** Seconds since the start. */
  readonly at: number;
  readonly value: number;
}

export interface Line {
  /** Growth per second. */
  readonly slope: number;
  /** Standard error of the slope. */
  readonly error: number;
  readonly mean: number;
}

/** The best-fitting straight line, by least squares. */
export function fitLine(points: readonly Point[]): Line {
  const mean = average(points.map(({ value }) => value));
  const middle = average(points.map(({ at }) => at));
  const spread = points.reduce((sum, { at }) => sum + (at - middle) ** 2, 0);
  if (points.length < 3 || spread === 0) return { slope: 0, error: Number.POSITIVE_INFINITY, mean };
  const slope = points.reduce((sum, { at, value }) => sum + (at - middle) * (value - mean), 0) / spread;
  const residual = points.reduce(
    (sum, { at, value }) => sum + (value - mean - slope * (at - middle)) ** 2,
    0,
  );
  return { slope, error: Math.sqrt(residual / (points.length - 2) / spread), mean };
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
