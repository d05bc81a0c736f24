import type { Store } from '../../src/store/index.ts';
import { migrateDatabase } from '../../src/store/postgres/migrate.ts';
import { createPool } from '../../src/store/postgres/pool.ts';
import { createPostgresRunner } from '../../src/store/postgres/run-work.ts';
import { createStore } from '../../src/store/store.ts';
import { openMemoryDatabase } from '../../test/support/store-fixtures.ts';

/** The store of all machines, migrated. */
export async function openClusterStore(url: string): Promise<Store> {
  const pool = createPool(url);
  await migrateDatabase(pool);
  const store = createStore(openMemoryDatabase(), () => 'all', createPostgresRunner(pool));
  return {
    ...store,
    async close() {
      await store.close();
      await pool.end();
    },
  };
}
