import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ClusterTiming } from '../../../src/cluster/cluster-timing.ts';
import { type Cluster, createCluster } from '../../../src/cluster/index.ts';
import { createLog } from '../../../src/process/log.ts';
import { type ClusterStore, createClusterStore } from '../../../src/store/postgres/cluster-store.ts';
import { createMigratedDatabase, type PostgresDatabase } from '../../support/postgres-database.ts';

const SHARDS = 4;
/** A sixteenth of the real times. */
const TIMING = {
  leaseMs: 800,
  renewMs: 200,
  marginMs: 100,
  retryMs: 50,
  neglectedMs: 1_500,
  betweenShardMovesMs: 300,
};

let database: PostgresDatabase;
let stores: ClusterStore[];
let clusters: Cluster[];

beforeEach(async () => {
  database = await createMigratedDatabase();
  stores = [];
  clusters = [];
});
afterEach(async () => {
  await Promise.all(clusters.map((cluster) => cluster.stop()));
  await Promise.all(stores.map((store) => store.close()));
  await database.drop();
});

function join(timing: Partial<ClusterTiming> = {}): Cluster {
  const store = createClusterStore(database.url);
  stores.push(store);
  const cluster = createCluster({
    store,
    shards: SHARDS,
    version: '1.0.0',
    host: `machine-${clusters.length}`,
    log: createLog('silent'),
    timing: { ...TIMING, ...timing },
  });
  clusters.push(cluster);
  cluster.shards.onGained((shard) => cluster.shards.report(shard, true));
  return cluster;
}

const partitions = (cluster: Cluster) => cluster.ownership.partitions()?.length ?? 0;
const tasks = (cluster: Cluster) =>
  (['jobs', 'polls'] as const).filter((task) => cluster.ownership.runs(task)).length;

it('gives a process that is alone everything at once', async () => {
  const alone = join();
  await alone.start();
  await expect.poll(() => partitions(alone)).toBe(64);
  expect(alone.shards.held()).toEqual([0, 1, 2, 3]);
  expect(tasks(alone)).toBe(2);
});

it('shares everything out among three processes', async () => {
  const three = [join(), join(), join()];
  await Promise.all(three.map((cluster) => cluster.start()));
  await expect.poll(() => three.map(partitions).sort()).toEqual([21, 21, 22]);
  await expect.poll(() => three.map(({ shards }) => shards.held().length).sort()).toEqual([1, 1, 2]);
  await expect.poll(() => three.map(tasks).sort()).toEqual([0, 1, 1]);
});

it('hands everything over at once when a process stops', async () => {
  // Nothing but the hint can be this fast.
  const [stays, leaves] = [
    join({ renewMs: 20_000, leaseMs: 60_000 }),
    join({ renewMs: 20_000, leaseMs: 60_000 }),
  ];
  await leaves.start();
  await expect.poll(() => partitions(leaves)).toBe(64);
  await stays.start();
  const stoppedAt = performance.now();
  await leaves.stop();
  await expect.poll(() => partitions(stays), { interval: 10 }).toBe(64);
  expect(stays.shards.held()).toHaveLength(SHARDS);
  expect(performance.now() - stoppedAt).toBeLessThan(1_500);
});
