import { expect, it } from 'vitest';
import { row, rows, statement } from '../../../src/store/database/work.ts';
import { usePostgresDriver } from '../../support/postgres-driver.ts';

const opened = usePostgresDriver();

const byKey = statement<{ key: string }, { id: number }>('SELECT id FROM topics WHERE key = @key');
const plansOfIt = statement<Record<string, never>, { made: string; reused: string }>(
  `SELECT custom_plans AS made, generic_plans AS reused FROM pg_prepared_statements WHERE statement LIKE 'SELECT id FROM topics%'`,
);

it('a statement that joins in order is planned once for each connection, not for each event', async () => {
  const plans = await opened().driver.database.transaction(
    function* () {
      for (const key of ['a', 'b', 'c']) yield* rows(byKey, { key });
      return yield* row(plansOfIt, {});
    },
    { joinsInOrder: true },
  );
  expect(plans).toEqual({ made: 0, reused: 3 });
});
