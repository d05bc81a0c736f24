import { databaseAddress, loadSettings, settings } from '../../config.ts';
import {
  describeAddress,
  type HomeGuilds,
  isPostgresUrl,
  openCurrentStore,
  openEventsToRead,
  type Store,
  type StoredEvents,
} from '../../store/index.ts';
import { printError } from '../print.ts';
import { requireDatabase } from '../require-database.ts';

/**
 * Reads events from the bot's database, even while the bot runs. Prints a note if another version wrote it.
 * @throws ConfigError without a usable DATABASE_PATH or DATABASE_URL; Error when there is no database, or this version cannot read it
 */
export async function withStoredEvents<T>(read: (events: StoredEvents) => Promise<T>): Promise<T> {
  const address = addressOfDatabase();
  const events = await openEventsToRead(address);
  const name = describeAddress(address);
  const { difference } = events;
  try {
    if (difference !== null) printError(`Note on the database ${name}: ${difference}`);
    return await read(events);
  } catch (error) {
    throw difference === null ? error : new Error(`The database ${name} cannot be read: ${difference}`);
  } finally {
    await events.close();
  }
}

/**
 * Opens the bot's database for writing, even while the bot runs.
 * @param homeGuilds decides who receives an update
 * @throws ConfigError without a usable DATABASE_PATH or DATABASE_URL; Error when there is no database, or another version wrote it
 */
export function openExistingStore(homeGuilds: () => HomeGuilds): Promise<Store> {
  return openCurrentStore(addressOfDatabase(), homeGuilds);
}

function addressOfDatabase(): string {
  const address = databaseAddress(loadSettings(settings.pick({ DATABASE_URL: true, DATABASE_PATH: true })));
  return isPostgresUrl(address) ? address : requireDatabase(address);
}
