import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { buildBot } from '../sandbox/build-bot.ts';
import { loadModules } from '../src/process/load-modules.ts';
import { type Drill, hasPassed, isDrill, type Outcome } from './drill.ts';
import { errorMessage } from './error-message.ts';
import { seededRandom, seedFrom } from './random.ts';
import { type Result, type Results, saveResult } from './results.ts';

/** `npm run drill [-- NAME …] [--short] [--minutes N] [--seed N] [--write]` */

const REPORT = new URL('../docs/drills.md', import.meta.url);

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    minutes: { type: 'string' },
    seed: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const drills = await loadModules(
  new URL('scenarios/', import.meta.url),
  'a drill (name, description, size and run)',
  isDrill,
  ({ name }) => name,
);
const minutes = options.minutes === undefined ? undefined : Number(options.minutes);
const isShortened = options.short || minutes !== undefined;
const isUsable =
  names.every((name) => drills.has(name)) &&
  !(isShortened && options.write) &&
  (minutes === undefined || minutes > 0);
if (options.help || !isUsable) {
  console.error(
    `Drills: ${[...drills.keys()].join(', ')}. Options: --seed N, --short, --minutes N, or --write for a full run`,
  );
  process.exit(options.help ? 0 : 64);
}
const seed = seedFrom(options.seed ?? process.env['DRILL_SEED']);

// Builds the bot as `npm start` runs it.
await buildBot();
let failed = false;
for (const drill of names.length === 0 ? drills.values() : names.flatMap((name) => drills.get(name) ?? [])) {
  const size = sizeOf(drill);
  console.log(`${drill.name}: ${drill.description} (${size} ${drill.size.unit}, seed ${seed})`);
  const outcome = await attempt(drill, size);
  const { workload, lost, repeated, failures, measurements } = outcome;
  console.log(`  ${workload}; lost ${lost ?? '–'}, repeated ${repeated ?? '–'}; ${measurements}`);
  for (const failure of failures) console.log(`  ✘ ${failure}`);
  console.log(`  ${hasPassed(outcome) ? '✔ passed' : `✘ failed; --seed ${seed} repeats the random choices`}`);
  failed ||= !hasPassed(outcome);
  if (options.write) {
    await writeFile(REPORT, renderReport(saveResult(drill, process.argv.slice(2), outcome)));
  }
}
process.exit(failed ? 1 : 0);

function sizeOf({ size }: Drill): number {
  if (minutes !== undefined && size.unit === 'minutes') return minutes;
  return options.short ? size.short : size.full;
}

/** An error fails the drill, but the next one still runs. */
async function attempt(drill: Drill, size: number): Promise<Outcome> {
  try {
    const log = (line: string) => console.log(`  ${line}`);
    return await drill.run({ size, seed, random: seededRandom(seed), log });
  } catch (error) {
    const failures = [errorMessage(error)];
    return { workload: 'not completed', lost: null, repeated: null, failures, measurements: '' };
  }
}

/** The text of `docs/drills.md`. */
function renderReport(results: Results): string {
  const entries = Object.entries(results);
  const failures = entries.flatMap(([name, { outcome }]) =>
    outcome.failures.map((failure) => `- **${name}**: ${failure}`),
  );
  return [
    '# Drills',
    '',
    'Failures that happen in production, caused on purpose: in the real bot process on the local Discord or, for `answers` and `fuzz`, in parts of it.',
    '*Lost*: acknowledged events that were not posted. *Repeated*: events that were posted more than once.',
    '',
    '`npm run drill` runs all of them, which takes about two hours; `npm run drill -- NAME` runs one. `--short` runs less of each,',
    'as `npm run test:drills` and CI do. `--seed N` repeats the random choices of an earlier run. `--write` updates this page.',
    '',
    '| drill | what happens | how often | lost | repeated | verdict | date |',
    '|---|---|---|---|---|---|---|',
    ...entries.map(([name, result]) => tableRow(name, result)),
    ...(failures.length === 0 ? [] : ['', ...failures]),
    '',
    ...entries.flatMap(([name, { outcome }]) =>
      outcome.measurements === '' ? [] : [`- ${name}: ${outcome.measurements}`],
    ),
    '',
    '![Memory, open files and pending alerts during the soak drill](soak.svg)',
    '',
    'Measured on:',
    '',
    ...distinct(entries, ({ machine }) => machine).map((machine) => `- ${machine}`),
    '',
  ].join('\n');
}

function tableRow(name: string, { description, at, outcome }: Result): string {
  const { workload, lost, repeated } = outcome;
  const cells = [
    `\`${name}\``,
    description,
    workload,
    lost ?? '–',
    repeated ?? '–',
    hasPassed(outcome) ? 'passed' : '**failed**',
    at,
  ];
  return `| ${cells.join(' | ')} |`;
}

function distinct(
  entries: readonly (readonly [string, Result])[],
  property: (result: Result) => string,
): string[] {
  return [...new Set(entries.map(([, result]) => property(result)))];
}
