import { getTableName } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { countRows } from '../../src/store/database/queries.ts';
import * as schema from '../../src/store/schema/index.ts';
import { createStore } from '../../src/store/store.ts';
import { fillStore } from '../support/filled/fill-store.ts';
import { openTestDatabase } from '../support/test-store.ts';

it('what releases are tested with has something of everything that is stored', async () => {
  const driver = await openTestDatabase();
  await fillStore(createStore(driver, () => 'all'));
  const empty: string[] = [];
  for (const table of Object.values(schema))
    if ((await driver.database.run(() => countRows(table, {}))) === 0) empty.push(getTableName(table));
  expect(empty).toEqual([]);
  if (inject('postgresUrl') !== undefined) {
    const { processes, leases } = (await driver.cluster?.read()) ?? {};
    expect([processes?.length, leases?.length]).toEqual([1, 1]);
  }
  await driver.close();
});
