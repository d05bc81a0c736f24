import type { ShardLeases } from '../discord/gateway/shard-set.ts';
import type { Log } from '../process/log.ts';
import { settlesWithin } from '../process/timing/waiting.ts';
import type { Announcements } from './announcements.ts';
import type { ClusterTiming } from './cluster-timing.ts';
import { summarizeLeases } from './held-leases.ts';
import { type Ownership, PARTITIONS, partitionOf, type SoleTask } from './ownership.ts';

/** A group of leases that is divided evenly: the partitions, the shards, or the tasks. */
export interface LeaseGroup {
  readonly name: string;
  readonly names: readonly string[];
  /** How many the process may give away now. */
  mayGive(): number;
  /** Called before the process uses them. They are given back if it rejects. */
  beforeUse(names: readonly string[]): Promise<void>;
  /** Called when the process may use them. */
  onUsable(names: readonly string[]): void;
  /** Called before the process gives them away; resolves when work with them has ended. */
  beforeRelease(names: readonly string[]): Promise<void>;
  /** Called when the process no longer has them. */
  onLost(names: readonly string[]): void;
}

/** Knows which leases this process has. */
interface LeaseHolder {
  holds(lease: string): boolean;
  signal(lease: string): AbortSignal;
  giveUp(lease: string): void;
}

/** For a group whose leases need no preparation and may be given away at any time. */
const UNPREPARED = {
  mayGive: () => Number.POSITIVE_INFINITY,
  beforeUse: async () => {},
  onUsable() {},
  beforeRelease: async () => {},
  onLost() {},
};

/** Waits at most `ms` for work with the leases to end. Never rejects. */
export async function endUse(
  group: LeaseGroup,
  names: readonly string[],
  ms: number,
  log: Log,
): Promise<void> {
  if (names.length === 0) return;
  try {
    const hasEnded = await settlesWithin(ms, group.beforeRelease(names));
    if (!hasEnded) log.warn({ leases: summarizeLeases(names) }, 'lease work aborted: cleanup timed out');
  } catch (error) {
    log.warn({ err: error, leases: summarizeLeases(names) }, 'lease work aborted: cleanup failed');
  }
}

type PartitionListener = (partitions: readonly number[]) => Promise<void>;

const TASKS: readonly SoleTask[] = ['jobs', 'polls'];
const NUMBERS: readonly number[] = Array.from({ length: PARTITIONS }, (_, partition) => partition);

const partitionLease = (partition: number): string => `partition:${partition}`;
const taskLease = (task: SoleTask): string => `task:${task}`;
const shardLease = (shard: number): string => `shard:${shard}`;
const numberIn = (lease: string): number => Number(lease.slice(lease.indexOf(':') + 1));

/** Divides the destinations and the tasks among processes. */
export function createPartitionOwnership(keeper: LeaseHolder, announcements: Announcements) {
  const gaining: PartitionListener[] = [];
  const releasing: PartitionListener[] = [];
  const onAnnounced: ((destinationIds: readonly number[] | null) => void)[] = [];
  const tell = async (listeners: readonly PartitionListener[], leases: readonly string[]) => {
    await Promise.all(listeners.map((listener) => listener(leases.map(numberIn))));
  };
  const partitions: LeaseGroup = {
    ...UNPREPARED,
    name: 'partition',
    names: NUMBERS.map(partitionLease),
    beforeUse: (names) => tell(gaining, names),
    // Deliveries waiting there were announced to the previous owner.
    onUsable() {
      for (const listener of onAnnounced) listener(null);
    },
    beforeRelease: (names) => tell(releasing, names),
  };
  const tasks: LeaseGroup = { ...UNPREPARED, name: 'task', names: TASKS.map(taskLease) };

  const owns = (destinationId: number) => keeper.holds(partitionLease(partitionOf(destinationId)));
  announcements.onHint((destinationIds) => {
    const own = destinationIds?.filter(owns) ?? null;
    if (own === null || own.length > 0) for (const listener of onAnnounced) listener(own);
  });
  const ownership: Ownership = {
    ownsDestination: owns,
    partitions: () => NUMBERS.filter((partition) => keeper.holds(partitionLease(partition))),
    whileOwned: (destinationId) => keeper.signal(partitionLease(partitionOf(destinationId))),
    runs: (task) => keeper.holds(taskLease(task)),
    beforeGain: (listener) => void gaining.push(listener),
    beforeRelease: (listener) => void releasing.push(listener),
    announce: announcements.announce,
    onAnnounced: (listener) => void onAnnounced.push(listener),
  };
  return { groups: [partitions, tasks], ownership };
}

export function createShardGroup(
  count: number,
  { betweenShardMovesMs, betweenIdentifiesMs }: ClusterTiming,
  clock: () => number,
  keeper: LeaseHolder,
) {
  const numbers = Array.from({ length: count }, (_, shard) => shard);
  const gained: ((shard: number) => void)[] = [];
  const lost: ((shard: number) => Promise<void>)[] = [];
  const held = new Set<number>();
  const ready = new Set<number>();
  let lastMoveAt = Number.NEGATIVE_INFINITY;
  let lastReadyAt = Number.NEGATIVE_INFINITY;

  const tellLost = async (names: readonly string[]) => {
    const shards = names.map(numberIn).filter((shard) => held.delete(shard));
    for (const shard of shards) ready.delete(shard);
    await Promise.all(shards.flatMap((shard) => lost.map((listener) => listener(shard))));
  };
  const group: LeaseGroup = {
    ...UNPREPARED,
    name: 'shard',
    names: numbers.map(shardLease),
    mayGive() {
      if (clock() - lastMoveAt < betweenShardMovesMs || ready.size < held.size) return 0;
      // Otherwise the process that takes the shard would have to wait before it may identify.
      if (clock() - lastReadyAt < betweenIdentifiesMs) return 0;
      lastMoveAt = clock();
      return 1;
    },
    onUsable(names) {
      for (const shard of names.map(numberIn)) {
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
    ready: (): number[] => [...ready].sort((a, b) => a - b),
    /** The gateway's view of the leases. */
    leases: {
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
    } satisfies ShardLeases,
  };
}
