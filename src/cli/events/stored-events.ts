import { loadSettings, settings } from '../../config.ts';
import { openStore, type Store } from '../../store/index.ts';
import { existingDatabase } from '../existing-database.ts';

/**
 * The bot's own database, which it may use meanwhile.
 * @throws ConfigError without DATABASE_PATH; Error when there is none
 */
export function openExistingStore(): Store {
  return openStore(existingDatabase(loadSettings(settings.pick({ DATABASE_PATH: true })).DATABASE_PATH));
}
