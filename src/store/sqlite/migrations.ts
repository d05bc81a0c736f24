import type SQLite from 'better-sqlite3';
import { compareMigrations, type Preview } from '../database/migrations.ts';

/** The migrations of a file, and whose it is. */
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
