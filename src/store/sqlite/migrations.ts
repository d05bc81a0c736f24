import type SQLite from 'better-sqlite3';
import { compareMigrations, type Migrations } from '../database/migrations.ts';

/** The migrations of a file. */
export function readMigrations(client: SQLite.Database): Migrations {
  const tables = client
    .prepare<[], string>(`SELECT name FROM sqlite_schema WHERE type = 'table'`)
    .pluck()
    .all();
  const applied = tables.includes('__drizzle_migrations')
    ? client.prepare<[], number>('SELECT created_at FROM __drizzle_migrations').pluck().all().map(Number)
    : null;
  return compareMigrations('sqlite', applied, tables.length > 0);
}
