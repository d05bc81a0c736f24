import { readFileSync } from 'node:fs';
import SQLite from 'better-sqlite3';
import { z } from 'zod';
import { MIGRATIONS } from './database.ts';

/** What drizzle has applied, and what it would apply at the next start, oldest first. */
export interface Migrations {
  readonly applied: readonly string[];
  readonly pending: readonly string[];
  /** Applied by a version that has migrations which this one has not. */
  readonly unknown: number;
  /** Tables stand there that no migration of ours can have made. */
  readonly isForeign: boolean;
}

const journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

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

/** Compared as drizzle does it: what is newer than the newest applied one is pending. */
export function migrationsOf(client: SQLite.Database): Migrations {
  const { entries } = journal.parse(JSON.parse(readFileSync(`${MIGRATIONS}/meta/_journal.json`, 'utf8')));
  const tables = client
    .prepare<[], string>(`SELECT name FROM sqlite_schema WHERE type = 'table'`)
    .pluck()
    .all();
  const isKept = tables.includes('__drizzle_migrations');
  const applied = isKept
    ? client.prepare<[], number>('SELECT created_at FROM __drizzle_migrations').pluck().all().map(Number)
    : [];
  const newest = Math.max(0, ...applied);
  return {
    applied: entries.filter(({ when }) => applied.includes(when)).map(({ tag }) => tag),
    pending: entries.filter(({ when }) => when > newest).map(({ tag }) => tag),
    unknown: applied.filter((at) => !entries.some(({ when }) => when === at)).length,
    isForeign: !isKept && tables.length > 0,
  };
}
