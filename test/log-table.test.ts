import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, sourceFilesBelow } from './support/source-files.ts';

const SOURCE = sourceFilesBelow('src')
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n');

/** The log messages in the table of docs/logs-and-metrics.md. */
function explained(): string[] {
  const manual = readFileSync(join(ROOT, 'docs/logs-and-metrics.md'), 'utf8');
  const section = manual.slice(manual.indexOf('## The log'), manual.indexOf('## Metrics'));
  const cells = [...section.matchAll(/^\| (`[^|]+) \|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, line = '']) => line));
}

it('docs/logs-and-metrics.md explains only log messages that exist, each once', () => {
  const lines = explained();
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
  expect(lines.filter((line) => !SOURCE.includes(line.replace(/[:;]? ?…$/, '')))).toEqual([]);
});

it('docs/logs-and-metrics.md explains every warning and error in the source', () => {
  const beginnings = explained().map((line) => line.replace(/…$/, '').trim());
  const written = [...SOURCE.matchAll(/log\??\.(?:warn|error|fatal)\((?:\{[^{}]*\}, )?'([^']+)'/g)];
  expect(written.length).toBeGreaterThan(20);
  const unexplained = written
    .map(([, line = '']) => line)
    .filter((line) => !beginnings.some((beginning) => line.startsWith(beginning)));
  expect(unexplained).toEqual([]);
});
