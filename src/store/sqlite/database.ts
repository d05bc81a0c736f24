import { dirname, resolve } from 'node:path';
import SQLite from 'better-sqlite3';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import {
  compareMigrations,
  describeDifference,
  MIGRATIONS,
  ownerConflict,
  type Preview,
} from '../database/migrations.ts';
import { createFolder, createPrivateFile } from './private-file.ts';

/** The value of `auto_vacuum` that returns free pages to the disk on request. */
export const INCREMENTAL = 2;

/** Configures a connection that writes. */
export function setPragmas(client: SQLite.Database): void {
  client.pragma('journal_mode = WAL');
  // Deleted content is overwritten with zeros, and does not stay in the file until its page is used again.
  client.pragma('secure_delete = ON');
  client.pragma('foreign_keys = ON');
  client.pragma('synchronous = FULL');
}

/** Takes effect at once in a new file, and with the next VACUUM in an older one. */
export function enableIncrementalVacuum(client: SQLite.Database): void {
  // Setting the same value again would write.
  if (client.pragma('auto_vacuum', { simple: true }) === INCREMENTAL) return;
  client.pragma(`auto_vacuum = ${INCREMENTAL}`);
}

/** Opens a connection that plans each of its statements once. */
export function openClient(path: string, options: SQLite.Options = {}): SQLite.Database {
  const client = new SQLite(path, options);
  const prepare = client.prepare.bind(client);
  return Object.defineProperty(client, 'prepare', { value: (text: string) => prepare(planOnce(text)) });
}

/**
 * SQLite plans a join again for each new value of a parameter that the plan might depend on
 * (sqlite3_prepare_v2), and planning takes ten times as long as running. It doesn't look into expressions, so
 * each parameter becomes one: unary `+` changes no value, not even text.
 */
function planOnce(text: string): string {
  return text.replace(/'[^']*'|"[^"]*"|(@\w+|\?)/g, (found, parameter?: string) =>
    parameter === undefined ? found : `+${parameter}`,
  );
}

export function readMigrations(client: SQLite.Database): Preview {
  const tables = client
    .prepare<[], string>(`SELECT name FROM sqlite_schema WHERE type = 'table'`)
    .pluck()
    .all();
  const applied = tables.includes('__drizzle_migrations')
    ? client.prepare<[], number>('SELECT created_at FROM __drizzle_migrations').pluck().all().map(Number)
    : null;
  const owner = tables.includes('database_owner')
    ? client.prepare<[], string>('SELECT application_id FROM database_owner').pluck().get()
    : undefined;
  return { ...compareMigrations('sqlite', applied, tables.length > 0), owner: owner ?? null };
}

export type SqliteDatabase = BetterSQLite3Database & { readonly $client: SQLite.Database };

/** Opens and migrates a file or `:memory:`. @param application undefined: any. @throws Error if the file belongs to another */
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
    // Another process that started at the same time may have migrated it, so nothing is left to do. Otherwise
    // this fails again.
    migrate(database, { migrationsFolder: MIGRATIONS.sqlite });
  }
  if (pending.length > 0) onMigrated(pending);
  // From here on, work that waits for another process is retried without blocking this one (`run-work.ts`).
  client.pragma('busy_timeout = 0');
  return database;
}

/** Opens the database of a running bot for writing. @throws Error if its migrations are not those of this version */
export function openCurrentDatabase(path: string): SqliteDatabase {
  const client = openClient(path, { fileMustExist: true });
  requireUsable(client, describeDifference);
  setPragmas(client);
  return drizzle(client);
}

/**
 * Opens a database for reading. SQLite's own read-only mode would leave `-wal` and `-shm` files behind when
 * no bot runs.
 */
export function openDatabaseToRead(path: string): SqliteDatabase {
  const client = openClient(path, { fileMustExist: true });
  client.pragma('query_only = ON');
  return drizzle(client);
}

/** @param problemOf null: it is usable. @throws Error when it is unusable, after closing it */
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
