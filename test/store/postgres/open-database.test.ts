import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../sandbox/free-port.ts';
import { createLog } from '../../../src/process/log.ts';
import { readMigrationJournal } from '../../../src/store/database/migrations.ts';
import { openStoreAtStart } from '../../../src/store/open-at-start.ts';
import { serverProblem } from '../../../src/store/postgres/server.ts';
import { startPostgres } from '../../support/postgres-cluster.ts';
import { createPostgresDatabase, type PostgresDatabase } from '../../support/postgres-database.ts';

const open = (url: string) => openStoreAtStart(url, () => [], createLog('silent'));

const isRefused = (url: string, sentence: RegExp) => expect(open(url)).rejects.toThrow(sentence);

let database: PostgresDatabase;
beforeEach(async () => {
  database = await createPostgresDatabase();
});
afterEach(() => database.drop());

/** An address that differs in some parts. */
const changed = (url: string, parts: Partial<Pick<URL, 'username' | 'password' | 'port' | 'pathname'>>) =>
  Object.assign(new URL(url), parts).href;

describe('an empty database', () => {
  it('is migrated once by processes that start at the same time, and one of them logs it', async () => {
    const lines: unknown[] = [];
    const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
    const starts = Array.from({ length: 5 }, () => openStoreAtStart(database.url, () => [], log));
    const stores = await Promise.all(starts);
    const migrations = readMigrationJournal('postgres').map(({ tag }) => tag);
    expect(lines).toEqual([expect.objectContaining({ msg: 'database migrated', migrations })]);
    const [first] = stores;
    await first?.agents.add(['superbuy'], 1);
    expect(await stores.at(-1)?.agents.list()).toEqual(['superbuy']);
    await Promise.all(stores.map((store) => store.close()));
    expect(await database.query('SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations')).toEqual([
      { count: readMigrationJournal('postgres').length },
    ]);
  });

  it('belongs to the first application, and is refused to another one before it is migrated', async () => {
    const openFor = (application: string) =>
      openStoreAtStart(database.url, () => [], createLog('silent'), { application, use: 'everything' });
    await (await openFor('111')).close();
    // Migrating again would fail at what exists.
    await database.query('DELETE FROM drizzle.__drizzle_migrations');
    await expect(openFor('222')).rejects.toThrow('belongs to the Discord application 111');
  });

  it('stays empty when a migration fails halfway', async () => {
    await database.query('CREATE TYPE updates AS (one int)');
    await expect(open(database.url)).rejects.toThrow('cannot be used');
    expect(
      await database.query(`SELECT tablename FROM pg_tables WHERE schemaname IN ('public', 'drizzle')`),
    ).toEqual([]);
  });
});

describe('a database that the bot cannot use is refused with a sentence that says what to do', () => {
  it('of a newer version', async () => {
    await (await open(database.url)).close();
    await database.query(
      `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('x', 4102444800000)`,
    );
    await isRefused(
      database.url,
      /of a newer version: it has 1 migration that this version, .*, does not know\. Run the newer version, or restore the backup/,
    );
  });

  it('of another program', async () => {
    await database.query('CREATE TABLE invoices (id int)');
    await isRefused(
      database.url,
      /it holds the data of another program\. Correct DATABASE_PATH or DATABASE_URL\./,
    );
    expect(await database.query(`SELECT 1 FROM pg_tables WHERE tablename = 'follows'`)).toEqual([]);
  });

  it('in another encoding', async () => {
    const latin = await createPostgresDatabase(
      `TEMPLATE template0 ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C'`,
    );
    onTestFinished(latin.drop);
    await isRefused(
      latin.url,
      /its encoding is LATIN1, and UTF8 is needed\. Create another database: CREATE DATABASE/,
    );
  });

  it('that can only be read', async () => {
    await database.query(`ALTER DATABASE "${database.name}" SET default_transaction_read_only = on`);
    await isRefused(
      database.url,
      /it can only be read: it is a standby, or default_transaction_read_only is on\./,
    );
  });

  it('on a server that is too old', () => {
    const server = { encoding: 'UTF8', isReadOnly: false };
    expect(serverProblem({ ...server, version: 120_022 })).toBe(
      'it is PostgreSQL 12.22, and version 13 or newer is needed. Upgrade it.',
    );
    expect(serverProblem({ ...server, version: 130_000 })).toBeNull();
  });

  it('that does not exist', () =>
    isRefused(
      changed(database.url, { pathname: '/elsewhere' }),
      /it has no database elsewhere\. Create it: CREATE DATABASE "elsewhere" OWNER "haulmate" ENCODING 'UTF8'/,
    ));

  it('whose certificate of the authority is missing', () =>
    isRefused(
      `${database.url}?sslmode=verify-full&sslrootcert=/nowhere/ca.pem`,
      /there is no file \/nowhere\/ca\.pem, which DATABASE_URL names\. Correct it\.$/,
    ));

  it('where nothing listens', async () => {
    const port = await freePort();
    await isRefused(
      changed(database.url, { port: String(port) }),
      /^postgres:\/\/haulmate@127\.0\.0\.1:\d+\/test_.* cannot be used: nothing listens there\. Start PostgreSQL, or correct DATABASE_URL\.$/,
    );
  });
});

describe('a user that the server refuses is named in a sentence without the password', () => {
  it('for a wrong password, and for none', async () => {
    const cluster = await startPostgres({ port: await freePort() });
    onTestFinished(cluster.stop);
    const admin = new pg.Client(cluster.url);
    await admin.connect();
    await admin.query(`CREATE ROLE guest LOGIN PASSWORD 'correct-password'`);
    const rules = 'host all haulmate all trust\\nhost all guest all scram-sha-256\\n';
    await admin.query(
      `COPY (SELECT unnest(string_to_array(E'${rules}', E'\\n'))) TO '${cluster.folder}/data/pg_hba.conf'`,
    );
    await admin.query('SELECT pg_reload_conf()');
    await admin.end();
    const guest = (password: string) => changed(cluster.url, { username: 'guest', password });
    await isRefused(guest(''), /it asks for a password, and DATABASE_URL has none\.$/);
    const refusal = await open(guest('wrong-password')).catch(String);
    expect(refusal).toMatch(/it refuses the password of the user guest\. Correct DATABASE_URL\.$/);
    expect(refusal).not.toContain('wrong-password');
  });

  it('for too few rights', async () => {
    await database.query(
      `DO $$ BEGIN CREATE ROLE visitor LOGIN; EXCEPTION WHEN duplicate_object THEN END $$`,
    );
    await isRefused(
      changed(database.url, { username: 'visitor' }),
      /the user visitor has too few rights\. Make it the owner: ALTER DATABASE "test_.*" OWNER TO "visitor";/,
    );
  });
});
