import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import stryker from '../stryker.config.mjs';
import mutation from '../vitest.mutation.config.ts';
import { ROOT } from './support/source-files.ts';

/** "test/links/{find,vectors}.test.ts" as one name for each file. */
function spellOut(pattern: string): string[] {
  const [, before, names, after] = /^(.*)\{([^}]*)\}(.*)$/.exec(pattern) ?? [];
  return names === undefined ? [pattern] : names.split(',').map((name) => `${before}${name}${after}`);
}

const patterns = [stryker.mutate, mutation.test?.include].flatMap((list) => list ?? []);
const files = patterns.flatMap((pattern) => (pattern === undefined ? [] : spellOut(pattern)));

it.each(files)('the mutation tests find %s', (file) => {
  expect(globSync(file, { cwd: ROOT })).toEqual([file]);
});
