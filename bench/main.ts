/** `npm run bench`: every claim of speed, measured against its reference in the same run. */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { loadModules } from '../src/process/load-modules.ts';
import type { Finding } from './finding.ts';
import { buildPrograms } from './programs.ts';
import { asMarkdown, asText, describeMachine, loadPerCore, type Report } from './report.ts';
import { isRow, type Row } from './row.ts';

const PAGE = new URL('../docs/performance.md', import.meta.url);

const flag = { type: 'boolean', default: false } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: flag, json: flag, write: flag, help: flag },
});
const { quick, json, write, help } = values;

const all = await loadModules<Row>(
  new URL('rows/', import.meta.url),
  'a row (name and measure)',
  isRow,
  ({ name }) => name,
);
const isUsable = positionals.every((name) => all.has(name)) && !(write && (quick || positionals.length > 0));
if (help || !isUsable) {
  console.error(
    `Rows: ${[...all.keys()].join(', ')}. Options: --quick, --json, or --write, of all rows in full`,
  );
  process.exit(help ? 0 : 64);
}
const chosen =
  positionals.length === 0 ? [...all.values()] : positionals.flatMap((name) => all.get(name) ?? []);

await buildPrograms();
const before = loadPerCore();
const rows: Record<string, readonly Finding[]> = {};
for (const { name, measure } of chosen) {
  rows[name] = await measure({ quick });
  if (!json) for (const finding of rows[name]) console.log(`${asText(name, finding)}\n`);
}
const report: Report = {
  at: new Date().toISOString().slice(0, 10),
  machine: describeMachine(),
  load: [before, loadPerCore()],
  rows,
};
if (json) console.log(JSON.stringify(report, null, 2));
if (write) await writeFile(PAGE, asMarkdown(report));
