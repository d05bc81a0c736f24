import type { Log } from '../process/log.ts';
import type { StoreDriver } from './database/database.ts';
import { ownerConflict } from './database/migrations.ts';
import type { HomeGuilds } from './fan-out/audience.ts';
import { isPostgresUrl } from './postgres/address.ts';
import { loadPostgres } from './postgres/load.ts';
import { openDatabase } from './sqlite/database.ts';
import type { DatabaseFile } from './sqlite/database-file.ts';
import { createSqliteDriver } from './sqlite/driver.ts';
import { type DatabaseUse, holdFile } from './sqlite/hold-file.ts';
import { createStore, type Store } from './store.ts';

const VACUUM_MANUALLY =
  'database not rewritten: its free pages may hold data deleted by an earlier version. To remove it, stop the bot, make a backup and restore that';

export interface DatabaseClaim {
  /** The Discord application that the bot's token belongs to; null: the token doesn't say. */
  readonly application: string | null;
  /** For an SQLite file. Processes on PostgreSQL share out the work themselves. */
  readonly use: DatabaseUse;
}

/** Opens and migrates the bot's database, and checks that it can be written. @throws Error if it can't, or is in use */
export async function openStoreAtStart(
  address: string,
  homeGuilds: () => HomeGuilds,
  log: Log,
  claim?: DatabaseClaim,
): Promise<Store> {
  const { driver, file } = isPostgresUrl(address)
    ? { driver: await openServer(address, log, claim), file: null }
    : openFile(address, log, claim);
  const store = createStore(driver, homeGuilds);
  await store.probe();
  if (file !== null) vacuumLegacyFile(file, log);
  if (claim !== undefined) await claimDatabase(store, claim.application);
  return store;
}

/** Gives a database without owner to an application (null: unknown). @throws Error when it belongs to another one */
export async function claimDatabase({ owner }: Store, application: string | null): Promise<void> {
  const found = application === null ? await owner.find() : await owner.adopt(application);
  const conflict = ownerConflict(found, application);
  if (conflict !== null) throw new Error(`the database cannot be used: ${conflict}`);
}

async function openServer(url: string, log: Log, claim?: DatabaseClaim): Promise<StoreDriver> {
  const { openPostgresDriver, migrateDatabase } = await loadPostgres();
  return openPostgresDriver(url, log, async () =>
    logMigrations(log, await migrateDatabase(url, claim?.application)),
  );
}

function openFile(path: string, log: Log, claim?: DatabaseClaim) {
  const release = claim === undefined || path === ':memory:' ? () => {} : holdFile(path, claim.use);
  const database = openDatabase(path, claim?.application, (migrations) => logMigrations(log, migrations));
  const driver = createSqliteDriver(database);
  const close = async () => {
    await driver.close();
    release();
  };
  return { driver: { ...driver, close }, file: driver.storage };
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
