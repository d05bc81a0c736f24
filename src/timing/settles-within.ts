import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits for work to settle, for a limited time.
 * @returns whether the work ended in time
 * @throws the error of work that failed in time; a later one is ignored
 */
export async function settlesWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  const waiting = new AbortController();
  const late = sleep(ms, false, { signal: waiting.signal }).catch(() => false);
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    waiting.abort();
  }
}
