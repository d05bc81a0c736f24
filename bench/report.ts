import { cpus, loadavg } from 'node:os';
import type { Spread } from './measure.ts';
import { type BenchmarkResult, measured, missedBy } from './result.ts';

/** The data of the JSON and Markdown reports. */
export interface Report {
  readonly at: string;
  readonly machine: string;
  /** Load per core before and after; above 1, the machine had other work. */
  readonly load: readonly [number, number];
  readonly results: Readonly<Record<string, readonly BenchmarkResult[]>>;
  /** Why benchmarks were skipped, by name. */
  readonly skipped: Readonly<Record<string, string>>;
}

export function describeMachine(): string {
  const [first] = cpus();
  return `${first?.model.trim()}, ${cpus().length} cores, Node ${process.version}, ${process.platform}`;
}

export const loadPerCore = (): number => (loadavg()[0] ?? 0) / cpus().length;

export function verdictOf(result: BenchmarkResult): string {
  const missed = missedBy(result);
  return missed === 0 ? 'reached' : `missed by ${figure(Math.ceil(missed * 100))} %`;
}

/** For a terminal: a block per result. */
export function asText(name: string, result: BenchmarkResult): string {
  const { measure, against, unit, ours, reference, note } = result;
  return [
    `${name}: ${measure}`,
    `  ours       ${spread(ours)} ${unit}`,
    `  reference  ${spread(reference)} ${unit} (${against})`,
    `  ratio      ${spread(result.ratio)}, target ${targetOf(result)}: ${verdictOf(result)}`,
    ...(note === undefined ? [] : [`  ${note}`]),
  ].join('\n');
}

/** For docs/performance.md. */
export function asMarkdown({ at, machine, load, results, skipped }: Report): string {
  const rows = Object.entries(results).flatMap(([name, ofBenchmark]) =>
    ofBenchmark.map((result) => ({ name, ...result })),
  );
  const lines = rows.map((result) =>
    cells(
      `\`${result.name}\` ${result.measure}`,
      result.against,
      targetOf(result),
      `**${figure(measured(result).median)}** (${range(measured(result))})`,
      `${figure(result.ours.median)} / ${figure(result.reference.median)} ${result.unit}`,
      verdictOf(result),
    ),
  );
  const notes = [
    ...rows.flatMap(({ name, note }) => (note === undefined ? [] : [`- \`${name}\`: ${note}`])),
    ...Object.entries(skipped).map(([name, reason]) => `- \`${name}\` was not measured: ${reason}`),
  ];
  return `# Performance

Written by \`npm run bench -- --write\` on ${at}: ${machine}; load per core ${load.map(figure).join(' before, ')} after.
Every figure is the median of several rounds, with quartiles. Each round measures the reference and Haulmate, built and run
as by \`npm start\`, one after the other on the same machine, so the ratios carry over to other machines and the absolute figures don’t.
*Missed* means short of the target, not broken.

${cells('measure', 'reference', 'target', 'measured', 'ours / reference', 'verdict')}
${cells('---', '---', '---', '---', '---', '---')}
${lines.join('\n')}

${[...new Set(notes)].join('\n')}

\`npm run bench\` runs all benchmarks, \`npm run bench -- accept start\` runs two of them. \`--quick\` runs fewer rounds, \`--json\` prints JSON.
`;
}

function targetOf({ target: { of, bound, value }, unit }: BenchmarkResult): string {
  return `${bound === 'at most' ? '≤' : '≥'} ${value}${of === 'ours' ? ` ${unit}` : ''}`;
}

function spread(one: Spread): string {
  return `${figure(one.median)} (${range(one)})`;
}

function range({ low, high }: Spread): string {
  return `${figure(low)}–${figure(high)}`;
}

function figure(value: number): string {
  if (Number.isNaN(value)) return '–';
  if (Number.isInteger(value) || Math.abs(value) >= 1000) return String(Math.round(value));
  return String(Number(value.toPrecision(3)));
}

function cells(...texts: readonly string[]): string {
  return `| ${texts.join(' | ')} |`;
}
