import { createCluster } from '../cluster/index.ts';
import { describeMachines } from '../cluster/members.ts';
import { type Ownership, PARTITIONS } from '../cluster/ownership.ts';
import { createIdentifySlots, createRequestSlots } from '../cluster/slots.ts';
import { type Config, postsAlerts, shardsOf } from '../config/config.ts';
import type { Context } from '../context.ts';
import { createFixedGateway, type Gateway } from '../discord/gateway/gateway.ts';
import { createLeasedGateway } from '../discord/gateway/leased-gateway.ts';
import {
  createRateLimiter,
  createSharedRateLimiter,
  type RateLimiter,
} from '../discord/posting/rate-limiter.ts';
import { BUILD } from '../process/build.ts';
import type { ShareOfWork } from '../process/health.ts';
import type { Log } from '../process/log.ts';
import type { Store } from '../store/index.ts';

/** Everything that depends on whether this process runs alone or is one of several. */
export interface RunMode {
  readonly gateway: Gateway;
  /** Undefined: everything. */
  readonly ownership: Ownership | undefined;
  readonly rateLimiter: RateLimiter;
  /** Whether this process posts alerts and polls, as far as it owns them. */
  readonly dispatchesAlerts: boolean;
  /** For `GET /readyz`, `GET /metrics` and the log. */
  share(): Omit<ShareOfWork, 'processes'>;
  /**
   * How many live processes share the database.
   * @throws Error when the database does not answer
   */
  countProcesses(): Promise<number>;
  /** For *Problems?*. */
  readonly machines: Context['deployment']['machines'];
  /**
   * Checks that the processes on the database divide the work as this one would. Changes nothing.
   * @throws Error if they don't, and keep running
   */
  refuseConflict(): Promise<void>;
  /**
   * Joins the cluster and gets its share of the shards, partitions and tasks.
   * @throws Error like `refuseConflict`
   */
  start(): Promise<void>;
  /** Closes the gateway's connections, and gives its share to other processes once work in progress has ended. */
  stop(): Promise<void>;
}

interface RunModeOptions {
  readonly config: Config;
  readonly store: Store;
  readonly log: Log;
  readonly clock: () => number;
}

export function createRunMode(options: RunModeOptions): RunMode {
  const { cluster } = options.store;
  return cluster === null ? createStandaloneMode(options) : createClusterMode(cluster, options);
}

/** discord.js and the identify throttle each ask for the gateway's address. */
const REQUESTS_OF_SHARD = 2;
const CONNECT_MS = 900;

/** With PostgreSQL: all processes on the database share shards, partitions and tasks. */
function createClusterMode(
  store: NonNullable<Store['cluster']>,
  { config, log, clock }: RunModeOptions,
): RunMode {
  const cluster = createCluster({ store, shards: config.SHARD_COUNT, version: BUILD.version, log });
  const { ownership } = cluster;
  const rateLimiter = createSharedRateLimiter(createRequestSlots(store, log));
  const gateway = createLeasedGateway({
    leases: cluster.shards,
    waitForSlot: createIdentifySlots(store),
    onConnect: () => {
      setTimeout(rateLimiter.reserve(REQUESTS_OF_SHARD), CONNECT_MS).unref();
    },
    clock,
  });
  return {
    gateway,
    ownership,
    rateLimiter,
    dispatchesAlerts: true,
    share: () => ({
      ...servedBy(gateway, config),
      partitions: ownership.partitions().length,
      tasks: (['jobs', 'polls'] as const).filter(ownership.runs),
    }),
    countProcesses: async () => (await cluster.members()).length,
    machines: async () => describeMachines(await cluster.members(), config.SHARD_COUNT),
    refuseConflict: cluster.refuseConflict,
    start: cluster.start,
    stop: async () => void (await Promise.all([gateway.stop(), cluster.stop()])),
  };
}

/** With SQLite: the settings say which shards this process serves, and whether it posts alerts. */
function createStandaloneMode({ config, clock }: RunModeOptions): RunMode {
  const sharding = { shards: shardsOf(config), count: config.SHARD_COUNT };
  const dispatchesAlerts = postsAlerts(config);
  const gateway = createFixedGateway(sharding, clock);
  return {
    gateway,
    ownership: undefined,
    rateLimiter: createRateLimiter(sharding.shards.length / sharding.count),
    dispatchesAlerts,
    share: () => ({
      ...servedBy(gateway, config),
      partitions: dispatchesAlerts ? PARTITIONS : 0,
      tasks: dispatchesAlerts ? ['jobs', 'polls'] : [],
    }),
    countProcesses: async () => 1,
    machines: async () => null,
    // The file is reserved, so no other process can conflict.
    refuseConflict: async () => {},
    start: async () => {},
    stop: gateway.stop,
  };
}

function servedBy(gateway: Gateway, config: Config) {
  const { state, shards, connected } = gateway.status();
  return { gateway: state, shards, connectedShards: connected, shardCount: config.SHARD_COUNT };
}
