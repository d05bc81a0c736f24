import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { scanUpdate } from '../../../src/alerts/updates.ts';
import { type NewUpdate, openStore, type Store } from '../../../src/store/index.ts';
import { ROOT, sourceFilesBelow } from '../../support/source-files.ts';

const NUMBER = 'LP00123456784821CN';

let folder: string;
let store: Store;
let other: SQLite.Database;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haulmate-two-'));
  const path = join(folder, 'haulmate.db');
  store = openStore(path);
  other = new SQLite(path, { timeout: 0 });
});
afterEach(async () => {
  other.close();
  await store.close();
  await rm(folder, { recursive: true });
});

const scan = (status: string): NewUpdate =>
  scanUpdate(NUMBER, { date: '2026-11-20', hour: '10:00', status, location: '', country: '' });

/** A report during which another process tries to write, just before the report is read. */
function interrupted(report: NewUpdate): NewUpdate {
  return {
    ...report,
    get key() {
      try {
        other.prepare("INSERT OR IGNORE INTO agents (id, last_seen_at) VALUES ('another', 1)").run();
      } catch (error) {
        // The other process has to wait.
        if (!(error instanceof SQLite.SqliteError && error.code === 'SQLITE_BUSY')) throw error;
      }
      return report.key;
    },
  };
}

it('updates are stored even if another process tries to write between the read and the write', async () => {
  const topicId = await store.topics.upsert(scan('one').topic, 1);
  await store.updates.upsert(topicId, [scan('one')], 1);
  await store.updates.upsert(topicId, [scan('one'), interrupted(scan('two'))], 2);
  expect(await store.updates.newest(topicId)).toMatchObject({ data: scan('two').data });
});

const TRANSACTIONS = 'src/store/sqlite/run-work.ts';
/** Locks that are held on empty files. */
const LOCKS = 'src/store/sqlite/hold-file.ts';

it('every transaction on SQLite takes the write lock when it begins', () => {
  const files = sourceFilesBelow('src/store/sqlite');
  expect(files).toContain(TRANSACTIONS);
  const strays = files
    .filter((file) => file !== TRANSACTIONS && file !== LOCKS)
    .filter((file) => /\.transaction\(|\bBEGIN\b(?! IMMEDIATE)/.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(strays).toEqual([]);
});
