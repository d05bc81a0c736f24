import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');

it.each(['vitest/ping.test.ts', 'jest/ping.test.js'])('the README shows the example %s', async (path) => {
  expect(await read('../README.md')).toContain((await read(`../examples/${path}`)).trim());
});

it('the README shows the seed of the examples', async () => {
  const json = /```json\n(.+?)\n```/s.exec(await read('../README.md'))?.[1] ?? '';
  const { $schema: _, ...shown } = JSON.parse(json);
  const { $schema: __, ...example } = JSON.parse(await read('../examples/seed.json'));
  expect(shown).toEqual(example);
});

it('the README explains every option of the program', async () => {
  const help = await read('../src/cli/texts.ts');
  const options = [...help.matchAll(/--[a-z-]+ <|--strict|--rate-limits/g)].map(([option]) =>
    option.replace(' <', ''),
  );
  expect(options.length).toBeGreaterThan(5);
  const readme = await read('../README.md');
  expect(options.filter((option) => !readme.includes(`\`${option}`))).toEqual([]);
});
