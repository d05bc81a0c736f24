import { setTimeout as sleep } from 'node:timers/promises';

/** Calls back after some milliseconds. @returns a function that cancels the timer */
export type After = (ms: number, callBack: () => void) => () => void;

export const afterTimeout: After = (ms, callBack) => {
  const timer = setTimeout(callBack, ms);
  return () => clearTimeout(timer);
};

/** Whether work settles within some time. @throws the error of work that failed in time; a later one is ignored */
export async function settlesWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  const waiting = new AbortController();
  const late = sleep(ms, false, { signal: waiting.signal }).catch(() => false);
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    waiting.abort();
  }
}

/**
 * Runs one `ask` at a time, for callers that can't wait long for the answer.
 * @returns a function that asks, or joins the current `ask`; its result is null after an error or timeout,
 * and at once while an answer is overdue
 */
export function createAnswerInTime<T>(ask: () => Promise<T>, ms: number): () => Promise<T | null> {
  let current: Promise<T | null> | undefined;
  let isOverdue = false;
  return async () => {
    if (isOverdue) return null;
    current ??= ask()
      .catch(() => null)
      .finally(() => {
        current = undefined;
        isOverdue = false;
      });
    const asked = current;
    if (await settlesWithin(ms, asked)) return asked;
    isOverdue = current === asked;
    return null;
  };
}

/** Rejects with the signal's reason as soon as it aborts; the work itself continues, and its result is ignored. */
export async function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** Runs a task, and ends quietly if the signal aborts it with an AbortError. @throws anything else the task throws */
export async function untilAborted(signal: AbortSignal, task: () => Promise<unknown>): Promise<void> {
  try {
    await task();
  } catch (error) {
    if (!(signal.aborted && error instanceof Error && error.name === 'AbortError')) throw error;
  }
}
