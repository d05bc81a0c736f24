import { existsSync } from 'node:fs';
import { databaseAddress, loadSettings, settings } from '../../config.ts';
import { isPostgresUrl } from '../../store/index.ts';
import { databasePath } from './database-path.ts';

/** The address of the PostgreSQL database; null when the settings name an SQLite file. */
export function postgresAddress(): string | null {
  const address = databaseAddress(loadSettings(settings.pick({ DATABASE_URL: true, DATABASE_PATH: true })));
  return isPostgresUrl(address) ? address : null;
}

/** The address of the database that there is; null when the SQLite file is still to be created, or is in memory. */
export function existingDatabase(): string | null {
  const url = postgresAddress();
  if (url !== null) return url;
  const path = databasePath();
  return path !== null && existsSync(path.file) ? path.file : null;
}
