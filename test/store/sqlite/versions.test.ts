import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCurrentStore, openEventsToRead, openStore } from '../../../src/store/index.ts';
import { createOlderDatabase, makeNewer, migrationCount } from '../../support/database-versions.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'versions-'));
  path = join(folder, 'haulmate.db');
});
afterEach(() => rm(folder, { recursive: true }));

const digest = async () =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex');

describe('a database that a newer version has migrated', () => {
  beforeEach(async () => {
    await openStore(path).close();
    makeNewer(path);
  });

  it('is refused by the bot with a sentence that says what to do, and is not changed', async () => {
    const before = await digest();
    expect(() => openStore(path)).toThrow(
      /of a newer version: it has 1 migration that this version, .*, does not know\. Run the newer version, or restore the backup/,
    );
    expect(await digest()).toBe(before);
  });

  it('is refused by a tool that writes', async () => {
    await expect(openCurrentStore(path, () => [])).rejects.toThrow('of a newer version');
  });

  it('is read by a tool that only reads and reports it as newer', async () => {
    const events = await openEventsToRead(path);
    expect(events.difference).toContain('of a newer version');
    expect(await events.list({}, 1)).toEqual([]);
    await events.close();
  });
});

describe('a database of an older version', () => {
  beforeEach(() => createOlderDatabase(path, 3));

  it('is migrated by the bot', async () => {
    await openStore(path).close();
    expect(migrationCount(path)).toBeGreaterThan(3);
  });

  it('is refused by a tool that writes, and is not migrated', async () => {
    await expect(openCurrentStore(path, () => [])).rejects.toThrow(
      /of an older version: \d+ migrations not applied yet \(0003_/,
    );
    expect(migrationCount(path)).toBe(3);
  });

  it('is read by a tool that only reads, and is not migrated', async () => {
    const events = await openEventsToRead(path);
    expect(events.difference).toContain('of an older version');
    expect(await events.list({}, 1)).toEqual([]);
    await events.close();
    expect(migrationCount(path)).toBe(3);
  });
});

it('a database of another program is refused and not changed', async () => {
  const other = new SQLite(path);
  other.exec('CREATE TABLE somebody (name TEXT)');
  other.close();
  const before = await digest();
  expect(() => openStore(path)).toThrow('the data of another program');
  expect(await digest()).toBe(before);
});
