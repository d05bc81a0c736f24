import type SQLite from 'better-sqlite3';
import { VERSION_AND_COMMIT } from '../../process/build.ts';
import { readMigrationJournal } from './migration-journal.ts';

/** What drizzle has applied, and what it would apply at the next start, oldest first. */
export interface Migrations {
  readonly applied: readonly string[];
  readonly pending: readonly string[];
  /** Applied by a version that has migrations which this one has not. */
  readonly unknown: number;
  /** It has tables that none of our migrations made. */
  readonly isForeign: boolean;
}

/** Compared as drizzle does it: what is newer than the newest applied one is pending. */
export function migrationsOf(client: SQLite.Database): Migrations {
  const entries = readMigrationJournal();
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

/** How a database differs from one of this version, and what to do about it; null when it does not. */
export function differenceOf({ pending, unknown, isForeign }: Migrations): string | null {
  if (isForeign) return 'it holds the data of another program. Correct DATABASE_PATH.';
  if (unknown > 0) {
    return `it is of a newer version: it has ${count(unknown)} that this version, ${VERSION_AND_COMMIT}, does not know. Run the newer version, or restore the backup that was taken before the upgrade.`;
  }
  if (pending.length === 0) return null;
  return `it is of an older version: ${count(pending.length)} not applied yet (${pending.join(', ')}). The bot of this version, ${VERSION_AND_COMMIT}, applies them when it starts.`;
}

function count(migrations: number): string {
  return `${migrations} migration${migrations === 1 ? '' : 's'}`;
}
