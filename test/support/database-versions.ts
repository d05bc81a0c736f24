import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { z } from 'zod';
import { MIGRATIONS } from '../../src/store/database/migrations.ts';

const journal = z.looseObject({ entries: z.array(z.unknown()) });

/** A folder with only the first migrations of a database, as in an older version. */
export function firstMigrations(database: keyof typeof MIGRATIONS, count: number) {
  const folder = mkdtempSync(join(tmpdir(), 'older-'));
  cpSync(MIGRATIONS[database], folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const all = journal.parse(JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(file, JSON.stringify({ ...all, entries: all.entries.slice(0, count) }));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/**
 * Creates an older version's SQLite database, or upgrades an even older one to it: with only the first
 * `migrations` migrations.
 */
export function createOlderDatabase(path: string, migrations: number): void {
  const { folder, remove } = firstMigrations('sqlite', migrations);
  const client = new SQLite(path);
  client.pragma('journal_mode = WAL');
  migrate(drizzle(client), { migrationsFolder: folder });
  client.close();
  remove();
}

/** Adds a migration from a future version to a database. */
export function makeNewer(path: string): void {
  const client = new SQLite(path);
  client.exec(`INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('newer', 9e12)`);
  client.close();
}

/** How many migrations were applied to a database. */
export function migrationCount(path: string): number {
  const client = new SQLite(path, { readonly: true });
  const [count] = client.prepare<[], number>('SELECT count(*) FROM __drizzle_migrations').pluck().all();
  client.close();
  return count ?? 0;
}
