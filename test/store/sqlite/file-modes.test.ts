import { chmod, mkdtemp, readdir, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../../../src/store/index.ts';
import { copyDatabase, verifyCopy } from '../../../src/store/sqlite/copy-database.ts';

let folder: string;
let path: string;
let umask: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'modes-'));
  path = join(folder, 'below', 'haulmate.db');
  umask = process.umask(0o000);
});
afterEach(async () => {
  process.umask(umask);
  await rm(folder, { recursive: true });
});

const modeOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);

async function modesBeside(file: string): Promise<Record<string, string>> {
  const inIt = join(file, '..');
  const names = (await readdir(inIt)).sort();
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await modeOf(join(inIt, name))])),
  );
}

describe('whatever the umask, only the owner can read', () => {
  it('a database and the files that SQLite creates beside it', async () => {
    const store = openStore(path);
    await store.processStarts.add(1);
    expect(await modesBeside(path)).toEqual({
      'haulmate.db': '600',
      'haulmate.db-shm': '600',
      'haulmate.db-wal': '600',
    });
    await store.close();
  });

  it('a copy of such a database, before and after it is verified', async () => {
    await openStore(path).close();
    const copy = join(folder, 'copy.db');
    await copyDatabase(path, copy);
    expect(await modeOf(copy)).toBe('600');
    verifyCopy(copy);
    expect(await modeOf(copy)).toBe('600');
  });
});

it('an existing database keeps its mode, and a copy gets the same one', async () => {
  await openStore(path).close();
  await chmod(path, 0o640);
  process.umask(0o077);
  await openStore(path).close();
  expect(await modeOf(path)).toBe('640');
  const copy = join(folder, 'copy.db');
  await copyDatabase(path, copy);
  expect(await modeOf(copy)).toBe('640');
});

describe('the error names the folder that cannot be created', () => {
  it.each(['/proc/x/haulmate.db', '/proc/x/y/haulmate.db', '/dev/null/haulmate.db'])('for %s', (where) => {
    expect(() => openStore(where)).toThrow(/the folder \/(proc\/x|dev\/null) cannot be created: E[A-Z]+/);
  });

  it('for a broken link', async () => {
    await symlink(join(folder, 'nowhere', 'deep'), join(folder, 'link'));
    expect(() => openStore(join(folder, 'link', 'haulmate.db'))).toThrow(/link cannot be created: E[A-Z]+/);
  });
});
