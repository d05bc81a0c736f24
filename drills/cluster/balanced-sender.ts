import { setTimeout as sleep } from 'node:timers/promises';
import { postEvent, SECRET } from '../../test/support/signed-events.ts';
import type { Random } from '../random.ts';

/** After this time, a load balancer tries the next machine. */
const ANSWER_TIMEOUT_MS = 5_000;
const RETRY_MS = 100;
const ACCEPT_TIMEOUT_MS = 60_000;

/** Posts each event to any machine, and retries the same bytes with others until one acknowledges them. */
export interface BalancedSender {
  /**
   * @returns when it was acknowledged, from `performance.now()`
   * @throws Error if no machine accepts it for a minute
   */
  send(event: unknown): Promise<number>;
  acknowledged(): number;
  /** How often a machine did not acknowledge an event. */
  retries(): number;
}

/** @param now the clock of the deadline, ms */
export function createBalancedSender(
  urls: readonly string[],
  random: Random,
  now: () => number,
): BalancedSender {
  let acknowledged = 0;
  let retries = 0;
  return {
    async send(event) {
      const deadline = now() + ACCEPT_TIMEOUT_MS;
      for (let index = random.below(urls.length); ; index += 1) {
        const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
        const url = urls[index % urls.length] ?? '';
        const response = await postEvent(url, event, SECRET, signal).catch(() => ({ status: 0 }));
        if (response.status === 200) break;
        retries += 1;
        if (now() > deadline) throw new Error(`an event was not accepted: ${response.status}`);
        await sleep(RETRY_MS);
      }
      acknowledged += 1;
      return performance.now();
    },
    acknowledged: () => acknowledged,
    retries: () => retries,
  };
}
