import { LRUCache } from 'lru-cache';
import type { Message } from './planner.ts';

/** A forgotten destination starts again with the shortest back-off. */
const MAX_REMEMBERED = 5_000;
/** A forgotten message is composed again from its deliveries, with the nonce stored with them. */
const MAX_MESSAGES = 200;

/** The failures so far at one destination. */
export interface RetryState {
  /** Failures in a row. */
  readonly failures: number;
  /** When Discord first left open whether it posted the message (monotonic milliseconds); null: it has not. */
  readonly inDoubtSince: number | null;
}

/** A bounded memory of failed attempts. Losing it loses no delivery: those are in the outbox. */
export interface RetryStates {
  of(destinationId: number): RetryState;
  /** The message that is sent again unchanged. */
  message(destinationId: number): Message | undefined;
  /** @param message the message if it may have been posted; null: it was not */
  failed(destinationId: number, message: Message | null, now: number): RetryState;
  /** Discards the message: the next one is planned anew. */
  discardMessage(destinationId: number): void;
  forget(destinationId: number): void;
}

const NO_FAILURE: RetryState = { failures: 0, inDoubtSince: null };

export function createRetryStates(): RetryStates {
  const retries = new LRUCache<number, RetryState>({ max: MAX_REMEMBERED });
  const messages = new LRUCache<number, Message>({ max: MAX_MESSAGES });
  return {
    of: (destinationId) => retries.get(destinationId) ?? NO_FAILURE,
    message: (destinationId) => messages.get(destinationId),
    failed(destinationId, message, now) {
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
    forget(destinationId) {
      retries.delete(destinationId);
      messages.delete(destinationId);
    },
  };
}
