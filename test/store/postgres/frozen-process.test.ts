import { connect, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from '../../../sandbox/free-port.ts';
import { change, rows, statement } from '../../../src/store/database/work.ts';
import { openPostgresDriver } from '../../../src/store/postgres/driver.ts';
import { migrateDatabase } from '../../../src/store/postgres/migrate.ts';
import { agents } from '../../../src/store/schema/index.ts';
import { createPostgresDatabase } from '../../support/postgres-database.ts';
import { usePostgresDriver } from '../../support/postgres-driver.ts';

/** More than the buffers of a connection hold. */
const LARGE = statement<{ rows: number }, { text: string }>(
  "SELECT repeat('x', 1000) AS text FROM generate_series(1, CAST(@rows AS bigint))",
);
const ROWS = 20_000;

const LOCKS = `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

/**
 * A way to the server for a process that is frozen from some moment on: it reads and sends nothing more.
 * @param isFrozenAt decides by what the server answers, and by how many bytes it has answered in all
 */
async function startFreezingProxy(
  server: string,
  isFrozenAt: (answer: Buffer, bytes: number) => boolean,
): Promise<{ url: string; close(): void }> {
  const to = new URL(server);
  const ends: (() => void)[] = [];
  const proxy = createServer((client) => {
    const upstream = connect(Number(to.port), to.hostname);
    let read = 0;
    upstream.on('data', (data) => {
      read += data.length;
      if (isFrozenAt(data, read)) upstream.pause();
      else client.write(data);
    });
    client.on('data', (data) => upstream.write(data));
    for (const socket of [client, upstream]) socket.on('error', () => {});
    ends.push(() => {
      client.destroy();
      upstream.destroy();
    });
  });
  const port = await freePort();
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve));
  const close = () => {
    for (const end of ends) end();
    proxy.close();
  };
  return { url: Object.assign(new URL(server), { hostname: '127.0.0.1', port: String(port) }).href, close };
}

const opened = usePostgresDriver();

it('a process that is frozen while it reads a large result in its turn does not keep the others from writing', async () => {
  const proxy = await startFreezingProxy(opened().database.url, (_answer, bytes) => bytes > 200_000);
  const frozen = await openPostgresDriver(proxy.url, undefined, async () => {});
  const reading = frozen.database.transaction(() => rows(LARGE, { rows: ROWS })).catch(() => {});
  await expect.poll(() => opened().database.query(LOCKS)).not.toHaveLength(0);
  await opened().driver.database.transaction(() =>
    change((db) => db.insert(agents).values({ id: 'written', lastSeenAt: 1 })),
  );
  expect(await opened().database.query('SELECT id FROM agents')).toEqual([{ id: 'written' }]);
  proxy.close();
  await reading;
  await frozen.close();
}, 60_000);

it('a process that is frozen while it migrates does not keep the others from starting', async () => {
  const empty = await createPostgresDatabase();
  const hasLock = (answer: Buffer) => answer.includes('pg_advisory_xact_lock');
  const proxy = await startFreezingProxy(empty.url, hasLock);
  const frozen = migrateDatabase(proxy.url).catch(() => {});
  await expect.poll(() => empty.query(LOCKS)).not.toHaveLength(0);
  await migrateDatabase(empty.url);
  expect(await empty.query('SELECT count(*) > 0 AS migrated FROM drizzle.__drizzle_migrations')).toEqual([
    { migrated: true },
  ]);
  proxy.close();
  await frozen;
  await empty.drop();
}, 60_000);
