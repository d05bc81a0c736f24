import type { Log } from '../process/log.ts';
import { type DatabaseFile, type HomeGuilds, openStore, type Store } from './index.ts';

const VACUUM_MANUALLY =
  'database not rewritten: its free pages may hold data deleted by an earlier version. To remove it, stop the bot, make a backup and restore that';

/**
 * Opens the database of the bot, makes sure that it can be written, and rewrites the file once if an earlier version may
 * have left deleted data in it.
 * @throws Error when the database cannot be used
 */
export async function openStoreAtStart(path: string, homeGuilds: () => HomeGuilds, log: Log): Promise<Store> {
  const store = openStore(path, homeGuilds);
  await store.probe();
  vacuumLegacyFile(store.file, log);
  return store;
}

function vacuumLegacyFile(file: DatabaseFile, log: Log): void {
  try {
    const result = file.vacuumLegacyFile();
    if (result === 'done') log.info(file.size(), 'database rewritten without deleted data');
    if (result === 'too_large') log.warn(file.size(), VACUUM_MANUALLY);
  } catch (error) {
    log.warn({ err: error }, VACUUM_MANUALLY);
  }
}
