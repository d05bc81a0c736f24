import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { runCli } from '../support/run-cli.ts';

let folder: string;
let database: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  database = join(folder, 'haulmate.db');
});
afterEach(() => rm(folder, { recursive: true }));

const backup = (args: readonly string[], path = database) =>
  runCli('backup', args, { cwd: folder, settings: { DATABASE_PATH: path } });

describe('npm run backup', () => {
  it('prints what the copy contains and how to restore it, and leaves one file', async () => {
    const store = openStore(database);
    await store.processStarts.add(Date.now());
    const { code, out } = await backup([]);
    expect(code).toBe(0);
    const [name = '', ...others] = await readdir(join(folder, 'backups'));
    expect(others).toEqual([]);
    expect(name).toMatch(/^haulmate-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.db$/);
    const path = join(folder, 'backups', name);
    expect(out).toContain(path);
    expect(out).toMatch(/integrity ok, \d+ migrations up to \d{4}_/);
    expect(out).toMatch(/^ {2}process_starts +1$/m);
    expect(out).toContain(`cp '${path}' '${database}'`);
    expect(out).toContain(`rm -f '${database}-wal' '${database}-shm'`);
    const copy = new SQLite(path, { readonly: true });
    expect(copy.prepare('SELECT count(*) FROM process_starts').pluck().get()).toBe(1);
    expect(await readdir(join(folder, 'backups'))).toEqual([name]);
    copy.close();
    await store.close();
  });

  it('keeps as many as it is told to, deletes only what it named itself, and nothing when it fails', async () => {
    await openStore(database).close();
    await mkdir(join(folder, 'backups'));
    const old = [
      'haulmate-2026-01-01T00-00-00Z.db',
      'haulmate-2026-01-02T00-00-00Z.db',
      'haulmate-2026-01-03T00-00-00Z.db',
    ];
    const mine = ['haulmate-2025.db', 'haulmate-2026-01-01T00-00-00Z.db.gz'];
    for (const name of [...old, ...mine]) await writeFile(join(folder, 'backups', name), '');
    const left = () => readdir(join(folder, 'backups'));
    expect((await backup(['--keep', '2'], join(folder, 'missing.db'))).code).toBe(1);
    expect(await left()).toHaveLength(5);
    const { code, out } = await backup(['--keep', '2']);
    expect(code).toBe(0);
    expect(out).toContain(`Deleted ${join(folder, 'backups', 'haulmate-2026-01-02T00-00-00Z.db')}`);
    expect(await left()).toHaveLength(4);
    expect(await left()).toEqual(expect.arrayContaining([...old.slice(2), ...mine]));
    for (const wrong of [
      ['--keep', '0'],
      ['--keep', 'all'],
      ['mine.db', '--keep', '2'],
    ])
      expect((await backup(wrong)).code).toBe(64);
  });

  it('overwrites neither an existing file nor its side files', async () => {
    await openStore(database).close();
    for (const taken of ['mine.db', 'mine.db-wal']) {
      await writeFile(join(folder, taken), 'precious');
      const said = await backup(['mine.db']);
      expect(said).toMatchObject({
        code: 1,
        out: '',
        err: expect.stringContaining(`${taken} already exists`),
      });
      expect(await readFile(join(folder, taken), 'utf8')).toBe('precious');
      await rm(join(folder, taken));
    }
  });

  it('deletes a copy that fails verification', async () => {
    const store = openStore(database);
    await store.agents.add(['agent-of-a-kind'], Date.now());
    await store.close();
    // The table and its index now disagree, which nothing but a look at every page finds.
    const bytes = await readFile(database);
    bytes.write('X', bytes.lastIndexOf('agent-of-a-kind'));
    await writeFile(database, bytes);
    const damaged = await backup(['copy.db']);
    expect(damaged).toMatchObject({ code: 1, err: expect.stringContaining('the copy is damaged') });
    await writeFile(
      join(folder, 'text.db'),
      'not a database, and longer than the header of one\n'.repeat(20),
    );
    const none = await backup(['copy.db'], join(folder, 'text.db'));
    expect(none).toMatchObject({ code: 1, err: expect.stringContaining('not a database') });
    new SQLite(join(folder, 'other.db')).exec('CREATE TABLE a (b)').close();
    const other = await backup(['copy.db'], join(folder, 'other.db'));
    expect(other).toMatchObject({ code: 1, err: expect.stringContaining('no database of Haulmate') });
    expect((await readdir(folder)).filter((name) => name.startsWith('copy'))).toEqual([]);
  });

  it.each([
    [['a', 'b'], 64, /takes one file.*npm run backup/s],
    [['--wrong'], 64, /Unknown option/],
    [['copy.db'], 1, /there is no database at/],
  ])('refuses %j with exit code %i', async (args, code, reason) => {
    expect(await backup(args, join(folder, 'nowhere.db'))).toMatchObject({
      code,
      out: '',
      err: expect.stringMatching(reason),
    });
    expect(await readdir(folder)).toEqual([]);
  });

  it('refuses to copy a database in memory', async () => {
    expect(await backup([], ':memory:')).toMatchObject({ code: 1, err: expect.stringContaining(':memory:') });
  });
});
