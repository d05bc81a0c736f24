import { hasPassed } from './drill.ts';
import type { DrillRecord, Run } from './record.ts';

/** `docs/drills.md`. */
export function reportOf(record: DrillRecord): string {
  const runs = Object.entries(record);
  const failed = runs.flatMap(([name, { outcome }]) =>
    outcome.faults.map((fault) => `- **${name}**: ${fault}`),
  );
  return [
    '# Drills',
    '',
    'What goes wrong in real life, done on purpose to the real bot process at the local Discord, or, for `answers` and `fuzz`, to its parts.',
    '*Lost*: acknowledged events that were not posted. *Repeated*: events that were posted more than once.',
    '`npm run drill` runs them all, in about an hour and a half; `npm run drill -- NAME` one; `--short` less of each; `--write` puts the outcome',
    'here.',
    '',
    '| drill | what was done | how often | lost | repeated | verdict | when |',
    '|---|---|---|---|---|---|---|',
    ...runs.map(([name, run]) => rowOf(name, run)),
    ...(failed.length === 0 ? [] : ['', ...failed]),
    '',
    ...runs.flatMap(([name, { outcome }]) =>
      outcome.measured === '' ? [] : [`- ${name}: ${outcome.measured}`],
    ),
    '',
    '![Memory, open files and queue while it ran](soak.svg)',
    '',
    `${distinct(runs, ({ machine }) => machine)}; ${distinct(runs, ({ command }) => `\`${command}\``)}.`,
    '',
  ].join('\n');
}

function rowOf(name: string, { does, at, outcome }: Run): string {
  const { tried, lost, repeated } = outcome;
  const cells = [
    `\`${name}\``,
    does,
    tried,
    lost ?? '–',
    repeated ?? '–',
    hasPassed(outcome) ? 'passed' : '**failed**',
    at,
  ];
  return `| ${cells.join(' | ')} |`;
}

function distinct(runs: readonly (readonly [string, Run])[], of: (run: Run) => string): string {
  return [...new Set(runs.map(([, run]) => of(run)))].join('; ');
}
