import { LRUCache } from 'lru-cache';
import type { Message } from './planner.ts';

/** Forgotten, a destination begins again with the shortest back-off. */
const MAX_REMEMBERED = 5_000;
/** Forgotten, a message is composed again from its deliveries, with the nonce that is stored with them. */
const MAX_MESSAGES = 200;

/** What failed so far at one destination. */
export interface Attempt {
  /** In a row. */
  readonly failures: number;
  /** When Discord first did not say what became of the message (monotonic milliseconds); null: it always did. */
  readonly inDoubtSince: number | null;
}

/** A bounded memory of what failed; what must not be lost is in the outbox. */
export interface Attempts {
  of(placeId: number): Attempt;
  /** The message that is sent again unchanged. */
  message(placeId: number): Message | undefined;
  /** @param message one that may have been posted; null: Discord took none */
  failed(placeId: number, message: Message | null, now: number): Attempt;
  /** Another message is planned next. */
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
