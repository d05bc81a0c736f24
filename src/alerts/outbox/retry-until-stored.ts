import type { WorkerContext } from './worker-context.ts';

const RETRY_MS = 250;

/**
 * Repeats a write until it succeeds, because the result of a request to Discord must be stored. Waits with the worker's
 * timer, unlike p-retry.
 * @throws the error of the last attempt, once the worker is stopped
 */
export async function retryUntilStored(
  { log, after, stopping }: Pick<WorkerContext, 'log' | 'after' | 'stopping'>,
  write: () => Promise<unknown>,
): Promise<void> {
  for (;;) {
    try {
      await write();
      return;
    } catch (error) {
      if (stopping.aborted) throw error;
      log.error({ err: error }, 'delivery result not stored, retrying');
      await delayUntilAborted(after, RETRY_MS, stopping);
    }
  }
}

function delayUntilAborted(after: WorkerContext['after'], ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      signal.removeEventListener('abort', end);
      cancel();
      resolve();
    };
    const cancel = after(ms, end);
    signal.addEventListener('abort', end);
  });
}
