import { statSync } from 'node:fs';
import SQLite from 'better-sqlite3';
import { enableIncrementalVacuum } from './database.ts';
import { type Migrations, migrationsOf } from './migrations.ts';
import { createPrivateFile } from './private-file.ts';

/** Waiting for whoever holds the database is given up after this. */
const BUSY_TIMEOUT_MS = 60_000;

/** What a copy holds. */
export interface DatabaseCopy {
  readonly migrations: Migrations;
  /** Rows by table, in the tables' order. */
  readonly rows: readonly { readonly table: string; readonly count: number }[];
}

/**
 * Copies a database as it is at one moment, while others write to it. The copy has no free pages, and so nothing that was
 * deleted before. Its file has the mode of the original.
 * @param to a file that does not exist
 * @throws Error when either cannot be used
 */
export function copyDatabase(from: string, to: string): void {
  const client = new SQLite(from, { fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
  createPrivateFile(to, statSync(from).mode & 0o777);
  try {
    client.pragma('synchronous = FULL');
    enableIncrementalVacuum(client);
    client.prepare('VACUUM INTO ?').run(to);
  } finally {
    client.close();
  }
}

/**
 * Reads every page of a copy. Its journal mode becomes the one that keeps a database in one file, whoever opens it; the
 * bot sets its own again.
 * @throws Error naming what is wrong with it
 */
export function verifyCopy(path: string): DatabaseCopy {
  const client = new SQLite(path, { fileMustExist: true });
  try {
    client.pragma('journal_mode = DELETE');
    const faults = client.prepare<[], string>('PRAGMA integrity_check(3)').pluck().all();
    if (faults.join() !== 'ok') throw new Error(`the copy is damaged: ${faults.join('; ')}`);
    const migrations = migrationsOf(client);
    if (migrations.applied.length === 0) throw new Error('that is no database of Haulmate');
    const tables = client
      .prepare<[], string>(
        `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
           AND name NOT LIKE '\\_\\_drizzle%' ESCAPE '\\' ORDER BY name`,
      )
      .pluck()
      .all();
    const rows = tables.map((table) => ({
      table,
      count: client.prepare<[], number>(`SELECT count(*) FROM "${table}"`).pluck().get() ?? 0,
    }));
    return { migrations, rows };
  } finally {
    client.close();
  }
}
