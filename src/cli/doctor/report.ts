import { countLabel, type FindingState } from './finding.ts';
import type { CheckResult } from './run-check.ts';

const MARKS: Readonly<Record<FindingState, string>> = { good: '✔', warning: '!', bad: '✘' };

/** One line, and below it, indented, what to do. */
export function resultLines({ name, state, says, advice }: CheckResult): string[] {
  return [`${MARKS[state]} ${name}: ${says}`, ...advice.map((line) => `    ${line}`)];
}

/** The worst state of all. */
export function verdictOf(results: readonly CheckResult[]): FindingState {
  return (
    (['bad', 'warning'] as const).find((state) => results.some((result) => result.state === state)) ?? 'good'
  );
}

/** The verdict in words. */
export function verdictLine(results: readonly CheckResult[]): string {
  const namesIn = (wanted: FindingState) =>
    results.filter(({ state }) => state === wanted).map(({ name }) => name);
  const doubtful = namesIn('warning');
  const warnings = countLabel(doubtful.length, 'warning');
  switch (verdictOf(results)) {
    case 'bad':
      return `Not ready because of ${namesIn('bad').join(', ')}${doubtful.length === 0 ? '' : `; ${warnings}`}.`;
    case 'warning':
      return `Ready, with ${warnings}: ${doubtful.join(', ')}.`;
    case 'good':
      return 'Ready: everything is fine.';
  }
}
