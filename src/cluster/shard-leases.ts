import type { ClusterTiming } from './cluster-timing.ts';
import type { LeaseGroup, LossReason } from './lease-group.ts';
import type { LeaseKeeper } from './lease-keeper.ts';
import { readState } from './members.ts';

/** The shards that this process has to serve. */
export interface ShardLeases {
  /** How many shards the bot has, in all processes. */
  readonly count: number;
  /** Whether this process serves the shard now. */
  holds(shard: number): boolean;
  held(): readonly number[];
  /** @param listener called when this process has to connect a shard */
  onGained(listener: (shard: number) => void): void;
  /**
   * @param listener called when this process has to disconnect a shard. With `released` the shard is still its own until the
   * promise resolves; another process connects it then. With the other reasons another process may have connected it already.
   */
  onLost(listener: (shard: number, reason: LossReason) => Promise<void>): void;
  /** Tells the cluster whether a shard is connected: shards move between processes only when all of this process are. */
  report(shard: number, isReady: boolean): void;
  /** Gives away a shard that this process cannot connect, and leaves all free shards to others for a while. */
  giveUp(shard: number): void;
}

interface ShardGroupOptions {
  readonly count: number;
  readonly timing: Pick<ClusterTiming, 'betweenShardMovesMs' | 'betweenIdentifiesMs' | 'abstainMs'>;
  readonly clock: () => number;
}

/** The abstention grows up to so many times the first one. */
const MAX_ABSTAIN_FACTOR = 16;

const shardLease = (shard: number): string => `shard:${shard}`;
const shardIn = (lease: string): number => Number(lease.slice('shard:'.length));

/** Shares out the shards. */
export function createShardGroup({ count, timing, clock }: ShardGroupOptions) {
  const { betweenShardMovesMs, betweenIdentifiesMs, abstainMs } = timing;
  const numbers = Array.from({ length: count }, (_, shard) => shard);
  const gained: ((shard: number) => void)[] = [];
  const lost: ((shard: number, reason: LossReason) => Promise<void>)[] = [];
  const held = new Set<number>();
  const ready = new Set<number>();
  let lastMoveAt = Number.NEGATIVE_INFINITY;
  let lastReadyAt = Number.NEGATIVE_INFINITY;
  let abstainsUntil = Number.NEGATIVE_INFINITY;
  let abstainFactor = 1;

  const tellLost = async (names: readonly string[], reason: LossReason) => {
    const shards = names.map(shardIn).filter((shard) => held.delete(shard));
    for (const shard of shards) ready.delete(shard);
    await Promise.all(shards.flatMap((shard) => lost.map((listener) => listener(shard, reason))));
  };
  const group: LeaseGroup = {
    names: numbers.map(shardLease),
    abstains: (state) => readState(state).abstainsFromShards,
    mayGive() {
      if (clock() - lastMoveAt < betweenShardMovesMs || ready.size < held.size) return 0;
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
    beforeRelease: (names) => tellLost(names, 'released'),
    // Whatever it is, the shard is no longer this process's: nobody waits.
    onLost: (names, reason) => void tellLost(names, reason).catch(() => {}),
  };

  return {
    group,
    /** What this process says about itself. */
    state: () => ({
      readyShards: [...ready].sort((a, b) => a - b),
      abstainsFromShards: clock() < abstainsUntil,
    }),
    /** What the gateway sees of it. */
    leases: (keeper: LeaseKeeper): ShardLeases => ({
      count,
      holds: (shard) => keeper.holds(shardLease(shard)),
      held: () => numbers.filter((shard) => keeper.holds(shardLease(shard))),
      onGained: (listener) => void gained.push(listener),
      onLost: (listener) => void lost.push(listener),
      report(shard, isReady) {
        if (!isReady || !held.has(shard)) {
          ready.delete(shard);
          return;
        }
        if (ready.has(shard)) return;
        ready.add(shard);
        lastReadyAt = clock();
        abstainFactor = 1;
      },
      giveUp(shard) {
        abstainsUntil = clock() + abstainMs * abstainFactor;
        abstainFactor = Math.min(MAX_ABSTAIN_FACTOR, abstainFactor * 2);
        keeper.giveUp(group, shardLease(shard));
      },
    }),
  };
}
