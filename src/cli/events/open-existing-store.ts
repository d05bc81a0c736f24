import { loadSettings, settings } from '../../config.ts';
import { type HomeGuilds, openStore, type Store } from '../../store/index.ts';
import { existingDatabase } from '../existing-database.ts';

/**
 * The bot's own database, which it may use meanwhile.
 * @param homeGuilds where it matters who receives an update
 * @throws ConfigError without DATABASE_PATH; Error when there is none
 */
export function openExistingStore(homeGuilds?: () => HomeGuilds): Store {
  return openStore(
    existingDatabase(loadSettings(settings.pick({ DATABASE_PATH: true })).DATABASE_PATH),
    homeGuilds,
  );
}
