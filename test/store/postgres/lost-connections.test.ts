import { expect, it } from 'vitest';
import { change } from '../../../src/store/database/work.ts';
import { agents } from '../../../src/store/schema/index.ts';
import { usePostgresDriver } from '../../support/postgres-driver.ts';

const opened = usePostgresDriver();

const endConnections = () =>
  opened().database.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );

it('a transaction whose connection is lost before its commit is run again, and one that succeeded is stored', async () => {
  const write = (id: string) =>
    opened().driver.database.transaction(function* () {
      yield* change((db) => db.insert(agents).values({ id, lastSeenAt: 1 }));
      yield* change((db) => db.update(agents).set({ lastSeenAt: 2 }));
    });
  const ids = Array.from({ length: 120 }, (_, index) => `agent ${index}`);
  let isWriting = true;
  const cuts = (async () => {
    while (isWriting) await endConnections();
  })();
  const results: PromiseSettledResult<void>[] = [];
  for (const id of ids) results.push(...(await Promise.allSettled([write(id)])));
  isWriting = false;
  await cuts;
  const stored = (await opened().database.query('SELECT id FROM agents')).map(({ id }) => id);
  const succeeded = ids.filter((_, index) => results[index]?.status === 'fulfilled');
  expect(stored).toEqual(expect.arrayContaining(succeeded));
  expect(succeeded.length).toBeGreaterThan(ids.length * 0.8);
}, 60_000);
