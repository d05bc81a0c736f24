import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Discord is farther away from a bot than this program: what a bot sends right after its response does not overtake it there.
 * What it sends long before is refused by both.
 */
const LEAD_MS = 250;

/** Interactions that have been posted to an endpoint and whose response has not been taken in yet. */
export interface ArrivingAnswers {
  /** @param taken resolves when the response has been taken in; never rejects */
  add(token: string, taken: Promise<void>): void;
  /** Waits a moment for the response to the interaction with this token, if it is on its way. */
  wait(token: string): Promise<void>;
}

export function createArrivingAnswers(): ArrivingAnswers {
  const arriving = new Map<string, Promise<void>>();
  return {
    add(token, taken) {
      arriving.set(
        token,
        taken.finally(() => arriving.delete(token)),
      );
    },
    async wait(token) {
      const taken = arriving.get(token);
      if (taken !== undefined) await Promise.race([taken, sleep(LEAD_MS, undefined, { ref: false })]);
    },
  };
}
