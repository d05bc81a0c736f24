import { parcelTopic } from '../domain/topic.ts';
import type { NewDestination, Store } from '../store/index.ts';
import { inParallel } from '../timing/in-parallel.ts';
import { takeTurn } from '../timing/take-turn.ts';
import { type FollowResult, type FollowService, levelAt, MAX_FOLLOWS } from './follow.ts';

/**
 * Follows parcels without asking the service about each of them first, so that a long list needs no patience: the poller
 * syncs them.
 * @returns what became of each number
 */
export type FollowMany = (
  destination: NewDestination,
  numbers: readonly string[],
  userId: string,
) => Promise<ReadonlyMap<string, FollowResult>>;

/** More would not be faster: the service answers a few calls of one person at a time. */
const ASKED_AT_ONCE = 4;

interface FollowManyOptions {
  readonly store: Store;
  readonly follow: Pick<FollowService, 'parcel'>;
  readonly clock: () => number;
  /** Whether there is a poller. Without one, the service is asked at once: nobody else would. */
  readonly isPolled: boolean;
  /** As for a single follow. */
  readonly resume: (destinationId: number) => void;
}

export function createFollowMany({ store, follow, clock, isPolled, resume }: FollowManyOptions): FollowMany {
  return async (destination, numbers, userId) => {
    const now = clock();
    const results = new Map<string, FollowResult>();
    if (!isPolled) {
      await inParallel(numbers, ASKED_AT_ONCE, async (number) => {
        await takeTurn();
        results.set(number, await follow.parcel(destination, number, userId));
      });
      return results;
    }
    const destinationId = await store.destinations.upsert(destination);
    const level = await levelAt(store, destinationId, destination.kind);
    for (const number of numbers) {
      // SQLite answers at once: all of them would be one turn of the event loop.
      await takeTurn();
      const topicId = await store.topics.upsert(parcelTopic(number), now);
      const result = await store.follows.add({ topicId, destinationId, userId, level }, MAX_FOLLOWS, now);
      if (result === 'added') {
        await store.topics.schedule(topicId, now, 'reset');
        await store.stalls.expectFirstScan(topicId, now);
      }
      results.set(number, result);
    }
    await store.destinations.restore(destinationId, now);
    resume(destinationId);
    return results;
  };
}
