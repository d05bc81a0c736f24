import type { Row } from './outcome.ts';

/** One line a rule, and a sum. */
export function tableOf(rows: readonly Row[]): string[] {
  const cells = rows.map(({ about, rule, source, outcome }) => [
    about,
    rule,
    source,
    outcome.verdict === 'passed' ? 'passed' : `${outcome.verdict}: ${outcome.reason}`,
  ]);
  const all = [['about', 'rule', 'said by', 'result'], ...cells];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const lines = all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const count = (verdict: string) => rows.filter(({ outcome }) => outcome.verdict === verdict).length;
  return [
    ...lines,
    '',
    `${count('passed')} passed, ${count('failed')} failed, ${count('not tested')} not tested`,
  ];
}
