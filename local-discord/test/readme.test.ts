import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

it('the README shows the example that example.test.ts runs', async () => {
  const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');
  expect(await read('../README.md')).toContain((await read('example.test.ts')).trim());
});
