import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { PACKAGE_ROOT, VERSION_AND_COMMIT } from '../../process/build.ts';

export const MIGRATIONS = {
  sqlite: join(PACKAGE_ROOT, 'migrations'),
  postgres: join(PACKAGE_ROOT, 'migrations', 'postgres'),
} as const;

type DatabaseName = keyof typeof MIGRATIONS;

const journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

/** @returns the migrations beside dist, oldest first: their names, and when they were generated in milliseconds since 1970 */
export function readMigrationJournal(
  database: DatabaseName = 'sqlite',
): readonly { readonly tag: string; readonly when: number }[] {
  return journal.parse(JSON.parse(readFileSync(join(MIGRATIONS[database], 'meta', '_journal.json'), 'utf8')))
    .entries;
}

export function newestMigration(): string | undefined {
  return readMigrationJournal().at(-1)?.tag;
}

/** Migrations that Drizzle has applied, and those it would apply at the next start, oldest first. */
export interface Migrations {
  readonly applied: readonly string[];
  readonly pending: readonly string[];
  /** How many were applied by a newer version and are unknown to this one. */
  readonly unknown: number;
  /** Whether the database has tables, but none of this bot's migrations. */
  readonly isForeign: boolean;
}

export interface Preview extends Migrations {
  /** The Discord application that owns the database; null: none. */
  readonly owner: string | null;
}

/** As drizzle does: a migration newer than the newest applied one is pending. @param applied null: no table of migrations */
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

/** Why an application cannot use a database; null when it can. @param application null: the token doesn't say */
export function ownerConflict(owner: string | null, application: string | null): string | null {
  if (owner === null || owner === application) return null;
  const here = application === null ? 'does not name one' : `is that of ${application}`;
  const handOver = `npm run move -- --to-application ${application ?? 'ID'}`;
  return `it belongs to the Discord application ${owner}, and DISCORD_TOKEN ${here}. Use the token of ${owner}, or another database in DATABASE_PATH or DATABASE_URL. To give this one to the other application, stop every bot and run: ${handOver}`;
}
