/** `npm run bench`: every claim of speed, measured against its reference in the same run. */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { loadModules } from '../src/lib/load-modules.ts';
import type { Finding } from './finding.ts';
import { buildPrograms } from './programs.ts';
import { asMarkdown, asText, describeMachine, loadPerCore, type Report } from './report.ts';
import { isRow, type Row } from './row.ts';

const PAGE = new URL('../docs/performance.md', import.meta.url);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean' }, json: { type: 'boolean' }, write: { type: 'boolean' } },
});
const { quick = false, json = false, write = false } = values;
if (write && (quick || positionals.length > 0))
  throw new Error('--write is for everything, measured in full');

const all = await loadModules<Row>(
  new URL('rows/', import.meta.url),
  'a row (name and measure)',
  isRow,
  ({ name }) => name,
);
const chosen = positionals.length === 0 ? [...all.values()] : positionals.map(rowNamed);

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

function rowNamed(name: string): Row {
  const row = all.get(name);
  if (row === undefined) throw new Error(`There is no row ${name}. There are: ${[...all.keys()].join(', ')}`);
  return row;
}
