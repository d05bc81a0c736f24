import { statSync } from 'node:fs';
import SQLite from 'better-sqlite3';
import { type Migrations, migrationsOf } from './migrations.ts';
import { createPrivateFile } from './private-file.ts';

/** Waiting for whoever holds the database is given up after this. */
const PATIENCE_MS = 60_000;
/** All that SQLite copies in one go. In small steps, a writer that never pauses would make it begin anew for ever. */
const EVERYTHING = 0x7fff_ffff;

/** What a copy holds. */
export interface Copy {
  readonly migrations: Migrations;
  /** Rows by table, in the tables' order. */
  readonly rows: readonly { readonly table: string; readonly count: number }[];
}

/**
 * Copies a database as it is at one moment, while others write to it. Whoever may read the copy may read the original.
 * @param to a file that does not exist
 * @throws Error when either cannot be used
 */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const client = new SQLite(from, { fileMustExist: true });
  createPrivateFile(to, statSync(from).mode & 0o777);
  const deadline = Date.now() + PATIENCE_MS;
  try {
    await client.backup(to, {
      progress() {
        if (Date.now() > deadline) throw new Error('another program holds the database');
        return EVERYTHING;
      },
    });
  } finally {
    client.close();
  }
}

/**
 * Reads every page of a copy. Its journal mode becomes the one that keeps a database in one file, whoever opens it; the
 * bot sets its own again.
 * @throws Error naming what is wrong with it
 */
export function verifyCopy(path: string): Copy {
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
