import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { loadSettings, settings } from '../../config.ts';

interface DatabasePath {
  /** Absolute. */
  readonly file: string;
  /** The folder of the file, or the nearest folder above it that exists. */
  readonly folder: string;
}

/** Where the database is or will be; null for one in memory. */
export function databasePath(): DatabasePath | null {
  const { DATABASE_PATH } = loadSettings(settings.pick({ DATABASE_PATH: true }));
  if (DATABASE_PATH === ':memory:') return null;
  const file = resolve(DATABASE_PATH);
  let folder = dirname(file);
  while (!existsSync(folder)) folder = dirname(folder);
  return { file, folder };
}
