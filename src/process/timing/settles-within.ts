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

/**
 * Asks one question at a time, for those who cannot wait for the answer.
 * @returns asks, or joins who has asked; null if that fails, without an answer in this time, and at once while an answer is overdue
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
