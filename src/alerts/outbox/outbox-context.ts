import { type After, abortable } from '../../process/timing/waiting.ts';
import type { Destination } from '../../store/index.ts';
import type { AlertParts } from '../parts.ts';
import type { Sending } from '../sending.ts';
import type { DestinationMemory } from './destination-memory.ts';
import type { Planner } from './planner.ts';

/** What all steps from a pending delivery to its message share; the signals are those of one destination's work. */
export interface OutboxContext
  extends Sending,
    Pick<AlertParts, 'store' | 'poster' | 'log' | 'metrics' | 'clock'> {
  readonly planner: Planner;
  readonly memory: DestinationMemory;
  readonly posts: ParcelPosts;
  readonly after: After;
  /** Serves no further destination for some milliseconds. */
  readonly pauseAll: (ms: number) => void;
}

/** The posts of a forum that alerts about parcels are posted in. */
export interface ParcelPosts {
  /**
   * The post of a parcel in a forum; it begins with the parcel's card.
   * @returns its id; null where a filter blocks it, so that the alert is a post of its own
   * @throws PostError when it can't be opened now, or the forum accepts no messages
   */
  open(forum: Destination, topicId: number): Promise<string | null>;
  /**
   * Discord refused a message in the post. A deleted or locked post gets a successor.
   * @returns whether there is another place to post
   */
  leave(
    destination: Destination,
    topicId: number,
    reason: 'gone' | 'unsuitable' | 'forbidden',
  ): Promise<boolean>;
}

const RETRY_MS = 250;

/**
 * Repeats a write until it succeeds, because the result of a request to Discord must be stored. Waits with the outbox's timer,
 * unlike p-retry.
 * @throws the error of the last attempt, once the work is stopped
 */
export async function retryUntilStored(
  { log, after, stopping }: Pick<OutboxContext, 'log' | 'after' | 'stopping'>,
  write: () => Promise<unknown>,
): Promise<void> {
  for (;;) {
    try {
      await write();
      return;
    } catch (error) {
      if (stopping.aborted) throw error;
      log.error({ err: error }, 'delivery result not stored, retrying');
      const delay = Promise.withResolvers<void>();
      const cancel = after(RETRY_MS, delay.resolve);
      await abortable(delay.promise, stopping).catch(cancel);
    }
  }
}
