import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createLog } from '../../../src/process/log.ts';
import { openStoreAtStart } from '../../../src/store/open-at-start.ts';
import { createPostgresDatabase, type PostgresDatabase } from '../../support/postgres-database.ts';
import { entryOf, runCli } from '../../support/run-cli.ts';
import { followIn } from '../../support/store-fixtures.ts';

const NUMBER = 'LP00123456784821CN';

let folder: string;
let database: PostgresDatabase;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  database = await createPostgresDatabase();
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const open = (url = database.url) => openStoreAtStart(url, () => [], createLog('silent'));
const backup = (...args: string[]) =>
  runCli('backup', args, { cwd: folder, settings: { DATABASE_URL: database.url } });

describe('npm run backup with PostgreSQL', () => {
  it('makes a dump that only its owner can read, and from which the bot continues', async () => {
    const store = await open();
    onTestFinished(store.close);
    await followIn(store, '20', NUMBER);
    const { code, out, err } = await backup();
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [name = '', ...others] = await readdir(join(folder, 'backups'));
    expect(others).toEqual([]);
    expect(name).toMatch(/^haulmate-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.dump$/);
    const file = join(folder, 'backups', name);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(out).toMatch(/ kB as of \d{4}-.*, \d+ tables: .*follows/);
    expect(out).toContain(`pg_restore --no-owner --exit-on-error --dbname='${database.url}' '${file}'`);

    const empty = await createPostgresDatabase();
    await promisify(execFile)('pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${empty.url}`, file]);
    const restored = await open(empty.url);
    onTestFinished(async () => {
      await restored.close();
      await empty.drop();
    });
    expect(await restored.topics.find({ kind: 'parcel', key: NUMBER })).toBeDefined();
  });

  it('overwrites no file, and leaves none behind when it fails', async () => {
    const said = await backup('mine.dump');
    expect(said).toMatchObject({ code: 1, err: expect.stringContaining('it is no database of Haulmate') });
    expect(await readdir(folder)).toEqual([]);
    await (await open()).close();
    expect((await backup('mine.dump')).code).toBe(0);
    expect(await backup('mine.dump')).toMatchObject({
      code: 1,
      err: expect.stringContaining('mine.dump already exists, and is not overwritten.'),
    });
  });

  it('says what to run where pg_dump is not installed', async () => {
    const env = { PATH: folder, DATABASE_URL: database.url };
    const failed = await promisify(execFile)(process.execPath, [entryOf('backup')], {
      cwd: folder,
      env,
    }).catch((error: { stderr: string }) => error);
    expect(failed.stderr).toMatch(
      /pg_dump is not installed here\. Install .* or run .*: pg_dump --format=custom/,
    );
  });

  it('names a server that cannot be reached, without the password', async () => {
    const url = new URL(database.url);
    url.password = 'hush-hush';
    url.port = '1';
    const said = await runCli('backup', [], { cwd: folder, settings: { DATABASE_URL: url.href } });
    expect(said).toMatchObject({
      code: 1,
      err: expect.stringContaining('No backup was made: postgres://haulmate@'),
    });
    expect(said.err).not.toContain('hush');
  });
});
