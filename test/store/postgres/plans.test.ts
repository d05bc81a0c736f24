import { afterEach, beforeEach, expect, it } from 'vitest';
import type { StoreDriver } from '../../../src/store/database/store-driver.ts';
import { row, rows, statement } from '../../../src/store/database/work.ts';
import { openPostgresDriver } from '../../../src/store/postgres/driver.ts';
import { createMigratedDatabase, type PostgresDatabase } from '../../support/postgres-database.ts';

let database: PostgresDatabase;
let driver: StoreDriver;
beforeEach(async () => {
  database = await createMigratedDatabase();
  driver = await openPostgresDriver(database.url, undefined, async () => {});
});
afterEach(async () => {
  await driver.close();
  await database.drop();
});

const byKey = statement<{ key: string }, { id: number }>('SELECT id FROM topics WHERE key = @key');
const plansOfIt = statement<Record<string, never>, { made: string; reused: string }>(
  `SELECT custom_plans AS made, generic_plans AS reused FROM pg_prepared_statements WHERE statement LIKE 'SELECT id FROM topics%'`,
);

it('a statement that joins in order is planned once for each connection, not for each event', async () => {
  const plans = await driver.database.transaction(
    function* () {
      for (const key of ['a', 'b', 'c']) yield* rows(byKey, { key });
      return yield* row(plansOfIt, {});
    },
    { joinsInOrder: true },
  );
  expect(plans).toEqual({ made: 0, reused: 3 });
});
