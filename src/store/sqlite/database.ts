import { dirname, resolve } from 'node:path';
import type SQLite from 'better-sqlite3';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { MIGRATIONS } from '../database/migration-journal.ts';
import { describeDifference, type Preview } from '../database/migrations.ts';
import { ownerConflict } from '../database/owner-conflict.ts';
import { createFolder } from './create-folder.ts';
import { readMigrations } from './migrations.ts';
import { openClient } from './open-client.ts';
import { enableIncrementalVacuum, setPragmas } from './pragmas.ts';
import { createPrivateFile } from './private-file.ts';

export type SqliteDatabase = BetterSQLite3Database & { readonly $client: SQLite.Database };

/**
 * Opens the database and migrates it. Creates missing folders, and a file that only its owner can read.
 * @param path a file, or `:memory:`
 * @param application that of the bot, null if its token does not say; without it, the database may belong to any
 * @param onMigrated called with the names of the migrations, if there were any to apply
 * @throws Error when a newer release or another program wrote it, or it belongs to another application; the file is then unchanged
 */
export function openDatabase(
  path: string,
  application?: string | null,
  onMigrated: (migrations: readonly string[]) => void = () => {},
): SqliteDatabase {
  if (path !== ':memory:') {
    createFolder(dirname(resolve(path)));
    createPrivateFile(path);
  }
  const client = openClient(path);
  const { pending } = requireUsable(client, (found) => {
    if (found.unknown > 0 || found.isForeign) return describeDifference(found);
    return application === undefined ? null : ownerConflict(found.owner, application);
  });
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
  // From here on, what has to wait for another process is tried again without blocking this one (`retry-while-busy.ts`).
  client.pragma('busy_timeout = 0');
  return database;
}

/**
 * Opens the database of a running bot for writing, without migrating it.
 * @throws Error if its migrations are not those of this version
 */
export function openCurrentDatabase(path: string): SqliteDatabase {
  const client = openClient(path, { fileMustExist: true });
  requireUsable(client, describeDifference);
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

/**
 * @param problemOf null: it is usable
 * @throws Error when it is unusable, after closing it
 */
function requireUsable(client: SQLite.Database, problemOf: (found: Preview) => string | null): Preview {
  try {
    const found = readMigrations(client);
    const problem = problemOf(found);
    if (problem !== null) throw new Error(`the database cannot be used: ${problem}`);
    return found;
  } catch (error) {
    client.close();
    throw error;
  }
}
