import { hasPassed } from './drill.ts';
import type { Result, Results } from './results.ts';

/** The text of `docs/drills.md`. */
export function renderReport(results: Results): string {
  const entries = Object.entries(results);
  const failures = entries.flatMap(([name, { outcome }]) =>
    outcome.failures.map((failure) => `- **${name}**: ${failure}`),
  );
  return [
    '# Drills',
    '',
    'Failures that happen in production, caused on purpose: to the real bot process on the local Discord or, for `answers` and `fuzz`, to parts of it.',
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
    `${distinct(entries, ({ machine }) => machine)}; ${distinct(entries, ({ command }) => `\`${command}\``)}.`,
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
): string {
  return [...new Set(entries.map(([, result]) => property(result)))].join('; ');
}
