import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Ownership } from '../../cluster/ownership.ts';
import type { Store } from '../../store/index.ts';
import { oneAtATime } from '../../timing/in-parallel.ts';
import type { DestinationQueue } from './destination-queue.ts';

/** Deliveries read at once. */
const PAGE = 500;
/** Destinations queued in memory; the others are read from the database later. */
const MAX_QUEUED = 1_000;
const REFILL_BELOW = 250;

/** Queues destinations with pending deliveries, oldest delivery first, as far as memory allows. */
export interface QueueFiller {
  /** Queues destinations with new deliveries. While older deliveries are only in the database, these are read after them. */
  add(destinationIds: readonly number[]): void;
  /** Reads further destinations from the database until the queue is full. */
  fill(): Promise<void>;
  /** Reads from the oldest delivery again: those of further partitions may be among them. */
  restart(): void;
  /** Whether the queue is nearly empty while more deliveries are pending in the database. */
  needsRefill(): boolean;
}

interface QueueFillerOptions {
  readonly store: Store;
  /** The destinations that this process posts at. */
  readonly ownership: Pick<Ownership, 'partitions' | 'ownsDestination'>;
  readonly queue: DestinationQueue;
  readonly stopping: AbortSignal;
  /** Destinations were queued. */
  readonly onQueued: () => void;
}

export function createQueueFiller({
  store,
  ownership,
  queue,
  stopping,
  onQueued,
}: QueueFillerOptions): QueueFiller {
  /** The id after which the next page of pending deliveries begins. */
  let cursor = 0;
  /** More deliveries are pending in the database than are queued. */
  let isBehind = false;
  let isRestarted = false;

  const readPages = async (): Promise<void> => {
    while (queue.waiting < MAX_QUEUED && !stopping.aborted) {
      if (isRestarted) cursor = 0;
      isRestarted = false;
      const { destinationIds, next } = await store.deliveries.page(cursor, PAGE, ownership.partitions());
      for (const destinationId of destinationIds)
        if (ownership.ownsDestination(destinationId)) queue.add(destinationId);
      cursor = next ?? 0;
      isBehind = next !== null;
      onQueued();
      if (next === null) return;
      await yieldToEventLoop();
    }
  };

  return {
    add(destinationIds) {
      for (const destinationId of destinationIds) {
        if (queue.waiting >= MAX_QUEUED) isBehind = true;
        if (isBehind) break;
        queue.add(destinationId);
      }
      onQueued();
    },
    fill: oneAtATime(readPages),
    restart() {
      isRestarted = true;
    },
    needsRefill: () => isBehind && queue.waiting < REFILL_BELOW,
  };
}
