import { dirname, resolve } from 'node:path';
import type SQLite from 'better-sqlite3';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { MIGRATIONS } from '../database/migration-journal.ts';
import { describeDifference, type Migrations } from '../database/migrations.ts';
import { createFolder } from './create-folder.ts';
import { readMigrations } from './migrations.ts';
import { openClient } from './open-client.ts';
import { BUSY_TIMEOUT_MS, enableIncrementalVacuum, setPragmas } from './pragmas.ts';
import { createPrivateFile } from './private-file.ts';

export type SqliteDatabase = BetterSQLite3Database & { readonly $client: SQLite.Database };

/**
 * Opens the database and migrates it. Creates missing folders, and a file that only its owner can read.
 * @param path a file, or `:memory:`
 * @param onMigrated called with the names of the migrations, if there were any to apply
 * @throws Error when a newer release or another program wrote it; the file is then unchanged
 */
export function openDatabase(
  path: string,
  onMigrated: (migrations: readonly string[]) => void = () => {},
): SqliteDatabase {
  if (path !== ':memory:') {
    createFolder(dirname(resolve(path)));
    createPrivateFile(path);
  }
  const client = openClient(path);
  const { pending } = requireUsable(client, ({ unknown, isForeign }) => unknown > 0 || isForeign);
  // Before the journal mode, which writes to a new file.
  enableIncrementalVacuum(client);
  setPragmas(client);
  const database = drizzle(client);
  try {
    migrate(database, { migrationsFolder: MIGRATIONS.sqlite });
  } catch {
    // Another process that started at the same time may have migrated it: then nothing is left to do. Otherwise this fails again.
    migrate(database, { migrationsFolder: MIGRATIONS.sqlite });
  }
  if (pending.length > 0) onMigrated(pending);
  client.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  return database;
}

/**
 * Opens the database of a running bot for writing, without migrating it.
 * @throws Error if its migrations are not those of this version
 */
export function openCurrentDatabase(path: string): SqliteDatabase {
  const client = openClient(path, { fileMustExist: true });
  requireUsable(client, (found) => describeDifference(found) !== null);
  setPragmas(client);
  return drizzle(client);
}

/**
 * Opens a database of any version for reading, without migrating it. SQLite's own read-only mode would leave `-wal` and
 * `-shm` files behind when no bot runs.
 */
export function openDatabaseToRead(path: string): SqliteDatabase {
  const client = openClient(path, { fileMustExist: true });
  client.pragma('query_only = ON');
  return drizzle(client);
}

/** @throws Error when it is unusable, after closing it */
function requireUsable(client: SQLite.Database, isUnusable: (found: Migrations) => boolean): Migrations {
  try {
    const found = readMigrations(client);
    if (isUnusable(found)) throw new Error(`the database cannot be used: ${describeDifference(found)}`);
    return found;
  } catch (error) {
    client.close();
    throw error;
  }
}
