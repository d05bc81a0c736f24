import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import SQLite from 'better-sqlite3';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { PACKAGE_ROOT } from '../lib/package-root.ts';

export type Database = BetterSQLite3Database & { readonly $client: SQLite.Database };

/** Of `auto_vacuum`: free pages go back to the disk when the bot says so. */
export const INCREMENTAL = 2;

/** Waiting for another process blocks this one whole; what can wait longer tries again later. */
export const BUSY_TIMEOUT_MS = 250;

export const MIGRATIONS = join(PACKAGE_ROOT, 'migrations');

/**
 * Opens the database, creating its folder, and brings it up to date.
 * @param path a file, or `:memory:`
 */
export function openDatabase(path: string): Database {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const client = new SQLite(path);
  // Before the journal mode, which writes to a new file.
  wantIncrementalVacuum(client);
  client.pragma('journal_mode = WAL');
  // Deleted content is overwritten with zeros instead of staying in the file until its page is used again.
  client.pragma('secure_delete = ON');
  client.pragma('foreign_keys = ON');
  client.pragma('synchronous = FULL');
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

/** Takes effect in a new file, or with the next VACUUM, where free pages did not yet go back to the disk. */
export function wantIncrementalVacuum(client: SQLite.Database): void {
  // Saying so again would write.
  if (client.pragma('auto_vacuum', { simple: true }) === INCREMENTAL) return;
  client.pragma(`auto_vacuum = ${INCREMENTAL}`);
}

/** Puts on disk what {@link withoutFsync} has left to the next transaction. */
export function settle({ $client }: Database): void {
  $client.pragma('wal_checkpoint(PASSIVE)');
}

/**
 * One transaction that is on disk with the next one, not before it is answered: it survives the end of this process, but
 * not a power cut just then. Ten times as fast where the disk is slow.
 */
export function withoutFsync({ $client }: Database, write: () => void): void {
  $client.pragma('synchronous = NORMAL');
  try {
    $client.transaction(write)();
  } finally {
    $client.pragma('synchronous = FULL');
  }
}
