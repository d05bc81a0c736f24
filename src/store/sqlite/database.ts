import { dirname, resolve } from 'node:path';
import SQLite from 'better-sqlite3';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { createFolder } from './create-folder.ts';
import { MIGRATIONS } from './migration-journal.ts';
import { differenceOf, type Migrations, migrationsOf } from './migrations.ts';
import { createPrivateFile } from './private-file.ts';

export type Database = BetterSQLite3Database & { readonly $client: SQLite.Database };

/** The value of `auto_vacuum` with which free pages go back to the disk on request. */
export const INCREMENTAL = 2;

/** Waiting for another process blocks this one whole; what can wait longer tries again later. */
export const BUSY_TIMEOUT_MS = 250;

/**
 * Opens the database, creating its folder and a file that is its owner's alone, and brings it up to date.
 * @param path a file, or `:memory:`
 * @throws Error when it is of a newer version, or not ours: then nothing in it was changed
 */
export function openDatabase(path: string): Database {
  if (path !== ':memory:') {
    createFolder(dirname(resolve(path)));
    createPrivateFile(path);
  }
  const client = new SQLite(path);
  assertUsable(client, ({ unknown, isForeign }) => unknown > 0 || isForeign);
  // Before the journal mode, which writes to a new file.
  enableIncrementalVacuum(client);
  configure(client);
  const database = drizzle(client);
  try {
    migrate(database, { migrationsFolder: MIGRATIONS });
  } catch {
    // Another process of the same start may have done it meanwhile: then nothing is left to do, or else it fails again.
    migrate(database, { migrationsFolder: MIGRATIONS });
  }
  client.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  return database;
}

/**
 * Opens the database of a running bot for writing, without migrating it.
 * @throws Error unless it is of this version
 */
export function openCurrentDatabase(path: string): Database {
  const client = new SQLite(path, { fileMustExist: true });
  assertUsable(client, (found) => differenceOf(found) !== null);
  configure(client);
  return drizzle(client);
}

/**
 * Opens a database of any version for reading, without migrating it. SQLite's own read-only mode would leave `-wal` and
 * `-shm` files behind when no bot runs.
 */
export function openDatabaseToRead(path: string): Database {
  const client = new SQLite(path, { fileMustExist: true });
  client.pragma('query_only = ON');
  return drizzle(client);
}

function configure(client: SQLite.Database): void {
  client.pragma('journal_mode = WAL');
  // Deleted content is overwritten with zeros instead of staying in the file until its page is used again.
  client.pragma('secure_delete = ON');
  client.pragma('foreign_keys = ON');
  client.pragma('synchronous = FULL');
}

/** Closes the database and throws when it is not to be used. */
function assertUsable(client: SQLite.Database, isUnusable: (found: Migrations) => boolean): void {
  try {
    const found = migrationsOf(client);
    if (isUnusable(found)) throw new Error(`the database cannot be used: ${differenceOf(found)}`);
  } catch (error) {
    client.close();
    throw error;
  }
}

/** Takes effect in a new file, or with the next VACUUM, where free pages did not yet go back to the disk. */
export function enableIncrementalVacuum(client: SQLite.Database): void {
  // Setting it again would write.
  if (client.pragma('auto_vacuum', { simple: true }) === INCREMENTAL) return;
  client.pragma(`auto_vacuum = ${INCREMENTAL}`);
}

/**
 * One transaction that writes, whole or not at all. It takes the write lock at its beginning: one that reads first and
 * writes later fails as soon as another process has written in between (SQLITE_BUSY_SNAPSHOT), however long it may wait.
 */
export function writeTransaction<T>({ $client }: Database, write: () => T): T {
  return $client.transaction(write).immediate();
}

/** Runs a write transaction and rolls it back, to find out what it would do. */
export function dryRun<T>({ $client }: Database, write: () => T): T {
  $client.exec('BEGIN IMMEDIATE');
  try {
    return write();
  } finally {
    // A failing disk may have ended the transaction already.
    if ($client.inTransaction) $client.exec('ROLLBACK');
  }
}

/** Puts on disk what {@link withoutFsync} has left to the next transaction. */
export function flush({ $client }: Database): void {
  $client.pragma('wal_checkpoint(PASSIVE)');
}

/**
 * One transaction that is on disk with the next one, not before it is answered: it survives the end of this process, but
 * not a power cut just then. Ten times as fast where the disk is slow.
 */
export function withoutFsync(database: Database, write: () => void): void {
  database.$client.pragma('synchronous = NORMAL');
  try {
    writeTransaction(database, write);
  } finally {
    database.$client.pragma('synchronous = FULL');
  }
}
