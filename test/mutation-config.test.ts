import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import stryker from '../stryker.config.mjs';
import mutation from '../vitest.mutation.config.ts';
import { ROOT } from './support/source-files.ts';

/** "test/links/{find,sites}.test.ts" as one name for each file. */
function spellOut(pattern: string): string[] {
  const [, before, names, after] = /^(.*)\{([^}]*)\}(.*)$/.exec(pattern) ?? [];
  return names === undefined ? [pattern] : names.split(',').map((name) => `${before}${name}${after}`);
}

const patterns = [stryker.mutate, mutation.test?.include].flatMap((list) => list ?? []);
const measured = [...readFileSync(join(ROOT, 'docs/mutation.md'), 'utf8').matchAll(/`(src\/\S+\.ts)`/g)];
const files = patterns.flatMap((pattern) => (pattern === undefined ? [] : spellOut(pattern)));

it.each(files)('the mutation tests find %s', (file) => {
  expect(globSync(file, { cwd: ROOT })).toEqual([file]);
});

it('docs/mutation.md names files that exist', () => {
  const named = measured.map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
