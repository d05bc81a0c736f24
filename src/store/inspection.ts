import { readFileSync, statSync } from 'node:fs';
import SQLite from 'better-sqlite3';
import { z } from 'zod';
import { MIGRATIONS } from './database.ts';
import { rewrittenVersion } from './rewritten-version.ts';

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

/** Reading every page of a file of this size takes some 4 s. */
const MAX_CHECKED_BYTES = 256 * 1024 * 1024;

/** What a look into a database file has found. */
export interface Inspection extends Migrations {
  /** What is wrong with its pages; null when the file is too large to look at all of them. */
  readonly faults: readonly string[] | null;
  readonly bytes: number;
}

/**
 * Looks into a database file beside a running bot, without bringing it up to date.
 * @throws SqliteError when it cannot be opened, read and written
 */
export function inspectDatabase(path: string, maxCheckedBytes = MAX_CHECKED_BYTES): Inspection {
  const client = new SQLite(path, { fileMustExist: true, timeout: 2_000 });
  try {
    const found = migrationsOf(client);
    const { size: bytes } = statSync(path);
    // A transaction that changes nothing succeeds on a full disk.
    client.exec(`BEGIN IMMEDIATE; ${found.isForeign ? '' : rewrittenVersion(client)} COMMIT`);
    const faults = bytes > maxCheckedBytes ? null : faultsOf(client);
    return { ...found, faults, bytes };
  } finally {
    client.close();
  }
}

function faultsOf(client: SQLite.Database): string[] {
  const found = client.prepare<[], string>('PRAGMA quick_check(3)').pluck().all();
  return found.join() === 'ok' ? [] : found;
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
