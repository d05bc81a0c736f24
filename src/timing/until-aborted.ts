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
