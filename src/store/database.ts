import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import SQLite from 'better-sqlite3';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { PACKAGE_ROOT } from '../lib/package-root.ts';

export type Database = BetterSQLite3Database & { readonly $client: SQLite.Database };

export const MIGRATIONS = join(PACKAGE_ROOT, 'migrations');

/**
 * Opens the database, creating its folder, and brings it up to date.
 * @param path a file, or `:memory:`
 */
export function openDatabase(path: string): Database {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const client = new SQLite(path);
  client.pragma('journal_mode = WAL');
  client.pragma('foreign_keys = ON');
  client.pragma('synchronous = FULL');
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
