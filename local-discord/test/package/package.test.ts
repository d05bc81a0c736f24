import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bareBot } from '../bare-bot.ts';
import { type Installed, installPackage } from './installed.ts';

const INSTALL_WITHIN_MS = 180_000;
let installed: Installed;
beforeAll(async () => {
  installed = await installPackage();
}, INSTALL_WITHIN_MS);
afterAll(() => installed.remove());

/** Ends a program with all that it has started. */
async function stop(program: ChildProcess): Promise<void> {
  const ended = once(program, 'close');
  if (program.pid !== undefined) process.kill(-program.pid, 'SIGTERM');
  await ended;
}

it(
  'npx starts the tarball: the page loads, and a bot connects with the printed token',
  async () => {
    const args = ['--yes', '--prefer-offline', installed.tarball, '--port', '0'];
    // Its own process group, so that npx and what it starts end together.
    const program = spawn('npx', args, {
      cwd: installed.folder,
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const printed = new Map<string, string>();
      for await (const line of createInterface({ input: program.stdout })) {
        const [name = '', value = ''] = line.trim().split(/\s{2,}/);
        printed.set(name, value);
        if (name === 'Eris') break;
      }
      const url = printed.get('Page') ?? '';
      expect(printed.get('API')).toBe(`${url}/api`);
      const [page, script, style] = await Promise.all(
        ['/', '/app.js', '/app.css'].map(async (path) => (await fetch(url + path)).text()),
      );
      expect(page).toContain('<script type="module" src="/app.js">');
      expect(Math.min(script?.length ?? 0, style?.length ?? 0)).toBeGreaterThan(10_000);
      const bot = await bareBot({ url }, 1, printed.get('Token'));
      await bot.event('GUILD_CREATE');
      bot.leave();
    } finally {
      await stop(program);
    }
  },
  INSTALL_WITHIN_MS,
);

it('the first test of the README passes, with nothing else installed', async () => {
  const home = join(installed.folder, 'node_modules/local-discord');
  const example = await readFile(join(home, 'examples/node/hello.test.js'), 'utf8');
  expect(await readFile(join(home, 'README.md'), 'utf8')).toContain(example.trim());
  await writeFile(join(installed.folder, 'hello.test.mjs'), example);
  expect(await installed.run('node', ['--test', 'hello.test.mjs'])).toMatch(/pass 1\b/);
});

it('every link of its pages leads to a file in it', async () => {
  const home = join(installed.folder, 'node_modules/local-discord');
  const pages = (await readdir(home, { recursive: true })).filter((file) => file.endsWith('.md'));
  expect(pages.length).toBeGreaterThan(5);
  const broken = [];
  for (const page of pages) {
    const text = await readFile(join(home, page), 'utf8');
    for (const [, link = ''] of text.matchAll(/\]\(([^)\s#]+)[^)\s]*\)/g)) {
      const isThere = /^https?:/.test(link) || existsSync(join(home, dirname(page), link));
      if (!isThere) broken.push(`${page}: ${link}`);
    }
  }
  expect(broken).toEqual([]);
});

const exports = ['', '/rules', '/page', '/markdown', '/listeners'].map((path) => `local-discord${path}`);

it.each(exports)('Node imports %s without development packages', async (name) => {
  const code = `import(${JSON.stringify(name)}).then((all) => console.log(Object.keys(all).length))`;
  expect(Number(await installed.run('node', ['-e', code]))).toBeGreaterThan(0);
});

it('CommonJS tests require local-discord/jest', async () => {
  const code = `console.log(typeof require('local-discord/jest').useLocalDiscord)`;
  expect(await installed.run('node', ['-e', code])).toBe('function\n');
});

it('declares every package that it imports', async () => {
  const manifest = JSON.parse(
    await readFile(join(installed.folder, 'node_modules/local-discord/package.json'), 'utf8'),
  );
  const declared = { ...manifest.dependencies, ...manifest.peerDependencies };
  const imports = await installed.run('grep', [
    '-rhoE',
    '--include=*.js',
    '--include=*.d.ts',
    '--include=*.cjs',
    '--exclude-dir=built',
    `(from|import|import\\(|require\\() ?["'][@a-z][^"']*["']`,
    'node_modules/local-discord/dist',
  ]);
  const names = imports.split('\n').flatMap((line) => /["'](.+)["']/.exec(line)?.[1] ?? []);
  const packages = names
    .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  expect([...new Set(packages)].filter((name) => declared[name] === undefined)).toEqual([]);
  expect(new Set(packages)).toContain('fastify');
});

it('has no sources, and has types that the strictest TypeScript accepts', async () => {
  const files = await installed.run('find', [
    'node_modules/local-discord/dist',
    '-name',
    '*.ts',
    '!',
    '-name',
    '*.d.ts',
  ]);
  expect(files).toBe('');
  await writeFile(
    join(installed.folder, 'use.ts'),
    `import { type LocalDiscord, seeded, startLocalDiscord } from 'local-discord';
import { messageErrors } from 'local-discord/rules';
import { useLocalDiscord } from 'local-discord/jest';
const { discord }: { discord: LocalDiscord } = await startLocalDiscord({ strict: true });
const content: string = (await discord.waitForMessage(({ author }) => author.id === seeded.mo)).content;
// @ts-expect-error there is no such call
discord.doesNotExist();
// @ts-expect-error a port is a number
await startLocalDiscord({ port: content });
// What @types/jest declares has the matchers.
declare const expected: jest.Matchers<void>;
expected.toHaveButton('Again', { disabled: true });
export { messageErrors, useLocalDiscord };
`,
  );
  const home = join(import.meta.dirname, '../../..');
  // Only those of Node.js: the package must do without others.
  await mkdir(join(installed.folder, 'node_modules/@types'));
  await symlink(join(home, 'node_modules/@types/node'), join(installed.folder, 'node_modules/@types/node'));
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023'];
  const tsc = join(home, 'node_modules/typescript/bin/tsc');
  await writeFile(join(installed.folder, 'package.json'), '{ "private": true, "type": "module" }');
  await installed.run('node', [tsc, ...options, '--types', 'node', 'use.ts']);
});
