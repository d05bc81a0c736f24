import { execFile, execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const COPIED = ['build.js', 'package.json', 'package-lock.json', 'tsconfig.json', 'src', 'migrations'];

let tree: string;
beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), 'build-'));
  for (const name of COPIED) await cp(join(ROOT, name), join(tree, name), { recursive: true });
  await withDevelopmentTools();
  const built = await node(['build.js']);
  expect(built).toMatchObject({ code: 0, err: '' });
}, 60_000);
afterAll(() => rm(tree, { recursive: true }));

const withDevelopmentTools = () => symlink(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
const withoutDevelopmentTools = () => rm(join(tree, 'node_modules'));

function node(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const options = { cwd: tree, env: { PATH: process.env['PATH'], ...env } };
    execFile(process.execPath, [...args], options, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });
}

const digest = () => readFile(join(tree, 'dist/sources.sha256'), 'utf8');
const version = async () => (await node(['dist/cli/events.js', '--version'])).out.trim();

/** Writes a file with the time of an old commit, as a checkout of an older tag may leave it. */
async function checkOut(path: string, content: string): Promise<void> {
  await writeFile(join(tree, path), content);
  await utimes(join(tree, path), new Date(0), new Date(0));
}

async function packageOf(other: string): Promise<string> {
  return (await readFile(join(ROOT, 'package.json'), 'utf8')).replace(
    /"version": "[^"]+"/,
    `"version": "${other}"`,
  );
}

describe('npm start', () => {
  it('does not rebuild dist while the sources are the same, whatever their times', async () => {
    const before = await digest();
    await writeFile(join(tree, 'dist/kept'), '');
    await checkOut(
      'src/views/user-facing-error.ts',
      await readFile(join(ROOT, 'src/views/user-facing-error.ts'), 'utf8'),
    );
    expect(await node(['build.js', '--if-stale'])).toMatchObject({ code: 0 });
    expect(await digest()).toBe(before);
    expect(await readFile(join(tree, 'dist/kept'), 'utf8')).toBe('');
  });

  it('rebuilds dist when a source is changed or deleted, however old it is', async () => {
    const first = await digest();
    await checkOut(
      'src/views/user-facing-error.ts',
      `${await readFile(join(ROOT, 'src/views/user-facing-error.ts'), 'utf8')}\n// Another one.\n`,
    );
    await writeFile(
      join(tree, 'src/commands/extra.ts'),
      await readFile(join(ROOT, 'src/commands/status.ts')),
    );
    expect(await node(['build.js', '--if-stale'])).toMatchObject({ code: 0 });
    const second = await digest();
    expect(second).not.toBe(first);
    await rm(join(tree, 'src/commands/extra.ts'));
    expect(await node(['build.js', '--if-stale'])).toMatchObject({ code: 0 });
    expect([first, second]).not.toContain(await digest());
    await expect(readFile(join(tree, 'dist/commands/extra.js'))).rejects.toThrow('ENOENT');
  });

  it('rebuilds dist when only the version differs, newer or older', async () => {
    for (const other of ['9.0.0', '0.0.1']) {
      await checkOut('package.json', await packageOf(other));
      expect(await node(['build.js', '--if-stale'])).toMatchObject({ code: 0 });
      expect(await version()).toContain(other);
    }
  });

  it('explains that it cannot rebuild without the development dependencies', async () => {
    await withoutDevelopmentTools();
    await checkOut('package.json', await packageOf('0.0.2'));
    const refused = await node(['build.js', '--if-stale']);
    await withDevelopmentTools();
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('other sources') });
    expect(refused.err).toContain('npm ci && npm run build');
  });
});

describe('the build', () => {
  it('refuses to run next to files of another version', async () => {
    await checkOut('package.json', await packageOf('3.0.0'));
    await node(['build.js']);
    await checkOut('package.json', await packageOf('2.0.0'));
    for (const entry of ['dist/index.js', 'dist/cli/events.js']) {
      const settings = { DISCORD_TOKEN: 'x', API_BASE_URL: 'http://127.0.0.1:9', API_KEY: 'x', PORT: '0' };
      const { code, out, err } = await node([entry, 'list'], { ...settings, DATABASE_PATH: ':memory:' });
      expect(code).toBe(1);
      expect(out + err).toMatch(/dist was built from version 3\.0\.0, .* version 2\.0\.0.*npm run build/);
    }
  });

  it('refuses to run next to other migrations', async () => {
    await node(['build.js']);
    const path = join(tree, 'migrations/meta/_journal.json');
    const journal = JSON.parse(await readFile(path, 'utf8'));
    journal.entries.pop();
    await checkOut('migrations/meta/_journal.json', JSON.stringify(journal));
    const { code, err } = await node(['dist/cli/events.js', 'list'], { DATABASE_PATH: 'none.db' });
    expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('other migrations') });
    expect(await node(['build.js', '--if-stale'])).toMatchObject({ code: 0 });
    const after = await node(['dist/cli/events.js', 'list'], { DATABASE_PATH: 'none.db' });
    expect(after.err).toContain('there is no database');
  });

  it('contains the commit: that of git, else the one given, else unknown', async () => {
    expect(await version()).toMatch(/ \(commit unknown\)$/);
    await node(['build.js'], { COMMIT: '0123456789ab' });
    expect(await version()).toMatch(/ \(commit 0123456789ab\)$/);
    const git = (...args: string[]) => execFileSync('git', ['-C', tree, ...args], { encoding: 'utf8' });
    git('init', '-q');
    git('add', 'src', 'package.json');
    git('-c', 'user.name=x', '-c', 'user.email=x@example.com', 'commit', '-qm', 'x');
    await node(['build.js']);
    expect(await version()).toContain(` (commit ${git('rev-parse', '--short=12', 'HEAD').trim()})`);
    await checkOut('src/views/user-facing-error.ts', '// changed\n');
    await node(['build.js']);
    expect(await version()).toMatch(/ \(commit [0-9a-f]{12}-dirty\)$/);
  });
});
