import type { ShardLeases } from '../bot/shard-set.ts';
import type { LeaseGroup } from './lease-group.ts';
import type { LeaseKeeper } from './lease-keeper.ts';

interface ShardGroupOptions {
  readonly count: number;
  readonly betweenMovesMs: number;
  readonly betweenIdentifiesMs: number;
  readonly clock: () => number;
}

const shardLease = (shard: number): string => `shard:${shard}`;
const shardIn = (lease: string): number => Number(lease.slice('shard:'.length));

/** Shares out the shards. */
export function createShardGroup(options: ShardGroupOptions) {
  const { count, betweenMovesMs, betweenIdentifiesMs, clock } = options;
  const numbers = Array.from({ length: count }, (_, shard) => shard);
  const gained: ((shard: number) => void)[] = [];
  const lost: ((shard: number) => Promise<void>)[] = [];
  const held = new Set<number>();
  const ready = new Set<number>();
  let lastMoveAt = Number.NEGATIVE_INFINITY;
  let lastReadyAt = Number.NEGATIVE_INFINITY;

  const tellLost = async (names: readonly string[]) => {
    const shards = names.map(shardIn).filter((shard) => held.delete(shard));
    for (const shard of shards) ready.delete(shard);
    await Promise.all(shards.flatMap((shard) => lost.map((listener) => listener(shard))));
  };
  const group: LeaseGroup = {
    name: 'shard',
    names: numbers.map(shardLease),
    mayGive() {
      if (clock() - lastMoveAt < betweenMovesMs || ready.size < held.size) return 0;
      // Otherwise the process that takes the shard would have to wait before it may identify.
      if (clock() - lastReadyAt < betweenIdentifiesMs) return 0;
      lastMoveAt = clock();
      return 1;
    },
    beforeUse: async () => {},
    onUsable(names) {
      for (const shard of names.map(shardIn)) {
        held.add(shard);
        for (const listener of gained) listener(shard);
      }
    },
    beforeRelease: tellLost,
    // The shard no longer belongs to this process, so nothing waits for its disconnection.
    onLost: (names) => void tellLost(names).catch(() => {}),
  };

  return {
    group,
    /** The shards of this process that are connected. */
    ready: (): readonly number[] => [...ready].sort((a, b) => a - b),
    /** What the gateway sees of it. */
    leases: (keeper: LeaseKeeper): ShardLeases => ({
      count,
      holds: (shard) => keeper.holds(shardLease(shard)),
      held: () => numbers.filter((shard) => keeper.holds(shardLease(shard))),
      onGained: (listener) => void gained.push(listener),
      onLost: (listener) => void lost.push(listener),
      report(shard, isReady) {
        if (isReady && held.has(shard) && !ready.has(shard)) {
          ready.add(shard);
          lastReadyAt = clock();
        }
        if (!isReady) ready.delete(shard);
      },
      giveUp: (shard) => keeper.giveUp(shardLease(shard)),
    }),
  };
}
