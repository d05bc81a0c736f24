import { z } from 'zod';
import type { Finding } from './finding.ts';

export interface Extent {
  /** Less of everything, for a first look. */
  readonly quick: boolean;
}

/** One file in `rows/` default-exports one of these: what is measured, and against what. */
export interface Row {
  /** As on the command line. */
  readonly name: string;
  measure(extent: Extent): Promise<readonly Finding[]>;
}

const row = z.looseObject({
  name: z.string().min(1),
  measure: z.custom<Row['measure']>((value) => typeof value === 'function', 'must be a function'),
});

export function isRow(value: unknown): value is Row {
  return row.safeParse(value).success;
}
