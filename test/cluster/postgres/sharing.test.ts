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

const partitions = (cluster: Cluster) => cluster.ownership.partitions().length;
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
  const slow = { renewMs: 20_000, leaseMs: 60_000 };
  const [stays, leaves] = [join(slow), join(slow)];
  await leaves.start();
  await expect.poll(() => partitions(leaves)).toBe(64);
  await stays.start();
  await leaves.stop();
  await expect.poll(() => partitions(stays), { interval: 10, timeout: 2_000 }).toBe(64);
  await expect.poll(() => stays.shards.held(), { interval: 10, timeout: 2_000 }).toHaveLength(SHARDS);
});

it('uses no partition before its preparation, and gives none away before its use has ended', async () => {
  const [first, second] = [join(), join()];
  const log: string[] = [];
  let endUse = () => {};
  first.ownership.beforeRelease(
    (given) =>
      new Promise((resolve) => {
        expect(given.some((partition) => first.ownership.ownsDestination(partition))).toBe(false);
        expect(given.some((partition) => first.ownership.whileOwned(partition).aborted)).toBe(false);
        log.push('release');
        endUse = resolve;
      }),
  );
  second.ownership.beforeGain(async (gained) => {
    log.push('gain');
    expect(gained.some((partition) => second.ownership.ownsDestination(partition))).toBe(false);
  });
  await first.start();
  await expect.poll(() => partitions(first)).toBe(64);
  const signals = Array.from({ length: 64 }, (_, partition) => first.ownership.whileOwned(partition));
  await second.start();
  await expect.poll(() => log).toEqual(['release']);
  expect(partitions(second)).toBe(0);
  endUse();
  await expect.poll(() => partitions(second)).toBe(32);
  expect(log).toEqual(['release', 'gain']);
  expect(signals.filter(({ aborted }) => aborted)).toHaveLength(32);
  first.ownership.beforeRelease(async () => endUse());
});

it('aborts what does not end in time when partitions move', async () => {
  const [first, second] = [join({ releaseMs: 100 }), join()];
  first.ownership.beforeRelease(() => new Promise(() => {}));
  await first.start();
  await second.start();
  await expect.poll(() => partitions(second)).toBe(32);
});

it('gives partitions back that it cannot prepare, so that another process has them', async () => {
  const [broken, other] = [join(), join()];
  let attempts = 0;
  broken.ownership.beforeGain(async () => {
    attempts += 1;
    throw new Error('disk full');
  });
  await broken.start();
  await expect.poll(() => attempts).toBeGreaterThan(0);
  await other.start();
  await expect.poll(() => partitions(other)).toBe(64);
  expect(partitions(broken)).toBe(0);
  // Not again and again.
  expect(attempts).toBeLessThan(4);
});

it('moves shards one at a time to a process that joins, and only while all are connected', async () => {
  const [first, second] = [join(), join()];
  const lost: number[] = [];
  first.shards.onLost(async (shard) => void lost.push(shard));
  await first.start();
  await expect.poll(() => first.shards.held()).toHaveLength(SHARDS);
  first.shards.report(0, false);
  await second.start();
  await expect.poll(() => partitions(second)).toBe(32);
  expect(second.shards.held()).toEqual([]);
  first.shards.report(0, true);
  await expect.poll(() => second.shards.held()).toHaveLength(1);
  expect(first.shards.held()).toHaveLength(SHARDS - 1);
  await expect.poll(() => second.shards.held()).toHaveLength(2);
  expect(lost).toHaveLength(2);
});

it('tells the owner that deliveries wait, and no other process', async () => {
  const two = [join(), join()] as const;
  await Promise.all(two.map((cluster) => cluster.start()));
  await expect.poll(() => two.map(partitions)).toEqual([32, 32]);
  const heard = two.map(({ ownership }) => {
    const ids: (readonly number[] | null)[] = [];
    ownership.onAnnounced((announced) => ids.push(announced));
    return ids;
  });
  const [mine, theirs] = two.map(({ ownership }) => ownership.partitions()[0] ?? -1);
  // What is announced before the other one listens is lost; it then hears that it may have missed something.
  const hears = () => {
    two[0].ownership.announce([mine ?? -1, theirs ?? -1, (theirs ?? -1) + 64]);
    return heard[1];
  };
  await expect.poll(hears).toContainEqual([theirs, (theirs ?? -1) + 64]);
  expect(heard[0]?.filter((announced) => announced !== null)).toEqual([]);
});

it('says that deliveries wait somewhere when there are too many to list', async () => {
  const two = [join(), join()] as const;
  await Promise.all(two.map((cluster) => cluster.start()));
  await expect.poll(() => two.map(partitions)).toEqual([32, 32]);
  const heard: (readonly number[] | null)[] = [];
  two[1].ownership.onAnnounced((announced) => heard.push(announced));
  // What is announced before the other one listens is lost.
  const hears = (announced: readonly number[]) => {
    two[0].ownership.announce(announced);
    return heard;
  };
  const theirs = two[1].ownership.partitions().slice(0, 1);
  await expect.poll(() => hears(theirs)).toContainEqual(theirs);
  heard.length = 0;
  await expect.poll(() => hears(Array.from({ length: 5_000 }, (_, id) => id))).toContain(null);
});

it('leaves shards that it cannot connect to the other process, and all further ones for a while', async () => {
  const [broken, other] = [join(), join()];
  await broken.start();
  await expect.poll(() => broken.shards.held()).toHaveLength(SHARDS);
  await other.start();
  for (const shard of broken.shards.held()) broken.shards.giveUp(shard);
  await expect.poll(() => other.shards.held()).toHaveLength(SHARDS);
  await expect.poll(() => partitions(broken)).toBe(32);
  expect(broken.shards.held()).toEqual([]);
});

it('takes a shard that it could not connect again when nobody else is there', async () => {
  const alone = join();
  await alone.start();
  await expect.poll(() => alone.shards.held()).toHaveLength(SHARDS);
  alone.shards.giveUp(2);
  expect(alone.shards.holds(2)).toBe(false);
  await expect.poll(() => alone.shards.holds(2)).toBe(true);
});

it('takes partitions again a while after it could not prepare them', async () => {
  const alone = join({ cooldownMs: 300 });
  let attempts = 0;
  alone.ownership.beforeGain(async () => {
    attempts += 1;
    if (attempts < 3) throw new Error('disk full');
  });
  await alone.start();
  await expect.poll(() => partitions(alone)).toBe(64);
  expect(attempts).toBe(3);
});

it('lists the processes with what each of them has', async () => {
  const two = [join(), join()] as const;
  await Promise.all(two.map((cluster) => cluster.start()));
  await expect.poll(() => two.map(({ shards }) => shards.held().length)).toEqual([2, 2]);
  await expect
    .poll(async () =>
      (await two[0].members()).map(({ host, version, shards }) => ({ host, version, shards })),
    )
    .toEqual(
      expect.arrayContaining(
        two.map(({ shards }, index) => ({
          host: `machine-${index}`,
          version: '1.0.0',
          shards: shards.held().map((shard) => ({ shard, isReady: true })),
        })),
      ),
    );
  // Partitions are shared out apart from shards, and may take longer.
  await expect
    .poll(async () => (await two[1].members()).map(({ partitions }) => partitions))
    .toEqual([32, 32]);
  const members = await two[1].members();
  expect(members.flatMap(({ tasks }) => tasks).sort()).toEqual(['jobs', 'polls']);
});

it('stops in about a second when the database does not answer', async () => {
  const alone = join();
  await alone.start();
  await expect.poll(() => partitions(alone)).toBe(64);
  const [store] = stores;
  if (store === undefined) throw new Error('no store');
  store.leave = () => new Promise(() => {});
  store.renew = () => new Promise(() => {});
  const from = performance.now();
  await alone.stop();
  expect(performance.now() - from).toBeLessThan(2_500);
  expect(partitions(alone)).toBe(0);
});
