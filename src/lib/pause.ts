import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves after this time, or as soon as the signal aborts. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return sleep(ms, undefined, { signal }).catch(() => {});
}
