import { createFixedGateway } from '../bot/fixed-gateway.ts';
import { OWNS_EVERYTHING, PARTITIONS } from '../cluster/ownership.ts';
import { type Config, postsAlerts, shardsOf } from '../config.ts';
import { createRateLimiter } from '../discord/rate-limiter.ts';
import type { RunMode } from './run-mode.ts';

/** With SQLite: the settings say which shards this process serves, and whether it posts alerts. */
export function createStandaloneMode(config: Config, clock: () => number): RunMode {
  const sharding = { shards: shardsOf(config), count: config.SHARD_COUNT };
  const dispatchesAlerts = postsAlerts(config);
  const gateway = createFixedGateway(sharding, clock);
  return {
    gateway,
    ownership: OWNS_EVERYTHING,
    rateLimiter: createRateLimiter(sharding.shards.length / sharding.count),
    dispatchesAlerts,
    share() {
      const { state, shards, connected } = gateway.status();
      const partitions = dispatchesAlerts ? PARTITIONS : 0;
      const tasks = dispatchesAlerts ? ['jobs', 'polls'] : [];
      const served = { shards, connectedShards: connected, shardCount: sharding.count };
      return { gateway: state, ...served, partitions, tasks };
    },
    countProcesses: async () => 1,
    machines: async () => null,
    // The file is reserved: nobody else does the same.
    refuseConflict: async () => {},
    start: async () => {},
    stop: gateway.stop,
  };
}
