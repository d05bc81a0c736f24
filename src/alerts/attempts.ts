import { LRUCache } from 'lru-cache';
import type { Message } from './planner.ts';

/** A forgotten destination starts again with the shortest back-off. */
const MAX_REMEMBERED = 5_000;
/** A forgotten message is composed again from its deliveries, with the nonce stored with them. */
const MAX_MESSAGES = 200;

/** The failures so far at one destination. */
export interface Attempt {
  /** Failures in a row. */
  readonly failures: number;
  /** When Discord first left open whether it posted the message (monotonic milliseconds); null: it has not. */
  readonly inDoubtSince: number | null;
}

/** A bounded memory of failed attempts. Losing it loses no delivery: those are in the outbox. */
export interface Attempts {
  of(placeId: number): Attempt;
  /** The message that is sent again unchanged. */
  message(placeId: number): Message | undefined;
  /** @param message the message if it may have been posted; null: it was not */
  failed(placeId: number, message: Message | null, now: number): Attempt;
  /** Discards the message: the next one is planned anew. */
  replan(placeId: number): void;
  forget(placeId: number): void;
}

const NONE: Attempt = { failures: 0, inDoubtSince: null };

export function createAttempts(): Attempts {
  const attempts = new LRUCache<number, Attempt>({ max: MAX_REMEMBERED });
  const messages = new LRUCache<number, Message>({ max: MAX_MESSAGES });
  return {
    of: (placeId) => attempts.get(placeId) ?? NONE,
    message: (placeId) => messages.get(placeId),
    failed(placeId, message, now) {
      const { failures, inDoubtSince } = attempts.get(placeId) ?? NONE;
      if (message !== null) messages.set(placeId, message);
      const attempt = {
        failures: failures + 1,
        inDoubtSince: inDoubtSince ?? (message === null ? null : now),
      };
      attempts.set(placeId, attempt);
      return attempt;
    },
    replan: (placeId) => void messages.delete(placeId),
    forget(placeId) {
      attempts.delete(placeId);
      messages.delete(placeId);
    },
  };
}
