import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../process/log.ts';
import { settlesWithin } from '../process/timing/waiting.ts';

/** Hints come in bursts: one round serves all of them. */
const MIN_GAP_MS = 20;

/**
 * Runs a task again and again, one run at a time.
 * @param run resolves to the milliseconds until the next round
 * @param retryMs pause after a failed round
 */
export function createRounds(run: () => Promise<number>, retryMs: number, log: Log) {
  let woken = Promise.withResolvers<void>();
  let round: Promise<number> = Promise.resolve(0);
  /** A new one for each round: Node 22 never frees what `AbortSignal.any` derives from a long-lived signal. */
  let waiting = new AbortController();
  let isStopped = false;
  let isFailing = false;

  const attempt = async (): Promise<number> => {
    try {
      const waitMs = await run();
      if (isFailing) log.info('leases renewed again');
      isFailing = false;
      return waitMs;
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, 'leases not renewed');
      isFailing = true;
      return retryMs;
    }
  };
  const loop = async (): Promise<void> => {
    while (!isStopped) {
      woken = Promise.withResolvers();
      waiting = new AbortController();
      const { signal } = waiting;
      round = attempt();
      const waitMs = await round;
      const wait = (ms: number) => sleep(ms, undefined, { signal }).catch(() => {});
      await Promise.race([wait(waitMs), woken.promise.then(() => wait(MIN_GAP_MS))]);
      waiting.abort();
    }
  };
  return {
    /** Resolves after the first round. */
    async start(): Promise<void> {
      void loop();
      await round;
    },
    /** Starts a round soon. */
    wake: (): void => woken.resolve(),
    /** Starts no further round, and waits at most this long for the current one. */
    async stop(ms: number): Promise<void> {
      isStopped = true;
      waiting.abort();
      await settlesWithin(ms, round);
    },
  };
}
