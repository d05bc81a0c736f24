import { expect, it } from 'vitest';
import { change, row, statement, type Work } from '../../../src/store/database/work.ts';
import { agents } from '../../../src/store/schema/index.ts';
import { usePostgresDriver } from '../../support/postgres-driver.ts';

const opened = usePostgresDriver();

const stored = () => opened().database.query('SELECT id, last_seen_at FROM agents');

const lastSeen = async () => (await stored()).map((agent) => Number(agent['last_seen_at']));

const END_OWN_CONNECTION = statement<Record<string, never>, unknown>(
  'SELECT pg_terminate_backend(pg_backend_pid())',
);

/** Writes in two queries, and loses its connection the first time it comes to a place. @returns how often it began */
async function writeAndLose(place: 'before' | 'between' | 'after'): Promise<number> {
  let attempts = 0;
  const loseOnce = function* (here: typeof place): Work<void> {
    if (attempts === 1 && here === place) yield* row(END_OWN_CONNECTION, {});
  };
  await opened().driver.database.transaction(function* () {
    attempts += 1;
    yield* loseOnce('before');
    yield* change((db) => db.insert(agents).values({ id: 'kakobuy', lastSeenAt: 1 }));
    yield* loseOnce('between');
    yield* change((db) => db.update(agents).set({ lastSeenAt: 2 }));
    yield* loseOnce('after');
  });
  return attempts;
}

it.each(['before', 'between', 'after'] as const)(
  'a transaction that loses its connection %s its writes is run again as a whole',
  async (place) => {
    expect(await writeAndLose(place)).toBe(2);
    expect(await lastSeen()).toEqual([2]);
  },
);

it('what a transaction reported as written is stored, however often connections are lost', async () => {
  const ids = Array.from({ length: 60 }, (_, index) => `agent ${index}`);
  let isWriting = true;
  const cuts = (async () => {
    while (isWriting)
      await opened().database.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      );
  })();
  const written: string[] = [];
  for (const id of ids) {
    const writing = opened().driver.database.transaction(() =>
      change((db) => db.insert(agents).values({ id, lastSeenAt: 1 })),
    );
    await writing.then(
      () => written.push(id),
      () => {},
    );
  }
  isWriting = false;
  await cuts;
  expect((await stored()).map(({ id }) => id)).toEqual(expect.arrayContaining(written));
}, 60_000);
