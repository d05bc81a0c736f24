import { chownSync, existsSync, realpathSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import SQLite from 'better-sqlite3';
import { createFolder, createPrivateFile } from './private-file.ts';

/** What one process at a time may do on a database: everything, or a part of the work. */
export type DatabaseUse =
  | 'everything'
  | { readonly shards: readonly number[]; readonly postsAlerts: boolean };

export type Release = () => void;

/** Reserves a file with SQLite's locks on files beside it, which end with the process. @throws Error that says what to do */
export function holdFile(path: string, use: DatabaseUse): Release {
  createFolder(dirname(resolve(path)));
  createPrivateFile(path);
  const database = realpathSync(path);
  const held: SQLite.Database[] = [];
  const release = () => {
    for (const client of held.splice(0)) client.close();
  };
  const hold = (suffix: string, mode: 'alone' | 'shared', conflict: string) => {
    const client = openLock(database, suffix);
    held.push(client);
    if (!lock(client, mode)) throw new Error(conflict);
  };
  try {
    if (use === 'everything') hold('lock', 'alone', IN_USE);
    else {
      hold('lock', 'shared', IN_USE);
      for (const shard of use.shards) hold(`lock-shard-${shard}`, 'alone', servedTwice(shard));
      if (use.postsAlerts) hold('lock-alerts', 'alone', POSTED_TWICE);
    }
    return release;
  } catch (error) {
    release();
    throw error;
  }
}

const IN_USE =
  'another bot is running on it. Stop that one first. To share the work between processes, give each of them its own SHARDS.';
const servedTwice = (shard: number) =>
  `another process on it serves shard ${shard}. Stop that one first, or give each process its own SHARDS.`;
const POSTED_TWICE = 'another process on it posts alerts. Set ALERTS=off in all processes but one.';

/** The files have the owner and the mode of the database, as those that SQLite creates beside it. */
function openLock(database: string, suffix: string): SQLite.Database {
  const file = `${database}-${suffix}`;
  const isNew = !existsSync(file);
  const { mode, uid, gid } = statSync(database);
  createPrivateFile(file, mode & 0o777);
  if (isNew && process.getuid?.() === 0) chownSync(file, uid, gid);
  return new SQLite(file, { timeout: 0 });
}

/** @returns false if another process holds it */
function lock(client: SQLite.Database, mode: 'alone' | 'shared'): boolean {
  try {
    // Nothing is written, so a crash leaves nothing to undo.
    client.pragma('journal_mode = MEMORY');
    client.exec(mode === 'alone' ? 'BEGIN EXCLUSIVE' : 'BEGIN; SELECT 1 FROM sqlite_schema');
    return true;
  } catch (error) {
    if (error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return false;
    throw error;
  }
}
