import { VERSION_AND_COMMIT } from '../../process/build.ts';
import { readMigrationJournal } from './migration-journal.ts';

/** The migrations that drizzle has applied, and those it would apply at the next start, oldest first. */
export interface Migrations {
  readonly applied: readonly string[];
  readonly pending: readonly string[];
  /** How many were applied by a newer version and are unknown to this one. */
  readonly unknown: number;
  /** Whether the database has tables, but none of this bot's migrations. */
  readonly isForeign: boolean;
}

/** What can be known of a database of any version before it is used. */
export interface Preview extends Migrations {
  /** The Discord application that it belongs to; null: none. */
  readonly owner: string | null;
}

/**
 * Compares as drizzle does: a migration newer than the newest applied one is pending.
 * @param applied when the applied migrations were generated; null: the database has no table of migrations
 * @param hasTables whether it has any other tables
 */
export function compareMigrations(
  database: 'sqlite' | 'postgres',
  applied: readonly number[] | null,
  hasTables: boolean,
): Migrations {
  const entries = readMigrationJournal(database);
  const found = applied ?? [];
  const newest = Math.max(0, ...found);
  return {
    applied: entries.filter(({ when }) => found.includes(when)).map(({ tag }) => tag),
    pending: entries.filter(({ when }) => when > newest).map(({ tag }) => tag),
    unknown: found.filter((at) => !entries.some(({ when }) => when === at)).length,
    isForeign: applied === null && hasTables,
  };
}

/** How a database differs from one of this version, and what to do about it; null when it does not. */
export function describeDifference({ pending, unknown, isForeign }: Migrations): string | null {
  if (isForeign) return 'it holds the data of another program. Correct DATABASE_PATH or DATABASE_URL.';
  if (unknown > 0) {
    return `it is of a newer version: it has ${count(unknown)} that this version, ${VERSION_AND_COMMIT}, does not know. Run the newer version, or restore the backup that was taken before the upgrade.`;
  }
  if (pending.length === 0) return null;
  return `it is of an older version: ${count(pending.length)} not applied yet (${pending.join(', ')}). The bot of this version, ${VERSION_AND_COMMIT}, applies them when it starts.`;
}

function count(migrations: number): string {
  return `${migrations} migration${migrations === 1 ? '' : 's'}`;
}
