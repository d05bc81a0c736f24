import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
  betweenIdentifiesMs: 100,
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
  await expect.poll(() => stays.shards.held().length, { interval: 10 }).toBe(SHARDS);
  expect(performance.now() - stoppedAt).toBeLessThan(1_500);
});

it('leaves a shard that a process gave up to another one, which keeps it', async () => {
  const [fails, takes] = [join(), join()];
  await Promise.all([fails.start(), takes.start()]);
  await expect.poll(() => takes.shards.held().length).toBe(2);
  await expect.poll(() => fails.shards.held().length).toBe(2);
  const [shard = -1] = fails.shards.held();
  const moves = vi.fn();
  takes.shards.onLost(moves);
  fails.shards.giveUp(shard);
  expect(fails.shards.holds(shard)).toBe(false);
  await expect.poll(() => takes.shards.holds(shard), { timeout: 5_000 }).toBe(true);
  // Longer than it takes to share out evenly otherwise.
  await sleep(2 * TIMING.betweenShardMovesMs + 4 * TIMING.renewMs);
  expect(moves).not.toHaveBeenCalled();
  expect(takes.shards.held()).toHaveLength(3);
});

it('a process that gave up a shard takes it again when nobody else is there', async () => {
  const alone = join();
  await alone.start();
  await expect.poll(() => alone.shards.held().length).toBe(SHARDS);
  const gained = vi.fn();
  alone.shards.onGained(gained);
  alone.shards.giveUp(2);
  await expect.poll(() => gained.mock.calls).toEqual([[2]]);
});

it('a process that gave up a shard takes part again later', async () => {
  const [fails, takes] = [join({ abstainMs: 1_500 }), join()];
  await Promise.all([fails.start(), takes.start()]);
  await expect.poll(() => fails.shards.held().length).toBe(2);
  const [shard = -1] = fails.shards.held();
  fails.shards.giveUp(shard);
  await expect.poll(() => takes.shards.held().length).toBe(3);
  await expect.poll(() => fails.shards.held().length).toBe(2);
});
