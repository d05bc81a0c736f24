import { createLeasedGateway } from '../bot/leased-gateway.ts';
import { createIdentifySlots } from '../cluster/identify-slots.ts';
import { createCluster } from '../cluster/index.ts';
import { describeMachines } from '../cluster/members.ts';
import { PARTITIONS } from '../cluster/ownership.ts';
import { createRequestSlots } from '../cluster/request-slots.ts';
import type { Config } from '../config.ts';
import { createSharedRateLimiter } from '../discord/rate-limiter.ts';
import { BUILD } from '../process/build.ts';
import type { Log } from '../process/log.ts';
import type { Store } from '../store/index.ts';
import type { RunMode } from './run-mode.ts';

interface ClusterModeOptions {
  readonly config: Pick<Config, 'SHARD_COUNT'>;
  readonly store: NonNullable<Store['cluster']>;
  readonly log: Log;
  /** Milliseconds since 1970, UTC. */
  readonly clock: () => number;
}

/** With PostgreSQL: all processes that use the database share out shards, partitions and tasks. */
export function createClusterMode({ config, store, log, clock }: ClusterModeOptions): RunMode {
  const cluster = createCluster({ store, shards: config.SHARD_COUNT, version: BUILD.version, log });
  const { ownership } = cluster;
  const gateway = createLeasedGateway({
    leases: cluster.shards,
    waitForSlot: createIdentifySlots({ store }),
    clock,
  });
  return {
    gateway,
    ownership,
    rateLimiter: createSharedRateLimiter(createRequestSlots(store, log)),
    dispatchesAlerts: true,
    share() {
      const { state, shards, connected } = gateway.status();
      return {
        gateway: state,
        shards,
        connectedShards: connected,
        shardCount: config.SHARD_COUNT,
        partitions: ownership.partitions()?.length ?? PARTITIONS,
        tasks: (['jobs', 'polls'] as const).filter(ownership.runs),
      };
    },
    countProcesses: async () => (await cluster.members()).length,
    machines: async () => describeMachines(await cluster.members(), config.SHARD_COUNT),
    refuseConflict: cluster.refuseConflict,
    start: cluster.start,
    stop: async () => void (await Promise.all([gateway.stop(), cluster.stop()])),
  };
}
