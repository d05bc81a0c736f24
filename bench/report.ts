import { cpus, loadavg } from 'node:os';
import { type Finding, measured, missedBy } from './finding.ts';
import type { Spread } from './measure.ts';

/** What was measured where; both reports are made of it. */
export interface Report {
  readonly at: string;
  readonly machine: string;
  /** Runnable processes per core before and after: above 1, others were at work, too. */
  readonly load: readonly [number, number];
  readonly rows: Readonly<Record<string, readonly Finding[]>>;
}

export function describeMachine(): string {
  const [first] = cpus();
  return `${first?.model.trim()}, ${cpus().length} cores, Node ${process.version}, ${process.platform}`;
}

export const loadPerCore = (): number => (loadavg()[0] ?? 0) / cpus().length;

export function verdictOf(finding: Finding): string {
  const missed = missedBy(finding);
  return missed === 0 ? 'reached' : `missed by ${figure(Math.ceil(missed * 100))} %`;
}

/** For a terminal: a block per finding. */
export function asText(name: string, finding: Finding): string {
  const { measure, against, unit, ours, reference, note } = finding;
  return [
    `${name}: ${measure}`,
    `  ours       ${spread(ours)} ${unit}`,
    `  reference  ${spread(reference)} ${unit} (${against})`,
    `  ratio      ${spread(finding.ratio)}, to reach ${targetOf(finding)}: ${verdictOf(finding)}`,
    ...(note === undefined ? [] : [`  ${note}`]),
  ].join('\n');
}

/** For docs/performance.md. */
export function asMarkdown({ at, machine, load, rows }: Report): string {
  const findings = Object.entries(rows).flatMap(([name, found]) =>
    found.map((finding) => ({ name, ...finding })),
  );
  const lines = findings.map((finding) =>
    cells(
      `\`${finding.name}\` ${finding.measure}`,
      finding.against,
      targetOf(finding),
      `**${figure(measured(finding).median)}** (${range(measured(finding))})`,
      `${figure(finding.ours.median)} / ${figure(finding.reference.median)} ${finding.unit}`,
      verdictOf(finding),
    ),
  );
  const notes = findings.flatMap(({ name, note }) => (note === undefined ? [] : [`- \`${name}\`: ${note}`]));
  return `# Performance

Written by \`npm run bench -- --write\` on ${at}: ${machine}; load per core ${load.map(figure).join(' before, ')} after.
Every figure is the median of several rounds with its quartiles. Each round measures the reference and Haulmate, built and
run as by \`npm start\`, one after the other on the same machine, so the ratio travels and the figures do not.

${cells('measure', 'against', 'to reach', 'measured', 'ours / reference', 'verdict')}
${cells('---', '---', '---', '---', '---', '---')}
${lines.join('\n')}

${[...new Set(notes)].join('\n')}

\`npm run bench\` runs everything, \`npm run bench -- accept start\` some rows, \`--quick\` less of each, \`--json\` prints JSON.
`;
}

function targetOf({ target: { of, bound, value }, unit }: Finding): string {
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
