import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { PACKAGE_ROOT } from '../../process/build.ts';

/** The folders of the migrations that drizzle-kit generates. */
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

/** The name of the newest migration beside dist. */
export function newestMigration(): string | undefined {
  return readMigrationJournal().at(-1)?.tag;
}
