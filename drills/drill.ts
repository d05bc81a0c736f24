import type { Random } from './random.ts';

/** The outcome of one run of a drill. */
export interface Outcome {
  /** What was done, with counts: `212 kills, 31,404 events`. */
  readonly workload: string;
  /** Acknowledged events that weren't posted; null if nothing can be lost. */
  readonly lost: number | null;
  /** Events that were posted more than once; null if nothing can be repeated. */
  readonly repeated: number | null;
  /** Everything else that went wrong, in words. */
  readonly failures: readonly string[];
  /** Figures for the reader. */
  readonly measurements: string;
}

export interface DrillRun {
  readonly size: number;
  readonly seed: number;
  /** The source of all random choices, so that the seed reproduces them. */
  readonly random: Random;
  /** Logs progress. */
  log(line: string): void;
}

/** A failure that happens in production, caused on purpose to the real bot. */
export interface Drill {
  readonly name: string;
  /** What is done, for the report. */
  readonly description: string;
  /** The size of a full run, and of a test in CI. */
  readonly size: { readonly full: number; readonly short: number; readonly unit: string };
  run(run: DrillRun): Promise<Outcome>;
}

/** Whether nothing was lost or repeated, and nothing else went wrong. */
export function hasPassed({ lost, repeated, failures }: Outcome): boolean {
  return (lost ?? 0) === 0 && (repeated ?? 0) === 0 && failures.length === 0;
}

export function isDrill(value: unknown): value is Drill {
  return (
    typeof value === 'object' && value !== null && 'run' in value && 'description' in value && 'size' in value
  );
}
