import { resolve } from 'node:path';
import { copyDatabase, type DatabaseCopy, verifyCopy } from '../../store/sqlite/copy-database.ts';
import { requireDatabase } from '../tool.ts';

/** What a verified copy contains, and how to restore it, line by line. */
export interface BackupCopy {
  readonly content: readonly string[];
  /** @param file where the copy is */
  restoreFrom(file: string): string[];
}

/** Copies a database into a new file, and verifies the copy. @throws Error that says why there is none */
export type Backup = (file: string) => Promise<BackupCopy>;

/** @throws Error when there is no such database */
export function sqliteBackup(path: string): Backup {
  if (path === ':memory:') {
    throw new Error('DATABASE_PATH is :memory:, which only exists while the bot runs.');
  }
  const database = resolve(requireDatabase(path));
  return async (copy) => {
    copyDatabase(database, copy);
    return {
      content: contentLines(verifyCopy(copy)),
      restoreFrom: (file) => [
        'To restore it: stop the bot, then',
        `  cp '${file}' '${database}'`,
        `  rm -f '${database}-wal' '${database}-shm'`,
      ],
    };
  };
}

function contentLines({ migrations: { applied, unknown }, rows }: DatabaseCopy): string[] {
  const width = Math.max(...rows.map(({ table }) => table.length));
  const count = applied.length + unknown;
  return [
    `integrity ok, ${count} migrations up to ${applied.at(-1)}${unknown > 0 ? ' and beyond' : ''}`,
    ...rows.map((row) => `  ${row.table.padEnd(width)}  ${row.count.toLocaleString('en')}`),
  ];
}
