/** `npm run bench [-- NAME …] [--quick] [--json] [--write]` */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { loadModules } from '../src/process/load-modules.ts';
import { type Benchmark, isBenchmark } from './benchmark.ts';
import { buildPrograms } from './programs.ts';
import { asMarkdown, asText, describeMachine, loadPerCore, type Report } from './report.ts';
import type { BenchmarkResult } from './result.ts';

const PAGE = new URL('../docs/performance.md', import.meta.url);

const flag = { type: 'boolean', default: false } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: flag, json: flag, write: flag, help: flag },
});
const { quick, json, write, help } = values;

const all = await loadModules<Benchmark>(
  new URL('benchmarks/', import.meta.url),
  'a benchmark (name and measure)',
  isBenchmark,
  ({ name }) => name,
);
const isUsable = positionals.every((name) => all.has(name)) && !(write && (quick || positionals.length > 0));
if (help || !isUsable) {
  console.error(
    `Benchmarks: ${[...all.keys()].join(', ')}. Options: --quick, --json, or --write for a full run of all`,
  );
  process.exit(help ? 0 : 64);
}
const chosen =
  positionals.length === 0 ? [...all.values()] : positionals.flatMap((name) => all.get(name) ?? []);

await buildPrograms();
const before = loadPerCore();
const results: Record<string, readonly BenchmarkResult[]> = {};
const skipped: Record<string, string> = {};
for (const { name, measure, unavailable } of chosen) {
  const reason = unavailable?.() ?? null;
  if (reason !== null) {
    skipped[name] = reason;
    console.error(`${name}: not measured, ${reason}\n`);
    continue;
  }
  results[name] = await measure({ quick });
  if (!json) for (const result of results[name]) console.log(`${asText(name, result)}\n`);
}
const report: Report = {
  at: new Date().toISOString().slice(0, 10),
  machine: describeMachine(),
  load: [before, loadPerCore()],
  results,
  skipped,
};
if (json) console.log(JSON.stringify(report, null, 2));
if (write) await writeFile(PAGE, asMarkdown(report));
