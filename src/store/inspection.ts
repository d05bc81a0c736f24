import SQLite from 'better-sqlite3';
import { type Migrations, migrationsOf } from './migrations.ts';

/**
 * Looks into a database file beside a running bot, without bringing it up to date.
 * @throws SqliteError when it cannot be opened, read and written
 */
export function inspectDatabase(path: string): Migrations {
  const client = new SQLite(path, { fileMustExist: true, timeout: 2_000 });
  try {
    const found = migrationsOf(client);
    client.exec('BEGIN IMMEDIATE; ROLLBACK');
    return found;
  } finally {
    client.close();
  }
}
