import { execFile, execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NOT_SOURCES = [
  'build.js',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'migrations',
  'reference',
];
/** One file for everything that build.js builds; each takes milliseconds to build, the bot takes seconds. */
const SMALL_SOURCES: Readonly<Record<string, string>> = {
  'src/index.ts': '',
  'src/main.ts': '',
  ...Object.fromEntries(
    ['arrivals', 'backup', 'doctor', 'events', 'move'].flatMap((tool) => [
      [`src/cli/${tool}.ts`, ''],
      [`src/cli/${tool}/main.ts`, ''],
    ]),
  ),
  'src/cli/events.ts':
    'console.log(HAULMATE_BUILD.newestMigration, HAULMATE_BUILD.version, HAULMATE_BUILD.commit);',
  'src/commands/help.ts': '',
  'src/webhook-receiver/events/ping.ts': '',
};

const JOURNAL = 'migrations/meta/_journal.json';

let tree: string;
const withDevelopmentTools = () => symlink(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
const withoutDevelopmentTools = () => rm(join(tree, 'node_modules'));

async function createTree(names: readonly string[]): Promise<void> {
  tree = await mkdtemp(join(tmpdir(), 'build-'));
  for (const name of names) await cp(join(ROOT, name), join(tree, name), { recursive: true });
  await withDevelopmentTools();
}

const removeTree = () => rm(tree, { recursive: true });

function node(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const options = { cwd: tree, env: { PATH: process.env['PATH'], ...env } };
    execFile(process.execPath, [...args], options, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });
}

async function build(
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  expect(await node(['build.js', ...args], env)).toMatchObject({ code: 0, err: '' });
}

const version = async () => (await node(['dist/cli/events.js', '--version'])).out.trim();

/** Writes a file with the time of an old commit, as a checkout of an older tag may leave it. */
async function checkOut(path: string, content: string): Promise<void> {
  await mkdir(dirname(join(tree, path)), { recursive: true });
  await writeFile(join(tree, path), content);
  await utimes(join(tree, path), new Date(0), new Date(0));
}

async function packageOf(other: string): Promise<string> {
  return (await readFile(join(ROOT, 'package.json'), 'utf8')).replace(
    /"version": "[^"]+"/,
    `"version": "${other}"`,
  );
}

describe('build.js', () => {
  beforeAll(async () => {
    await createTree(NOT_SOURCES);
    for (const [path, source] of Object.entries(SMALL_SOURCES)) await checkOut(path, source);
    await build();
  });
  afterAll(removeTree);

  const digest = () => readFile(join(tree, 'dist/sources.sha256'), 'utf8');

  it('--if-stale keeps dist while the sources are the same, even if their modification times differ', async () => {
    const before = await digest();
    await writeFile(join(tree, 'dist/kept'), '');
    await writeFile(join(tree, 'src/index.ts'), SMALL_SOURCES['src/index.ts'] ?? '');
    await build(['--if-stale']);
    expect(await digest()).toBe(before);
    expect(await readFile(join(tree, 'dist/kept'), 'utf8')).toBe('');
  });

  it('--if-stale builds again when a source was changed, added or removed, however old the file is', async () => {
    const digests = [await digest()];
    await checkOut('src/index.ts', '// changed');
    await build(['--if-stale']);
    digests.push(await digest());
    await checkOut('src/commands/extra.ts', 'console.log("an extra command");');
    await build(['--if-stale']);
    digests.push(await digest());
    expect(await readFile(join(tree, 'dist/commands/extra.js'), 'utf8')).toContain('an extra command');
    await rm(join(tree, 'src/commands/extra.ts'));
    await build(['--if-stale']);
    expect(new Set(digests).size).toBe(3);
    expect(await digest()).toBe(digests[1]);
    await expect(readFile(join(tree, 'dist/commands/extra.js'))).rejects.toThrow('ENOENT');
  });

  it('--if-stale builds again when only the version was changed, to a newer or an older one', async () => {
    for (const other of ['9.0.0', '0.0.1']) {
      await checkOut('package.json', await packageOf(other));
      await build(['--if-stale']);
      expect(await version()).toContain(other);
    }
  });

  it('--if-stale builds again when a migration was added or removed', async () => {
    const journal = JSON.parse(await readFile(join(tree, JOURNAL), 'utf8'));
    const [newest, before] = [journal.entries.pop(), journal.entries.at(-1)];
    expect(await version()).toContain(newest.tag);
    await checkOut(JOURNAL, JSON.stringify(journal));
    await build(['--if-stale']);
    expect(await version()).toContain(before.tag);
  });

  it('a build that fails leaves the last one in place, and nothing else', async () => {
    const before = await digest();
    await checkOut('src/commands/broken.ts', 'const = 1;');
    expect(await node(['build.js'])).toMatchObject({ code: 1, err: expect.stringContaining('broken.ts') });
    await rm(join(tree, 'src/commands/broken.ts'));
    expect(await digest()).toBe(before);
    expect((await readdir(tree)).filter((name) => name.includes('dist'))).toEqual(['dist']);
  });

  it('--if-stale fails with the command to run where the development tools are not installed', async () => {
    await withoutDevelopmentTools();
    await checkOut('package.json', await packageOf('0.0.2'));
    const refused = await node(['build.js', '--if-stale']);
    await withDevelopmentTools();
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('other sources') });
    expect(refused.err).toContain('npm ci && npm run build');
  });

  it('fails with the command to run where esbuild came without its binary, an optional package', async () => {
    await withoutDevelopmentTools();
    for (const part of ['package.json', 'lib/main.js']) {
      const file = join('node_modules/esbuild', part);
      await checkOut(file, await readFile(join(ROOT, file), 'utf8'));
    }
    const refused = await node(['build.js']);
    await rm(join(tree, 'node_modules'), { recursive: true });
    await withDevelopmentTools();
    expect(refused).toMatchObject({ code: 1, err: expect.stringMatching(/^The build .* npm ci && .*\n$/) });
  });

  it('reads the commit from git, otherwise from COMMIT, otherwise reports it as unknown', async () => {
    await build();
    expect(await version()).toMatch(/ unknown$/);
    await build([], { COMMIT: '0123456789ab' });
    expect(await version()).toMatch(/ 0123456789ab$/);
    const git = (...args: string[]) => execFileSync('git', ['-C', tree, ...args], { encoding: 'utf8' });
    git('init', '-q');
    git('add', 'src', 'package.json');
    git('-c', 'user.name=x', '-c', 'user.email=x@example.com', 'commit', '-qm', 'x');
    await build();
    expect(await version()).toContain(` ${git('rev-parse', '--short=12', 'HEAD').trim()}`);
    await checkOut('src/index.ts', '// changed since the commit');
    await build();
    expect(await version()).toMatch(/ [0-9a-f]{12}-dirty$/);
  });
});

describe('the built bot and its tools', () => {
  beforeAll(() => createTree(['dist', 'package.json', 'migrations']));
  afterAll(removeTree);

  it('name their version and commit', async () => {
    const { version: own } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
    expect(await version()).toMatch(/^\S+ \(commit (unknown|[0-9a-f]{12}(-dirty)?)\)$/);
    expect(await version()).toContain(own);
  });

  it('refuse to run beside the files of another version', async () => {
    await checkOut('package.json', await packageOf('2.0.0'));
    for (const entry of ['dist/index.js', 'dist/cli/events.js']) {
      const settings = { DISCORD_TOKEN: 'x', API_BASE_URL: 'http://127.0.0.1:9', API_KEY: 'x', PORT: '0' };
      const { code, out, err } = await node([entry, 'list'], { ...settings, DATABASE_PATH: ':memory:' });
      expect(code).toBe(1);
      expect(out + err).toMatch(/dist was built from version \S+, .* version 2\.0\.0.*npm run build/);
    }
    await cp(join(ROOT, 'package.json'), join(tree, 'package.json'));
  });

  it('refuse to run beside other migrations', async () => {
    const list = () => node(['dist/cli/events.js', 'list'], { DATABASE_PATH: 'none.db' });
    expect((await list()).err).toContain('there is no database');
    const journal = JSON.parse(await readFile(join(tree, JOURNAL), 'utf8'));
    journal.entries.pop();
    await checkOut(JOURNAL, JSON.stringify(journal));
    const { code, err } = await list();
    expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('other migrations') });
  });
});
