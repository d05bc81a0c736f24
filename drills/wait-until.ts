import { setTimeout as sleep } from 'node:timers/promises';

const POLL_INTERVAL_MS = 25;

/**
 * Resolves once the condition holds.
 * @param now the clock of the timeout, ms
 * @throws Error naming the condition, if it doesn't hold in time
 */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  what: string,
  timeoutMs: number,
  now: () => number = () => performance.now(),
): Promise<void> {
  const deadline = now() + timeoutMs;
  while (!(await condition())) {
    if (now() > deadline) throw new Error(`timed out after ${timeoutMs} ms waiting for ${what}`);
    await sleep(POLL_INTERVAL_MS);
  }
}
