import { statSync } from 'node:fs';
import SQLite from 'better-sqlite3';
import type { Migrations } from '../database/migrations.ts';
import { enableIncrementalVacuum, readMigrations } from './database.ts';
import { createPrivateFile } from './private-file.ts';

/** How long a copy waits for another process that holds the database. */
const BUSY_TIMEOUT_MS = 60_000;

export interface DatabaseCopy {
  readonly migrations: Migrations;
  /** Rows by table, ordered by the table's name. */
  readonly rows: readonly { readonly table: string; readonly count: number }[];
}

/**
 * Copies a consistent snapshot while others write, without free pages and so without deleted data. @param to
 * a new file
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
 * Checks every page, and keeps the copy a single file even if a tool opens it. @throws Error that says what
 * is wrong with it
 */
export function verifyCopy(path: string): DatabaseCopy {
  const client = new SQLite(path, { fileMustExist: true });
  try {
    client.pragma('journal_mode = DELETE');
    const faults = client.prepare<[], string>('PRAGMA integrity_check(3)').pluck().all();
    if (faults.join() !== 'ok') throw new Error(`the copy is damaged: ${faults.join('; ')}`);
    const migrations = readMigrations(client);
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
