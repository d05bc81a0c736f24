import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Store } from '../../store/index.ts';
import { oneAtATime } from '../../timing/one-at-a-time.ts';
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
  /** Whether the queue is nearly empty while more deliveries are pending in the database. */
  needsRefill(): boolean;
}

interface QueueFillerOptions {
  readonly store: Store;
  readonly queue: DestinationQueue;
  readonly stopping: AbortSignal;
  /** Destinations were queued. */
  readonly onQueued: () => void;
}

export function createQueueFiller({ store, queue, stopping, onQueued }: QueueFillerOptions): QueueFiller {
  /** The id after which the next page of pending deliveries begins. */
  let cursor = 0;
  /** More deliveries are pending in the database than are queued. */
  let isBehind = false;

  const readPages = async (): Promise<void> => {
    while (queue.waiting < MAX_QUEUED && !stopping.aborted) {
      const { destinationIds, next } = await store.deliveries.page(cursor, PAGE);
      for (const destinationId of destinationIds) queue.add(destinationId);
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
    needsRefill: () => isBehind && queue.waiting < REFILL_BELOW,
  };
}
