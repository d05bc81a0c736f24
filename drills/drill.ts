/** What a drill found. */
export interface Outcome {
  /** What was tried and how often, counted: `212 kills, 31,404 events`. */
  readonly tried: string;
  /** What should have come and did not; null where nothing can be lost. */
  readonly lost: number | null;
  /** What came more than once; null where nothing can be repeated. */
  readonly repeated: number | null;
  /** Whatever else must not be, in words; empty: nothing. */
  readonly faults: readonly string[];
  /** Measured on the way, for the reader. */
  readonly measured: string;
}

/** Something that goes wrong in real life, done on purpose to the real bot. */
export interface Drill {
  readonly name: string;
  /** What is done, for the report. */
  readonly does: string;
  /** How much of it: as a drill, and as a test among others. */
  readonly size: { readonly full: number; readonly short: number; readonly unit: string };
  /** @param say takes a line about how it goes */
  run(size: number, say: (line: string) => void): Promise<Outcome>;
}

/** Nothing lost, nothing repeated, nothing else amiss. */
export function hasPassed({ lost, repeated, faults }: Outcome): boolean {
  return (lost ?? 0) === 0 && (repeated ?? 0) === 0 && faults.length === 0;
}

export function isDrill(value: unknown): value is Drill {
  return typeof value === 'object' && value !== null && 'run' in value && 'does' in value && 'size' in value;
}
