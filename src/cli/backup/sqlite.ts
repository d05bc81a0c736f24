import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { copyDatabase, type DatabaseCopy, verifyCopy } from '../../store/sqlite/copy-database.ts';
import { requireDatabase } from '../require-database.ts';
import { AFTER_RESTORING, type Backup, sizeLabel } from './backup.ts';

/** @throws Error when there is no such database */
export function sqliteBackup(path: string): Backup {
  if (path === ':memory:') {
    throw new Error('DATABASE_PATH is :memory:, which only exists while the bot runs.');
  }
  const database = resolve(requireDatabase(path));
  return {
    async copy(file) {
      copyDatabase(database, file);
      return contentLines(verifyCopy(file));
    },
    describe(file, takenAt, [migrations = '', ...rows]) {
      return [
        file,
        `${sizeLabel(statSync(file).size, takenAt)}, integrity ok, ${migrations}`,
        ...rows,
        '',
        'To restore it: stop the bot, then',
        `  cp '${file}' '${database}'`,
        `  rm -f '${database}-wal' '${database}-shm'`,
        ...AFTER_RESTORING,
      ];
    },
  };
}

function contentLines({ migrations: { applied, unknown }, rows }: DatabaseCopy): string[] {
  const width = Math.max(...rows.map(({ table }) => table.length));
  const count = applied.length + unknown;
  return [
    `${count} migrations up to ${applied.at(-1)}${unknown > 0 ? ' and beyond' : ''}`,
    ...rows.map((row) => `  ${row.table.padEnd(width)}  ${row.count.toLocaleString('en')}`),
  ];
}
