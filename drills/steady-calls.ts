import { setTimeout as sleep } from 'node:timers/promises';

/** Timers are a millisecond late, and more on busy machines. Calls later than this are skipped. */
const CATCH_UP_MS = 1_000;

/**
 * Makes calls at a steady rate until `end`; fewer on a slow machine, where they would only pile up.
 * @param maxConcurrent how many calls may be unfinished
 */
export async function callSteadily(
  perSecond: number,
  maxConcurrent: number,
  end: number,
  call: (serial: number) => Promise<void>,
): Promise<void> {
  const unfinished = new Set<Promise<void>>();
  let due = performance.now();
  for (let serial = 0; performance.now() < end; serial += 1) {
    due = Math.max(due + 1_000 / perSecond, performance.now() - CATCH_UP_MS);
    await sleep(Math.max(0, due - performance.now()));
    const calling = call(serial).finally(() => unfinished.delete(calling));
    unfinished.add(calling);
    if (unfinished.size >= maxConcurrent) await Promise.race(unfinished);
  }
  await Promise.all(unfinished);
}
