import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SOURCES = fileURLToPath(new URL('../../../src/', import.meta.url));
const TESTS = fileURLToPath(new URL('.', import.meta.url));

function sourcesIn(folder: string, path = /\.ts$/): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

it('every exported view is rendered by a test of this folder', () => {
  const views = sourcesIn(SOURCES, /(^|\/)cards\/.*\.ts$/).flatMap((source) =>
    [...source.matchAll(/^export function (\w+View)\b/gm)].map(([, name]) => name),
  );
  const tests = sourcesIn(TESTS).join('\n');
  expect(views.length).toBeGreaterThan(20);
  expect(views.filter((name) => !tests.includes(`${name}(`) && !tests.includes(`render: ${name},`))).toEqual(
    [],
  );
});
