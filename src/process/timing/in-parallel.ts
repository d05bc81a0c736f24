/** Works on items in order, a limited number at once. @throws the first error of `work` */
export async function inParallel<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  // All workers take the next item from here.
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: Math.max(1, limit) }, worker));
}

/** Wraps a task so that calls during a run do nothing. */
export function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let isRunning = false;
  return async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      await run();
    } finally {
      isRunning = false;
    }
  };
}
