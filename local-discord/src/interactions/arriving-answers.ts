import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The real Discord is farther away, so what a bot sends right after its response can't overtake the response
 * there. What it sends long before is refused by both.
 */
const LEAD_MS = 250;

/** Interactions posted to an endpoint whose response hasn't been processed yet. */
export interface ArrivingAnswers {
  /** @param taken resolves when the response has been processed; never rejects */
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
