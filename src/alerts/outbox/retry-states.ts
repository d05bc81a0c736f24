import { createLruCache } from '../../timing/create-lru-cache.ts';
import type { Message } from './message.ts';

/** An evicted destination starts again with the shortest back-off. */
const MAX_DESTINATIONS = 5_000;
/** An evicted message is rendered again from its deliveries, with the nonce stored with them. */
const MAX_MESSAGES = 200;

/** The failures so far at one destination. */
interface RetryState {
  /** Failures in a row. */
  readonly failures: number;
  /** Since when the message may have been posted (monotonic milliseconds); null: it was not. */
  readonly inDoubtSince: number | null;
}

/** The failed attempts, bounded in number. The deliveries themselves are in the outbox. */
export interface RetryStates {
  get(destinationId: number): RetryState;
  /** The message to send again unchanged, if there is one. */
  message(destinationId: number): Message | undefined;
  /** @param message the message if it may have been posted; null: it was not */
  recordFailure(destinationId: number, message: Message | null, now: number): RetryState;
  /** Discards the message: the next one is planned anew. */
  discardMessage(destinationId: number): void;
  clear(destinationId: number): void;
  /** Clears the destinations that the test picks. */
  forget(isForgotten: (destinationId: number) => boolean): void;
}

const NO_FAILURE: RetryState = { failures: 0, inDoubtSince: null };

export function createRetryStates(): RetryStates {
  const retries = createLruCache<number, RetryState>(MAX_DESTINATIONS);
  const messages = createLruCache<number, Message>(MAX_MESSAGES);
  const clear = (destinationId: number): void => {
    retries.delete(destinationId);
    messages.delete(destinationId);
  };
  return {
    get: (destinationId) => retries.get(destinationId) ?? NO_FAILURE,
    message: (destinationId) => messages.get(destinationId),
    recordFailure(destinationId, message, now) {
      const { failures, inDoubtSince } = retries.get(destinationId) ?? NO_FAILURE;
      if (message !== null) messages.set(destinationId, message);
      const state = {
        failures: failures + 1,
        inDoubtSince: inDoubtSince ?? (message === null ? null : now),
      };
      retries.set(destinationId, state);
      return state;
    },
    discardMessage: (destinationId) => void messages.delete(destinationId),
    clear,
    forget(isForgotten) {
      for (const id of [...retries.keys(), ...messages.keys()]) if (isForgotten(id)) clear(id);
    },
  };
}
