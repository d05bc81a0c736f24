import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { z } from 'zod';
import type { Outcome } from './drill.ts';

const RECORD = new URL('../docs/drills.json', import.meta.url);

const count = z.number().int().nonnegative();

/** The last run of one drill, and where and when that was. */
const run = z.object({
  does: z.string(),
  at: z.iso.date(),
  command: z.string(),
  machine: z.string(),
  outcome: z.object({
    tried: z.string(),
    lost: count.nullable(),
    repeated: count.nullable(),
    faults: z.array(z.string()),
    measured: z.string(),
  }),
});
export type Run = z.infer<typeof run>;

/** By the drill's name. */
export type DrillRecord = Readonly<Record<string, Run>>;

const record = z.record(z.string(), run);

/** Puts one run in the place of the drill's last one, so that long drills can be run one by one. */
export function remember(name: string, does: string, args: readonly string[], outcome: Outcome): DrillRecord {
  const all = {
    ...record.parse(JSON.parse(readFileSync(RECORD, 'utf8'))),
    [name]: {
      does,
      at: new Date().toISOString().slice(0, 10),
      command: ['npm run drill', ...(args.length === 0 ? [] : ['--', ...args])].join(' '),
      machine: `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, Node ${process.version}`,
      outcome: { ...outcome, faults: [...outcome.faults] },
    },
  };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(RECORD, `${JSON.stringify(sorted, null, 2)}\n`);
  return sorted;
}
