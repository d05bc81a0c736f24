import type { Log } from '../process/log.ts';
import { settlesWithin } from '../process/timing/waiting.ts';

/** Hints come in bursts: one round serves all of them. */
const MIN_GAP_MS = 20;

/**
 * Runs a task again and again, one run at a time.
 * @param run resolves to the milliseconds until the next round
 * @param retryMs after a round that failed
 */
export function createRounds(run: () => Promise<number>, retryMs: number, log: Log) {
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> | undefined;
  let isWoken = false;
  let isSoon = false;
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
  const next = async () => {
    isWoken = false;
    const waitMs = await attempt();
    current = undefined;
    if (isStopped) return;
    timer = setTimeout(begin, isWoken ? MIN_GAP_MS : waitMs);
    isSoon = isWoken;
  };
  const begin = () => {
    current = next();
  };
  return {
    async start(): Promise<void> {
      begin();
      await current;
    },
    /** Starts a round soon. */
    wake(): void {
      isWoken = true;
      if (isStopped || timer === undefined || current !== undefined || isSoon) return;
      isSoon = true;
      clearTimeout(timer);
      timer = setTimeout(begin, MIN_GAP_MS);
    },
    /** Starts no further round, and waits at most this long for the one that runs. */
    async stop(ms: number): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      if (current !== undefined) await settlesWithin(ms, current);
    },
  };
}
