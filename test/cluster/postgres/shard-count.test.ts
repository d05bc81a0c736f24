import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCluster } from '../../../src/cluster/index.ts';
import { createLog } from '../../../src/process/log.ts';
import { type ClusterStore, createClusterStore } from '../../../src/store/postgres/cluster-store.ts';
import { createMigratedDatabase, type PostgresDatabase } from '../../support/postgres-database.ts';

/** An eighth of the real times. */
const TIMING = { leaseMs: 1_000, renewMs: 250, marginMs: 125, retryMs: 60 };

let database: PostgresDatabase;
let store: ClusterStore;
let ends: (() => Promise<void>)[];
let lines: string[];

beforeEach(async () => {
  database = await createMigratedDatabase();
  store = createClusterStore(database.url);
  ends = [];
  lines = [];
});
afterEach(async () => {
  for (const end of ends) await end();
  await store.close();
  await database.drop();
});

const log = createLog('info', { write: (line: string) => void lines.push(line) });

function create(host: string, shards: number) {
  const cluster = createCluster({ store, shards, version: '1.0.0', host, log, timing: TIMING });
  ends.push(cluster.stop);
  return cluster;
}

const start = (host: string, shards: number) => create(host, shards).start();

const others = () =>
  lines
    .map((line): unknown => JSON.parse(line))
    .filter((line) => JSON.stringify(line).includes('another SHARD_COUNT'));

it('a process that counts other shards is refused, and takes nothing', async () => {
  await start('berlin', 3);
  await expect(start('paris', 2)).rejects.toThrow('SHARD_COUNT is 2 here and 3 on berlin.');
  expect(others()).toMatchObject([{ level: 40, reason: expect.stringContaining('SHARD_COUNT') }]);
  expect((await store.read()).processes).toHaveLength(1);
});

it('a process finds out that it would be refused before it takes part', async () => {
  await start('berlin', 3);
  await expect(create('paris', 2).refuseConflict()).rejects.toThrow('SHARD_COUNT is 2 here and 3 on berlin.');
  await expect(create('rome', 3).refuseConflict()).resolves.toBeUndefined();
  expect((await store.read()).processes).toHaveLength(1);
});

it('a process that was killed refuses nobody, as soon as its leases have run out', async () => {
  const state = JSON.stringify({ shardCount: 3 });
  await store.renew({ id: 'killed', host: 'berlin', version: '1.0.0', state }, [], TIMING.leaseMs);
  await start('paris', 2);
  expect(others()).toHaveLength(1);
});

it('a process with other shards that appears later is logged once', async () => {
  await start('berlin', 1);
  const renew = () =>
    store.renew(
      { id: 'other', host: 'rome', version: '1.0.0', state: JSON.stringify({ shardCount: 2 }) },
      [],
      TIMING.leaseMs,
    );
  const timer = setInterval(() => void renew().catch(() => {}), TIMING.renewMs);
  ends.unshift(async () => clearInterval(timer));
  await expect.poll(others).toMatchObject([{ level: 50, reason: expect.stringContaining('rome') }]);
  const seen = async () =>
    (await store.read()).processes.filter(({ ageMs }) => ageMs > 3 * TIMING.renewMs).length;
  await expect.poll(seen, { timeout: 5_000 }).toBe(2);
  expect(others()).toHaveLength(1);
});
