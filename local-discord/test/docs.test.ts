import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { callTables } from '../scripts/calls-table.ts';
import { apiReference } from '../scripts/reference.ts';
import { createLocalDiscord } from '../src/index.ts';
import { MEMBER_PERMISSIONS, permissionNames } from '../src/world/permissions.ts';

const read = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8');

it.each([
  ['README.md', 'node/hello.test.js'],
  ['docs/first-test.md', 'vitest/ping.test.ts'],
  ['docs/first-test.md', 'jest/ping.test.js'],
])('%s shows the example %s', async (page, path) => {
  expect(await read(page)).toContain((await read(`examples/${path}`)).trim());
});

it('the page about HTTP interactions shows lines of its example', async () => {
  const [, shown = ''] = /```js\n(.+?)```/s.exec(await read('docs/http-interactions.md')) ?? [];
  const example = await read('examples/http-interactions/ping.test.js');
  for (const line of shown.split('\n')) expect(example).toContain(line);
});

it('the README is of one screen', async () => {
  expect((await read('README.md')).split('\n').length).toBeLessThan(90);
});

it('the page about seeds shows the seed of the examples', async () => {
  const json = /```json\n(.+?)\n```/s.exec(await read('docs/seeds.md'))?.[1] ?? '';
  const { $schema: _, ...shown } = JSON.parse(json);
  const { $schema: __, ...example } = JSON.parse(await read('examples/seed.json'));
  expect(shown).toEqual(example);
});

it('the first page explains every option of the program', async () => {
  const help = await read('src/cli/texts.ts');
  const options = [...help.matchAll(/--[a-z-]+ </g)].map(([option]) => option.replace(' <', ''));
  expect(options.length).toBeGreaterThan(5);
  const page = await read('docs/start.md');
  expect(options.filter((option) => !page.includes(`\`${option}`))).toEqual([]);
});

it('every option of startLocalDiscord is explained', async () => {
  const source = (await read('src/local-discord-options.ts')) + (await read('src/start.ts'));
  const options = [...source.matchAll(/^ {2}readonly (\w+)\?:/gm)].map(([, name]) => name);
  expect(options.length).toBeGreaterThan(15);
  const page = await read('docs/first-test.md');
  expect(options.filter((name) => !new RegExp(`^\\|[^|]*\`${name}\``, 'm').test(page))).toEqual([]);
});

it('the permissions of the default bot are documented', async () => {
  const page = (await read('docs/people-and-permissions.md')).replaceAll('\n', ' ');
  const named = [...(/`ManageMessages`:([^.]*)/.exec(page)?.[1] ?? '').matchAll(/`(\w+)`/g)];
  expect(named.map(([, name]) => name).sort()).toEqual(permissionNames(MEMBER_PERMISSIONS).sort());
});

it('the API reference and the tables of calls are as in the code (npm run reference writes them)', async () => {
  expect(await read('docs/api.md')).toBe(apiReference());
  const discord = createLocalDiscord();
  expect(await read('docs/any-language.md')).toContain(callTables(discord));
  discord.stop();
});
