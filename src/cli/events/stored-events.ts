import { loadSettings, settings } from '../../config.ts';
import {
  type HomeGuilds,
  openCurrentStore,
  openEventsToRead,
  type Store,
  type StoredEvents,
} from '../../store/index.ts';
import { printError } from '../print.ts';
import { requireDatabase } from '../require-database.ts';

/**
 * Reads events from the bot's database, even while the bot runs. Prints a note if another version wrote it.
 * @throws ConfigError without DATABASE_PATH; Error when there is no database, or this version cannot read it
 */
export async function withStoredEvents<T>(read: (events: StoredEvents) => Promise<T>): Promise<T> {
  const path = pathOfDatabase();
  const events = openEventsToRead(path);
  const { difference } = events;
  try {
    if (difference !== null) printError(`Note on the database ${path}: ${difference}`);
    return await read(events);
  } catch (error) {
    throw difference === null ? error : new Error(`The database ${path} cannot be read: ${difference}`);
  } finally {
    await events.close();
  }
}

/**
 * Opens the bot's database for writing, even while the bot runs.
 * @param homeGuilds decides who receives an update
 * @throws ConfigError without DATABASE_PATH; Error when there is no database, or another version wrote it
 */
export function openExistingStore(homeGuilds: () => HomeGuilds): Store {
  return openCurrentStore(pathOfDatabase(), homeGuilds);
}

function pathOfDatabase(): string {
  return requireDatabase(loadSettings(settings.pick({ DATABASE_PATH: true })).DATABASE_PATH);
}
