import { dirname, resolve } from 'node:path';
import SQLite from 'better-sqlite3';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { createFolder } from '../lib/create-folder.ts';
import { differenceOf, MIGRATIONS, type Migrations, migrationsOf } from './migrations.ts';
import { createPrivateFile } from './private-file.ts';

export type Database = BetterSQLite3Database & { readonly $client: SQLite.Database };

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
  refuse(client, ({ unknown, isForeign }) => unknown > 0 || isForeign);
  configure(client);
  const database = drizzle(client);
  try {
    migrate(database, { migrationsFolder: MIGRATIONS });
  } catch {
    // Another process of the same start may have done it meanwhile: then nothing is left to do, or else it fails again.
    migrate(database, { migrationsFolder: MIGRATIONS });
  }
  // Waiting for another process blocks this one whole; what can wait longer tries again later.
  client.pragma('busy_timeout = 250');
  return database;
}

/**
/**
 * Opens the database of a running bot to write to it, as it is.
 * @throws Error unless this version made it what it is
 */
export function openCurrentDatabase(path: string): Database {
  const client = new SQLite(path, { fileMustExist: true });
  refuse(client, (found) => differenceOf(found) !== null);
  configure(client);
  return drizzle(client);
}

/**
 * Opens a database of whatever version to read it, as it is. Not by SQLite's own read-only mode, which leaves `-wal` and
 * `-shm` behind where no bot runs.
 */
export function openDatabaseToRead(path: string): Database {
  const client = new SQLite(path, { fileMustExist: true });
  client.pragma('query_only = ON');
  return drizzle(client);
}

function configure(client: SQLite.Database): void {
  client.pragma('journal_mode = WAL');
  client.pragma('foreign_keys = ON');
  client.pragma('synchronous = FULL');
}

/** Closes the database and throws when it is not to be used. */
function refuse(client: SQLite.Database, isRefused: (found: Migrations) => boolean): void {
  try {
    const found = migrationsOf(client);
    if (isRefused(found)) throw new Error(`the database cannot be used: ${differenceOf(found)}`);
  } catch (error) {
    client.close();
    throw error;
  }
}

/**
 * One transaction that writes, whole or not at all. It takes the write lock at its beginning: one that reads first and
 * writes later fails as soon as another process has written in between (SQLITE_BUSY_SNAPSHOT), however long it may wait.
 */
export function writeTransaction<T>({ $client }: Database, write: () => T): T {
  return $client.transaction(write).immediate();
}

/** The same, taken back at its end: finds out what would happen. */
export function dryRun<T>({ $client }: Database, write: () => T): T {
  $client.exec('BEGIN IMMEDIATE');
  try {
    return write();
  } finally {
    // A disk that fails can have ended the transaction by itself.
    if ($client.inTransaction) $client.exec('ROLLBACK');
  }
}

/** Puts on disk what {@link withoutFsync} has left to the next transaction. */
export function settle({ $client }: Database): void {
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
