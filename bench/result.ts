import { type Pairs, ratioOf, type Spread, spreadOf } from './measure.ts';

/** A bound on the ratio of ours to the reference, or on ours alone. */
export interface Target {
  readonly of: 'ratio' | 'ours';
  readonly bound: 'at most' | 'at least';
  readonly value: number;
}

/** One row of `docs/performance.md`. */
export interface BenchmarkResult {
  readonly measure: string;
  readonly against: string;
  readonly unit: string;
  readonly target: Target;
  readonly ours: Spread;
  readonly reference: Spread;
  readonly ratio: Spread;
  /** Context that a reader needs. */
  readonly note?: string | undefined;
}

export type ResultDescription = Pick<BenchmarkResult, 'measure' | 'against' | 'unit' | 'target' | 'note'>;

export function toResult(description: ResultDescription, pairs: Pairs): BenchmarkResult {
  const { reference, ours } = pairs;
  return { ...description, ours: spreadOf(ours), reference: spreadOf(reference), ratio: ratioOf(pairs) };
}

/** The value that the target bounds. */
export function measured({ target, ratio, ours }: BenchmarkResult): Spread {
  return target.of === 'ratio' ? ratio : ours;
}

/** How far the median misses the target, as a share of the target; 0 when it reaches it. */
export function missedBy(result: BenchmarkResult): number {
  const { bound, value } = result.target;
  const { median } = measured(result);
  const beyond = bound === 'at most' ? median - value : value - median;
  return beyond > 0 ? beyond / value : 0;
}
