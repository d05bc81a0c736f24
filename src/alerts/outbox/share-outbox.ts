import type { Ownership } from '../../cluster/ownership.ts';
import { partitionOf } from '../../domain/alerts/partitions.ts';
import { afterTimeout, settlesWithin } from '../../process/timing/waiting.ts';
import { createOwnedWork } from '../owned-work.ts';
import type { DestinationQueue } from './destination-queue.ts';
import type { DueDestinations } from './due-destinations.ts';
import type { OutboxContext } from './outbox-context.ts';
import { restoreSends } from './restore-sends.ts';

/** How long the requests under way may take before they are aborted, and in total. */
const GRACE_MS = 3_000;
const RELEASE_MS = 3_500;

/** The destinations of several processes, each of which posts in some partitions. */
export interface SharedOutbox {
  /** The context for work at this destination; undefined: another process posts there. */
  contextFor(destinationId: number): OutboxContext | undefined;
  /** Tells their owners about the destinations that other processes post at. @returns the others */
  keepOwned(destinationIds: readonly number[]): readonly number[];
  /**
   * Prepares partitions that this process will own: treats them as after a restart.
   * @throws Error when the database fails: then they must not be served
   */
  gain(partitions: readonly number[]): Promise<void>;
  /**
   * Ends the work in partitions that another process takes over. What is not sent stays in the outbox.
   * @returns when nothing is under way there, or after some seconds: then the next owner sends it again with the same nonce
   */
  release(partitions: readonly number[]): Promise<void>;
}

export function shareOutbox(
  ownership: Ownership,
  outbox: OutboxContext,
  queue: DestinationQueue,
  due: DueDestinations,
): SharedOutbox {
  const ownedWork = createOwnedWork(ownership, outbox);
  const release = async (partitions: readonly number[]): Promise<void> => {
    const isThere = (destinationId: number) => partitions.includes(partitionOf(destinationId));
    const abortRequests = ownedWork.release(partitions);
    queue.clear(isThere);
    const cancelAbort = afterTimeout(GRACE_MS, abortRequests);
    await settlesWithin(RELEASE_MS, queue.whenIdle(isThere));
    cancelAbort();
    // Released destinations may have been parked.
    queue.clear(isThere);
    outbox.memory.forget(isThere);
    due.forget(isThere);
  };
  return {
    contextFor: ownedWork.contextFor,
    keepOwned(destinationIds) {
      const others = destinationIds.filter((id) => !ownership.ownsDestination(id));
      if (others.length > 0) ownership.announce(others);
      return destinationIds.filter((id) => !others.includes(id));
    },
    async gain(partitions) {
      // Work that began before this process lost them may still be under way.
      await release(partitions);
      await restoreSends(outbox, partitions);
      due.restart();
      ownedWork.gain(partitions);
    },
    release,
  };
}
