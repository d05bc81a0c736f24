import { afterEach, beforeEach } from 'vitest';
import type { StoreDriver } from '../../src/store/database/database.ts';
import { openPostgresDriver } from '../../src/store/postgres/driver.ts';
import { createMigratedDatabase, type PostgresDatabase } from './postgres-database.ts';

interface Opened {
  readonly database: PostgresDatabase;
  readonly driver: StoreDriver;
}

/** Opens a migrated database for each test, and drops it afterwards. The returned getter works only inside tests. */
export function usePostgresDriver(): () => Opened {
  let opened: Opened | undefined;
  beforeEach(async () => {
    const database = await createMigratedDatabase();
    opened = { database, driver: await openPostgresDriver(database.url, undefined, async () => {}) };
  });
  afterEach(async () => {
    await opened?.driver.close();
    await opened?.database.drop();
  });
  return () => {
    if (opened === undefined) throw new Error('only inside tests');
    return opened;
  };
}
