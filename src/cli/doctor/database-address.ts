import { databaseAddress, loadSettings, settings } from '../../config.ts';
import { isPostgresUrl } from '../../store/index.ts';

/** The address of the PostgreSQL database; null when the settings name an SQLite file. */
export function postgresAddress(): string | null {
  const address = databaseAddress(loadSettings(settings.pick({ DATABASE_URL: true, DATABASE_PATH: true })));
  return isPostgresUrl(address) ? address : null;
}
