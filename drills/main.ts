/** `npm run drill [-- NAME …] [--short] [--minutes N] [--write]`: what goes wrong in real life, done on purpose. */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { loadModules } from '../src/process/load-modules.ts';
import buildBot from '../test/support/build-bot.ts';
import { type Drill, hasPassed, isDrill, type Outcome } from './drill.ts';
import { remember } from './record.ts';
import { reportOf } from './report.ts';

const REPORT = new URL('../docs/drills.md', import.meta.url);

const { values: wanted, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    minutes: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
// The bot as `npm start` runs it.
buildBot();
const all = await loadModules(
  new URL('kinds/', import.meta.url),
  'a drill (name, does, size and run)',
  isDrill,
  ({ name }) => name,
);
const unknown = names.filter((name) => !all.has(name));
const minutes = wanted.minutes === undefined ? undefined : Number(wanted.minutes);
const shortens = wanted.short || minutes !== undefined;
if (
  wanted.help ||
  unknown.length > 0 ||
  (shortens && wanted.write) ||
  (minutes !== undefined && !(minutes > 0))
) {
  console.error(
    `Drills: ${[...all.keys()].join(', ')}. Options: --short, --minutes N, or --write, at full length`,
  );
  process.exit(wanted.help ? 0 : 64);
}

let failed = false;
for (const drill of names.length === 0 ? all.values() : names.flatMap((name) => all.get(name) ?? [])) {
  const size = sizeOf(drill);
  console.log(`${drill.name}: ${drill.does} (${size} ${drill.size.unit})`);
  const outcome = await attempt(drill, size);
  const { tried, lost, repeated, faults, measured } = outcome;
  console.log(`  ${tried}; lost ${lost ?? '–'}, repeated ${repeated ?? '–'}; ${measured}`);
  for (const fault of faults) console.log(`  ✘ ${fault}`);
  console.log(`  ${hasPassed(outcome) ? '✔ passed' : '✘ failed'}`);
  failed ||= !hasPassed(outcome);
  if (wanted.write) {
    const record = remember(drill.name, drill.does, process.argv.slice(2), outcome);
    await writeFile(REPORT, reportOf(record));
  }
}
process.exit(failed ? 1 : 0);

function sizeOf({ size }: Drill): number {
  if (minutes !== undefined && size.unit === 'minutes') return minutes;
  return wanted.short ? size.short : size.full;
}

/** A drill that cannot be carried through has failed, and the others go on. */
async function attempt(drill: Drill, size: number): Promise<Outcome> {
  try {
    return await drill.run(size, (line) => console.log(`  ${line}`));
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    return { tried: 'not carried through', lost: null, repeated: null, faults: [fault], measured: '' };
  }
}
