/** Rejects with the signal's reason as soon as it aborts; the work itself continues, and its result is ignored. */
export async function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let abort = () => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    abort = () => reject(signal.reason);
  });
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/**
 * Runs a task that waits with a signal, and ends quietly when the signal ends it.
 * @throws what the task throws, except for the AbortError that the signal caused
 */
export async function untilAborted(signal: AbortSignal, task: () => Promise<unknown>): Promise<void> {
  try {
    await task();
  } catch (error) {
    if (!(signal.aborted && error instanceof Error && error.name === 'AbortError')) throw error;
  }
}
