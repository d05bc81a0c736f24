import { PARTITIONS, partitionOf } from '../../domain/partitions.ts';
import type { PendingDelivery } from '../../store/index.ts';
import { createLruCache } from '../../timing/create-lru-cache.ts';

/** An evicted destination first gets one message with its oldest delivery alone, as after a restart. */
const MAX_SERVED_DESTINATIONS = 20_000;

/** What earlier processes, or earlier owners of a partition, may have sent without recording it. */
export interface EarlierSends {
  /**
   * This process starts, or takes over partitions.
   * @param partitions null: all
   * @param newestId of all deliveries at this moment: an earlier process may have sent those up to it
   */
  onTakeOver(partitions: readonly number[] | null, newestId: number): void;
  /** Whether an earlier process may have sent the oldest delivery of a destination alone. */
  mayBeSentAlone(oldest: Pick<PendingDelivery, 'id' | 'batchKey' | 'destinationId'>): boolean;
  /** This process knows the outcome of a message: what follows it was not sent before. */
  onServed(destinationId: number): void;
  /** Forgets the destinations that the test picks. */
  forget(isForgotten: (destinationId: number) => boolean): void;
}

export function createEarlierSends(): EarlierSends {
  const newestIds = new Array<number>(PARTITIONS).fill(Number.POSITIVE_INFINITY);
  const served = createLruCache<number, true>(MAX_SERVED_DESTINATIONS);
  return {
    onTakeOver(partitions, newestId) {
      for (const partition of partitions ?? newestIds.keys()) newestIds[partition] = newestId;
    },
    mayBeSentAlone: ({ id, batchKey, destinationId }) =>
      batchKey === null && id <= (newestIds[partitionOf(destinationId)] ?? 0) && !served.has(destinationId),
    onServed: (destinationId) => void served.set(destinationId, true),
    forget(isForgotten) {
      for (const id of [...served.keys()]) if (isForgotten(id)) served.delete(id);
    },
  };
}
