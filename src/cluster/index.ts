import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Log } from '../process/log.ts';
import { createSleepAwareClock } from '../process/timing/clocks.ts';
import type { ClusterStore, Listener } from '../store/postgres/cluster-store.ts';
import { LEASES_RELEASED } from '../store/postgres/lease-statements.ts';
import { createAnnouncements } from './announcements.ts';
import { CLUSTER_TIMING, type ClusterTiming } from './cluster-timing.ts';
import { createPartitionOwnership, createShardGroup, type LeaseGroup } from './lease-groups.ts';
import { LeaseKeeper } from './lease-keeper.ts';
import { describeMembers, refuseConflict, watchForConflict, writeState } from './members.ts';

interface ClusterOptions {
  readonly store: ClusterStore;
  /** How many shards the bot has: the same in all processes. */
  readonly shards: number;
  readonly version: string;
  readonly log: Log;
  readonly timing?: Partial<ClusterTiming>;
  /** Milliseconds; must not stop while the machine sleeps. */
  readonly clock?: () => number;
  readonly host?: string;
}

/** The processes that share one PostgreSQL database, as one of them sees it. */
export type Cluster = ReturnType<typeof createCluster>;

/** Makes this process one of those that share the database's destinations, shards and tasks. */
export function createCluster(options: ClusterOptions) {
  const { store, version, log, host = hostname(), clock = createSleepAwareClock() } = options;
  const timing = { ...CLUSTER_TIMING, ...options.timing };
  const id = randomUUID();
  const { shards: shardCount } = options;
  const watch = watchForConflict(shardCount, log);
  const members = async () => describeMembers(await store.read(), timing.leaseMs);
  const announcements = createAnnouncements(id, store, log);
  const groups: LeaseGroup[] = [];
  const keeper = new LeaseKeeper({
    store,
    id,
    describe: (coolingDown) => {
      const state = writeState({ readyShards: shards.ready(), coolingDown, shardCount });
      return { id, host, version, state };
    },
    groups,
    onRead: (rows) => watch(describeMembers(rows, timing.leaseMs)),
    timing,
    clock,
    log,
  });
  const partitions = createPartitionOwnership(keeper, announcements);
  const shards = createShardGroup(shardCount, timing, clock, keeper);
  groups.push(...partitions.groups, shards.group);
  /**
   * Waits for processes with another shard count to end. Changes nothing.
   * @throws Error if they keep running
   */
  const refuse = () => refuseConflict(shardCount, members, timing, log);
  let listener: Listener | undefined;

  return {
    id,
    ownership: partitions.ownership,
    shards: shards.leases,
    refuseConflict: refuse,
    /**
     * Joins the other processes; register listeners first. Resolves when this process has asked for its share
     * once.
     * @throws Error like `refuseConflict`
     */
    async start(): Promise<void> {
      await refuse();
      listener = store.listen((payload) => {
        announcements.receive(payload);
        if (payload === null || payload === LEASES_RELEASED) keeper.wake();
      });
      await keeper.start();
    },
    /** Gives everything away and tells the others. Resolves within about a second, even if the database doesn't answer. */
    async stop(): Promise<void> {
      await Promise.all([keeper.stop(), announcements.flush()]);
      await listener?.close();
    },
    /**
     * All live processes, and what each of them has.
     * @throws Error when the database does not answer
     */
    members,
  };
}
