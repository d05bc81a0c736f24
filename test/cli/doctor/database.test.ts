import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import SQLite from 'better-sqlite3';
import { describe, expect, it, vi } from 'vitest';
import { seeded } from '../../../sandbox/seed.ts';
import { writeAdvice } from '../../../src/cli/doctor/database.ts';
import { openStore } from '../../../src/store/index.ts';
import { finding, findingOf, useDoctorSetup } from '../../support/doctor-harness.ts';

const setup = useDoctorSetup();

describe('the doctor checks the database:', () => {
  const change = (sql: string) => {
    const client = new SQLite(setup().databasePath);
    client.exec(sql);
    client.close();
  };
  const create = () => openStore(setup().databasePath).close();

  it('accepts a database that is missing, up to date, or in use by the bot, and warns about one in memory', async () => {
    expect(await findingOf('database')).toEqual(
      finding('warning', /neither .*haulmate\.db nor its folder exists.*DATABASE_PATH is wrong/s),
    );
    mkdirSync(dirname(setup().databasePath));
    expect(await findingOf('database')).toEqual(finding('good', 'is created at the first start'));
    const store = openStore(setup().databasePath);
    expect(await findingOf('database')).toEqual(finding('good', /writable, up to date \(\d+ migrations\)/));
    expect(await store.isWritable()).toBe(true);
    await store.close();
    vi.stubEnv('DATABASE_PATH', ':memory:');
    expect(await findingOf('database')).toEqual(finding('warning', 'loses everything'));
  });

  it('warns when every user of the machine can read the file', async () => {
    await create();
    chmodSync(setup().databasePath, 0o644);
    expect(await findingOf('database')).toEqual(finding('warning', /can be read by every user.*chmod 600/s));
    chmodSync(setup().databasePath, 0o640);
    expect(await findingOf('database')).toEqual(finding('good', 'up to date'));
  });

  it('says how to make a file or folder writable: for its owner, for others, and on a read-only file system', async () => {
    await create();
    const file = setup().databasePath;
    const { uid } = statSync(file);
    chmodSync(file, 0o444);
    expect(writeAdvice(file, uid)).toBe(`Run: chmod u+rw '${file}'`);
    expect(writeAdvice(file, uid + 1)).toContain('chown');
    chmodSync(file, 0o600);
    expect(writeAdvice(file, uid)).toContain('read-only');
    chmodSync(dirname(file), 0o500);
    expect(writeAdvice(dirname(file), uid)).toBe(`Run: chmod u+rwx '${dirname(file)}'`);
    chmodSync(dirname(file), 0o700);
  });

  it('announces migrations that the next start applies', async () => {
    await create();
    change(
      'DELETE FROM __drizzle_migrations WHERE created_at = (SELECT max(created_at) FROM __drizzle_migrations)',
    );
    expect(await findingOf('database')).toEqual(
      finding('good', /1 migration to be applied.*npm run backup/s),
    );
  });

  it.each([
    [
      'from a newer version',
      `INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', 9e12)`,
      'newer version',
    ],
    ['of another program', 'DROP TABLE __drizzle_migrations', 'data of another program'],
  ])('refuses a database %s', async (_what, sql, words) => {
    await create();
    change(sql);
    expect(await findingOf('database')).toEqual(finding('bad', words));
  });

  it('refuses a path that is a folder, another file or below a file', async () => {
    mkdirSync(dirname(setup().databasePath));
    writeFileSync(
      setup().databasePath,
      'nothing that SQLite ever wrote, and longer than its header of a hundred bytes, too.\n'.repeat(9),
    );
    expect(await findingOf('database')).toEqual(finding('bad', 'it is not a database'));
    vi.stubEnv('DATABASE_PATH', join(setup().databasePath, 'below-a-file.db'));
    expect(await findingOf('database')).toEqual(finding('bad', 'is a file, not a folder'));
    vi.stubEnv('DATABASE_PATH', dirname(setup().databasePath));
    expect(await findingOf('database')).toEqual(finding('bad', 'is not a file'));
  });

  it('refuses a database that belongs to another application than the token', async () => {
    await create();
    const store = openStore(setup().databasePath);
    await store.owner.adopt(seeded.bot);
    expect(await findingOf('database')).toMatchObject({ state: 'good' });
    await store.owner.handOver('1234567890123456789');
    await store.close();
    expect(await findingOf('database')).toEqual(
      finding(
        'bad',
        'it belongs to the Discord application 1234567890123456789, and DISCORD_TOKEN is that of',
      ),
    );
  });

  it('refuses a database that another program has locked', async () => {
    await create();
    const other = new SQLite(setup().databasePath);
    other.exec('BEGIN IMMEDIATE');
    expect(await findingOf('database')).toEqual(finding('bad', 'another program has locked it'));
    other.close();
  });
});
