import type { Worker } from './job.ts';

const RETRY_MS = 250;

/**
 * Repeats a write until it succeeds: what Discord has done must be recorded, and a busy database only delays that.
 * @throws the error of the last try, once the worker is stopped
 */
export async function retryUntilStored(
  { log, after, stopping }: Pick<Worker, 'log' | 'after' | 'stopping'>,
  write: () => Promise<unknown>,
): Promise<void> {
  for (;;) {
    try {
      await write();
      return;
    } catch (error) {
      if (stopping.aborted) throw error;
      log.error({ err: error }, 'could not write down what became of an alert, trying again');
      await untilPassedOrAborted(after, RETRY_MS, stopping);
    }
  }
}

function untilPassedOrAborted(after: Worker['after'], ms: number, signal: AbortSignal): Promise<void> {
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
