import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

it('the manual’s example is the one that is tested', async () => {
  const manual = await readFile('docs/local-discord.md', 'utf8');
  const example = await readFile('test/sandbox/discord/any-bot-example.test.ts', 'utf8');
  expect(manual).toContain(example.trim());
});
