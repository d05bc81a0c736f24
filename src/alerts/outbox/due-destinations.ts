import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Ownership } from '../../cluster/ownership.ts';
import { oneAtATime } from '../../process/timing/in-parallel.ts';
import type { DestinationQueue } from './destination-queue.ts';
import type { OutboxContext } from './outbox-context.ts';

const PAGE = 500;
/** Destinations queued in memory; the others are read from the database later. */
const MAX_QUEUED = 1_000;
const REFILL_BELOW = 250;
const PROBES_PER_SWEEP = 20;

/**
 * Queues destinations with pending deliveries, oldest delivery first, as far as memory allows.
 * @param ownership says which destinations this process posts at; undefined: at all
 */
export function createDueDestinations(
  { store, poster, clock, stopping }: OutboxContext,
  queue: DestinationQueue,
  ownership: Ownership | undefined,
) {
  const partitions = () => ownership?.partitions() ?? null;
  const probes = new Set<number>();
  /** The id after which the next page of pending deliveries begins. */
  let cursor = 0;
  /** More deliveries are pending in the database than are queued. */
  let isBehind = false;
  let isRestarted = false;

  const readPages = async (): Promise<void> => {
    while (queue.waiting < MAX_QUEUED && !stopping.aborted) {
      if (isRestarted) cursor = 0;
      isRestarted = false;
      const { destinationIds, next } = await store.deliveries.page(cursor, PAGE, partitions());
      for (const destinationId of destinationIds)
        if (ownership?.ownsDestination(destinationId) ?? true) queue.add(destinationId);
      cursor = next ?? 0;
      isBehind = next !== null;
      queue.start();
      if (next === null) return;
      await yieldToEventLoop();
    }
  };

  return {
    /** Queues destinations with new deliveries. While older deliveries are only in the database, these are read after them. */
    add(destinationIds: readonly number[]): void {
      for (const destinationId of destinationIds) {
        if (queue.waiting >= MAX_QUEUED) isBehind = true;
        if (isBehind) break;
        queue.add(destinationId);
      }
      queue.start();
    },
    /** Reads further destinations from the database until the queue is full. */
    fill: oneAtATime(readPages),
    /** Reads from the oldest delivery again: those of further partitions may be among them. */
    restart(): void {
      isRestarted = true;
    },
    /** Whether the queue is nearly empty while more deliveries are pending in the database. */
    needsRefill: () => isBehind && queue.waiting < REFILL_BELOW,
    /** Queues suspended destinations that are due for a probe, unless Discord has refused many requests recently. */
    async addProbes(): Promise<void> {
      // Probes must not use up the refusals that working destinations may need.
      if (!poster.allowsRiskyRequests()) return;
      for (const id of await store.destinations.claimProbes(clock(), PROBES_PER_SWEEP, partitions())) {
        probes.add(id);
        queue.add(id);
      }
      queue.start();
    },
    /** Whether a destination that is served now was queued for a probe. */
    takeProbe: (destinationId: number) => probes.delete(destinationId),
    /** Forgets the probes of the destinations that the test picks. */
    forget(isForgotten: (destinationId: number) => boolean): void {
      for (const id of probes) if (isForgotten(id)) probes.delete(id);
    },
  };
}
