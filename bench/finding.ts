import { type Pairs, ratioOf, type Spread, spreadOf } from './measure.ts';

/** A bound on ours by the reference, or on ours alone where a figure is the aim. */
export interface Target {
  readonly of: 'ratio' | 'ours';
  readonly bound: 'at most' | 'at least';
  readonly value: number;
}

/** One line of `docs/performance.md`, measured. */
export interface Finding {
  readonly measure: string;
  readonly against: string;
  readonly unit: string;
  readonly target: Target;
  readonly ours: Spread;
  readonly reference: Spread;
  readonly ratio: Spread;
  /** What a reader has to know about the figures. */
  readonly note?: string | undefined;
}

export type Question = Pick<Finding, 'measure' | 'against' | 'unit' | 'target' | 'note'>;

export function find(question: Question, pairs: Pairs): Finding {
  const { reference, ours } = pairs;
  return { ...question, ours: spreadOf(ours), reference: spreadOf(reference), ratio: ratioOf(pairs) };
}

/** What the target speaks of. */
export function measured({ target, ratio, ours }: Finding): Spread {
  return target.of === 'ratio' ? ratio : ours;
}

/** How far the median is on the wrong side of the target, as a share of it; 0 when it is reached. */
export function missedBy(finding: Finding): number {
  const { bound, value } = finding.target;
  const { median } = measured(finding);
  const beyond = bound === 'at most' ? median - value : value - median;
  return beyond > 0 ? beyond / value : 0;
}
