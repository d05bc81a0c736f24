import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 25;

/**
 * Resolves once it holds.
 * @throws Error naming what was waited for, when it does not hold in time
 */
export async function untilHolds(
  holds: () => boolean | Promise<boolean>,
  what: string,
  timeoutMs: number,
): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`waited ${timeoutMs} ms in vain for ${what}`);
    await sleep(LOOK_EVERY_MS);
  }
}
