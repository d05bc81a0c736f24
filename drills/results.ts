import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { z } from 'zod';
import type { Drill, Outcome } from './drill.ts';

const RESULTS = new URL('../docs/drills.json', import.meta.url);

const count = z.number().int().nonnegative();

/** A drill's last run, with date, command and machine. */
const result = z.object({
  description: z.string(),
  at: z.iso.date(),
  command: z.string(),
  machine: z.string(),
  outcome: z.object({
    workload: z.string(),
    lost: count.nullable(),
    repeated: count.nullable(),
    failures: z.array(z.string()),
    measurements: z.string(),
  }),
});
export type Result = z.infer<typeof result>;

/** By the drill's name. */
export type Results = Readonly<Record<string, Result>>;

const results = z.record(z.string(), result);

/** Replaces a drill's last result and keeps the others, so that long drills can be run one by one. */
export function saveResult({ name, description }: Drill, args: readonly string[], outcome: Outcome): Results {
  const all = {
    ...results.parse(JSON.parse(readFileSync(RESULTS, 'utf8'))),
    [name]: {
      description,
      at: new Date().toISOString().slice(0, 10),
      command: ['npm run drill', ...(args.length === 0 ? [] : ['--', ...args])].join(' '),
      machine: `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, Node ${process.version}`,
      outcome: { ...outcome, failures: [...outcome.failures] },
    },
  };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(RESULTS, `${JSON.stringify(sorted, null, 2)}\n`);
  return sorted;
}
