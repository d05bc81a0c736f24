import { countLabel, type State } from './check.ts';
import type { Result } from './run-check.ts';

const MARKS: Readonly<Record<State, string>> = { good: '✔', warning: '!', bad: '✘' };

/** One line, and below it, indented, what to do. */
export function linesOf({ name, state, says, advice }: Result): string[] {
  return [`${MARKS[state]} ${name}: ${says}`, ...advice.map((line) => `    ${line}`)];
}

/** The worst of all. */
export function verdictOf(results: readonly Result[]): State {
  return (['bad', 'warning'] as const).find((state) => results.some((one) => one.state === state)) ?? 'good';
}

/** The verdict in words. */
export function verdictLine(results: readonly Result[]): string {
  const names = (wanted: State) => results.filter(({ state }) => state === wanted).map(({ name }) => name);
  const doubtful = names('warning');
  const warnings = countLabel(doubtful.length, 'warning');
  switch (verdictOf(results)) {
    case 'bad':
      return `Not ready: put right ${names('bad').join(', ')}${doubtful.length === 0 ? '' : `; ${warnings}`}.`;
    case 'warning':
      return `Ready, with ${warnings}: ${doubtful.join(', ')}.`;
    case 'good':
      return 'Ready: everything is right.';
  }
}
