import { availableParallelism, cpus } from 'node:os';
import { type Drill, hasPassed, type Outcome } from './drill.ts';

export interface Entry {
  readonly drill: Drill;
  readonly outcome: Outcome;
}

/** `docs/drills.md`. @param args what the command line said */
export function reportOf(entries: readonly Entry[], args: readonly string[]): string {
  const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores`;
  const command = ['npm run drill', ...(args.length === 0 ? [] : ['--', ...args])].join(' ');
  const failed = entries.flatMap(({ drill, outcome }) =>
    outcome.faults.map((fault) => `- **${drill.name}**: ${fault}`),
  );
  const lines = [
    '# Drills',
    '',
    'What goes wrong in real life, done on purpose to the real bot process between the sandbox’s service and local Discord.',
    '*Lost*: acknowledged events that were not posted. *Repeated*: events that were posted more than once.',
    '',
    '| drill | what was done | how often | lost | repeated | verdict |',
    '|---|---|---|---|---|---|',
    ...entries.map(rowOf),
    ...(failed.length === 0 ? [] : ['', ...failed]),
    '',
    ...entries.filter(({ outcome }) => outcome.measured !== '').map(noteOf),
    '',
    ...(entries.some(({ drill, outcome }) => drill.name === 'soak' && outcome.measured !== '')
      ? ['![Memory, open files and queue while it ran](soak.svg)', '']
      : []),
    `${new Date().toISOString().slice(0, 10)}, ${machine}, Node ${process.version}, \`${command}\``,
    '',
  ];
  return lines.join('\n');
}

function rowOf({ drill, outcome }: Entry): string {
  const { tried, lost, repeated } = outcome;
  const cells = [
    `\`${drill.name}\``,
    drill.does,
    tried,
    lost ?? '–',
    repeated ?? '–',
    hasPassed(outcome) ? 'passed' : '**failed**',
  ];
  return `| ${cells.join(' | ')} |`;
}

function noteOf({ drill, outcome }: Entry): string {
  return `- ${drill.name}: ${outcome.measured}`;
}
