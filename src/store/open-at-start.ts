import type { Log } from '../process/log.ts';
import type { HomeGuilds } from './fan-out/audience.ts';
import { isPostgresUrl } from './postgres/address.ts';
import { loadPostgres } from './postgres/load.ts';
import { openDatabase } from './sqlite/database.ts';
import type { DatabaseFile } from './sqlite/database-file.ts';
import { createSqliteDriver } from './sqlite/driver.ts';
import { createStore, type Store } from './store.ts';

const VACUUM_MANUALLY =
  'database not rewritten: its free pages may hold data deleted by an earlier version. To remove it, stop the bot, make a backup and restore that';

/**
 * Opens the database of the bot, migrates it, and makes sure that it can be written. Rewrites an SQLite file once if an
 * earlier version may have left deleted data in it.
 * @param address `postgres://…`, or the path of an SQLite file
 * @throws Error when the database cannot be used
 */
export async function openStoreAtStart(
  address: string,
  homeGuilds: () => HomeGuilds,
  log: Log,
): Promise<Store> {
  if (isPostgresUrl(address)) {
    const { migrateDatabase, openPostgresDriver } = await loadPostgres();
    const migrate = async (url: string) => logMigrations(log, await migrateDatabase(url));
    const store = createStore(await openPostgresDriver(address, log, migrate), homeGuilds);
    await store.probe();
    return store;
  }
  const driver = createSqliteDriver(openDatabase(address, (migrations) => logMigrations(log, migrations)));
  const store = createStore(driver, homeGuilds);
  await store.probe();
  vacuumLegacyFile(driver.storage, log);
  return store;
}

function logMigrations(log: Log, migrations: readonly string[]): void {
  if (migrations.length > 0) log.info({ migrations }, 'database migrated');
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
