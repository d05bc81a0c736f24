import { resolve } from 'node:path';
import { copyDatabase, type DatabaseCopy, verifyCopy } from '../../store/sqlite/copy-database.ts';
import { requireDatabase } from '../tool.ts';

export type Backup = ReturnType<typeof sqliteBackup>;

/** @throws Error if there is no such database */
export function sqliteBackup(path: string) {
  if (path === ':memory:') {
    throw new Error('DATABASE_PATH is :memory:, which only exists while the bot runs.');
  }
  const database = resolve(requireDatabase(path));
  return {
    /**
     * Copies the database to a new file, and verifies the copy. @returns its content, line by line @throws
     * Error that says what failed
     */
    async copyTo(file: string): Promise<string[]> {
      copyDatabase(database, file);
      return contentLines(verifyCopy(file));
    },
    restoreFrom: (file: string) => [
      'To restore it: stop the bot, then',
      `  cp '${file}' '${database}'`,
      `  rm -f '${database}-wal' '${database}-shm'`,
    ],
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
