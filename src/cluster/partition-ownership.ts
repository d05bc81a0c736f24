import type { Announcements } from './announcements.ts';
import type { LeaseGroup } from './lease-group.ts';
import type { LeaseKeeper } from './lease-keeper.ts';
import { type Ownership, PARTITIONS, partitionOf, type SoleTask } from './ownership.ts';

type PartitionListener = (partitions: readonly number[]) => Promise<void>;

const TASKS: readonly SoleTask[] = ['jobs', 'polls'];
const NUMBERS: readonly number[] = Array.from({ length: PARTITIONS }, (_, partition) => partition);

const partitionLease = (partition: number): string => `partition:${partition}`;
const taskLease = (task: SoleTask): string => `task:${task}`;

const numberIn = (lease: string): number => Number(lease.slice(lease.indexOf(':') + 1));

/** Shares out the destinations and the tasks. */
export function createPartitionOwnership() {
  const gaining: PartitionListener[] = [];
  const releasing: PartitionListener[] = [];
  const onAnnounced: ((destinationIds: readonly number[] | null) => void)[] = [];
  const tell = async (listeners: readonly PartitionListener[], leases: readonly string[]) => {
    await Promise.all(listeners.map((listener) => listener(leases.map(numberIn))));
  };

  const partitions: LeaseGroup = {
    name: 'partition',
    names: NUMBERS.map(partitionLease),
    mayGive: () => PARTITIONS,
    beforeUse: (names) => tell(gaining, names),
    // What waits there was announced to the owner before.
    onUsable() {
      for (const listener of onAnnounced) listener(null);
    },
    beforeRelease: (names) => tell(releasing, names),
    onLost() {},
  };
  const tasks: LeaseGroup = {
    name: 'task',
    names: TASKS.map(taskLease),
    mayGive: () => TASKS.length,
    beforeUse: async () => {},
    onUsable() {},
    beforeRelease: async () => {},
    onLost() {},
  };

  return {
    groups: [partitions, tasks],
    /** What the features see of it. */
    ownership(keeper: LeaseKeeper, announcements: Announcements): Ownership {
      const owns = (destinationId: number) => keeper.holds(partitionLease(partitionOf(destinationId)));
      announcements.onHint((destinationIds) => {
        const own = destinationIds?.filter(owns) ?? null;
        if (own === null || own.length > 0) for (const listener of onAnnounced) listener(own);
      });
      return {
        ownsDestination: owns,
        partitions: () => NUMBERS.filter((partition) => keeper.holds(partitionLease(partition))),
        whileOwned: (destinationId) => keeper.signal(partitionLease(partitionOf(destinationId))),
        runs: (task) => keeper.holds(taskLease(task)),
        beforeGain: (listener) => void gaining.push(listener),
        beforeRelease: (listener) => void releasing.push(listener),
        announce: (ids) => announcements.announce(ids.filter((id) => !owns(id))),
        onAnnounced: (listener) => void onAnnounced.push(listener),
      };
    },
  };
}
