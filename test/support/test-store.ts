import { inject } from 'vitest';
import type { StoreDriver } from '../../src/store/database/database.ts';
import type { HomeGuilds, Store } from '../../src/store/index.ts';
import { openPostgresDriver } from '../../src/store/postgres/driver.ts';
import { createSqliteDriver } from '../../src/store/sqlite/driver.ts';
import { createStore } from '../../src/store/store.ts';
import { createMigratedDatabase } from './postgres-database.ts';
import { openMemoryDatabase } from './store-fixtures.ts';

/** An empty store on the database of the test's project: SQLite in memory, or PostgreSQL. */
export async function openTestStore(homeGuilds: () => HomeGuilds = () => []): Promise<Store> {
  return createStore(await openTestDatabase(), homeGuilds);
}

/** An empty database of the test's project, for tests of queries themselves. */
export async function openTestDatabase(): Promise<StoreDriver> {
  if (inject('postgresUrl') === undefined) return createSqliteDriver(openMemoryDatabase());
  const { url, drop } = await createMigratedDatabase();
  const driver = await openPostgresDriver(url, undefined, async () => {});
  return {
    ...driver,
    async close() {
      await driver.close();
      await drop();
    },
  };
}
