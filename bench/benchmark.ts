import { z } from 'zod';
import type { BenchmarkResult } from './result.ts';

export interface RunOptions {
  /** Fewer rounds and smaller sizes, for a first impression. */
  readonly quick: boolean;
}

/** What is measured, and its reference. Each file in `benchmarks/` default-exports one. */
export interface Benchmark {
  /** The name on the command line. */
  readonly name: string;
  /** @returns why it can't run on this machine; null if it can */
  unavailable?(): string | null;
  measure(options: RunOptions): Promise<readonly BenchmarkResult[]>;
}

const isFunction = (value: unknown): boolean => typeof value === 'function';

const benchmark = z.looseObject({
  name: z.string().min(1),
  measure: z.custom<Benchmark['measure']>(isFunction, 'must be a function'),
  unavailable: z.custom<Benchmark['unavailable']>(isFunction, 'must be a function').optional(),
});

export function isBenchmark(value: unknown): value is Benchmark {
  return benchmark.safeParse(value).success;
}
