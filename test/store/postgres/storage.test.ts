import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seeded } from '../../../sandbox/seed.ts';
import { createLog } from '../../../src/process/log.ts';
import type { Store } from '../../../src/store/index.ts';
import { openStoreAtStart } from '../../../src/store/open-at-start.ts';
import { createMigratedDatabase, type PostgresDatabase } from '../../support/postgres-database.ts';
import { followIn } from '../../support/store-fixtures.ts';

let database: PostgresDatabase;
let store: Store;
beforeEach(async () => {
  database = await createMigratedDatabase();
  store = await openStoreAtStart(database.url, () => [], createLog('silent'));
});
afterEach(async () => {
  await store.close();
  await database.drop();
});

it('the size of the database is that which the server reports', async () => {
  const [row] = await database.query('SELECT pg_database_size(current_database())::int AS bytes');
  const { bytes, walBytes } = store.storage.size();
  expect(bytes).toBeGreaterThan(Number(row?.['bytes']) / 2);
  expect(bytes).toBeLessThan(Number(row?.['bytes']) * 2);
  expect(walBytes).toBe(0);
});

it('after /privacy delete, every table is vacuumed', async () => {
  const leastVacuumed = async () => {
    const [row] = await database.query(
      `SELECT min(vacuum_count)::int AS count FROM pg_stat_user_tables WHERE schemaname = 'public'`,
    );
    return Number(row?.['count']);
  };
  // PostgreSQL's own vacuum may have come before.
  const before = await leastVacuumed();
  await followIn(store, '2025130500000000911', 'LP00123456784821CN');
  await store.personal.delete(seeded.ada);
  await vi.waitFor(async () => expect(await leastVacuumed()).toBeGreaterThan(before), { timeout: 20_000 });
});

it('the database counts as writable exactly while it can be written', async () => {
  const readOnly = (setting: 'on' | 'off') =>
    database.query(`SET transaction_read_only = off;
       ALTER DATABASE "${database.name}" SET default_transaction_read_only = ${setting};
       SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`);
  expect(await store.isWritable()).toBe(true);
  await readOnly('on');
  await vi.waitFor(async () => expect(await store.isWritable()).toBe(false), { timeout: 10_000 });
  await vi.waitFor(async () => expect(await store.probe().catch(String)).toContain('it can only be read'), {
    timeout: 10_000,
  });
  await readOnly('off');
  await vi.waitFor(async () => expect(await store.isWritable()).toBe(true), { timeout: 10_000 });
});
