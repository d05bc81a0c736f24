import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../../src/process/log.ts';
import { openStoreAtStart } from '../../../src/store/open-at-start.ts';
import { type DatabaseUse, holdFile, type Release } from '../../../src/store/sqlite/hold-file.ts';

const HOLDER = new URL('../../support/file-holder.ts', import.meta.url).pathname;

let folder: string;
let path: string;
let releases: Release[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haulmate-held-'));
  path = join(folder, 'haulmate.db');
  releases = [];
});
afterEach(async () => {
  for (const release of releases) release();
  await rm(folder, { recursive: true });
});

const hold = (use: DatabaseUse, file = path) => {
  const release = holdFile(file, use);
  releases.push(release);
  return release;
};
const part = (shards: number[], postsAlerts = false): DatabaseUse => ({ shards, postsAlerts });

/** Another process that holds the file until it is killed. */
async function holdElsewhere() {
  const child = spawn(process.execPath, [HOLDER, path], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return async () => {
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
}

describe('a database file', () => {
  it('is held by one process, until that ends, even by SIGKILL', async () => {
    const kill = await holdElsewhere();
    expect(() => hold('everything')).toThrow('another bot is running on it. Stop that one first.');
    await kill();
    hold('everything');
  });

  it('is held until it is released, also under another name', async () => {
    const release = hold('everything');
    await symlink(path, join(folder, 'link.db'));
    expect(() => hold('everything', join(folder, 'link.db'))).toThrow('another bot is running on it');
    release();
    hold('everything', join(folder, 'link.db'));
  });

  it('can be held in parts', () => {
    hold(part([0, 1], true));
    hold(part([2]));
    expect(() => hold(part([3], true))).toThrow('another process on it posts alerts');
    expect(() => hold(part([3, 1]))).toThrow('another process on it serves shard 1');
    // What a refused process had got, it has given back.
    hold(part([3]));
  });

  it.each([
    ['a part', part([0]), 'everything'],
    ['everything', 'everything', part([1])],
  ] as const)('of which %s is held cannot be held in the other way', (_which, first, second) => {
    hold(first);
    expect(() => hold(second)).toThrow('another bot is running on it');
  });

  it('keeps its mode, which those beside it get, and nothing is left in them', async () => {
    await writeFile(path, '');
    await chmod(path, 0o640);
    hold('everything');
    const lock = await stat(`${path}-lock`);
    expect([lock.mode & 0o777, lock.size]).toEqual([0o640, 0]);
    expect((await readdir(folder)).sort()).toEqual(['haulmate.db', 'haulmate.db-lock']);
  });
});

describe('the store of a bot', () => {
  const claim = (application: string) => ({ application, use: 'everything' }) as const;
  const open = (application: string) =>
    openStoreAtStart(path, () => [], createLog('silent'), claim(application));

  it('keeps the file to itself until it is closed', async () => {
    const store = await open('111');
    await expect(open('111')).rejects.toThrow('another bot is running on it');
    await store.close();
    await (await open('111')).close();
  });

  it('is not opened for another application', async () => {
    await (await open('111')).close();
    await expect(open('222')).rejects.toThrow('belongs to the Discord application 111');
  });

  it('is refused to another application before it is migrated', async () => {
    await (await open('111')).close();
    const client = new SQLite(path);
    // Migrating again would fail at what exists.
    client.exec('DELETE FROM __drizzle_migrations');
    client.close();
    await expect(open('222')).rejects.toThrow('belongs to the Discord application 111');
  });
});
