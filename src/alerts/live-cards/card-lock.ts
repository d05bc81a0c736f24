/** Runs tasks about one card after each other, in the order of the calls. */
export type CardLock = <T>(destinationId: number, topicId: number, task: () => Promise<T>) => Promise<T>;

export function createCardLock(): CardLock {
  const last = new Map<string, Promise<unknown>>();
  return async (destinationId, topicId, task) => {
    const key = `${destinationId} ${topicId}`;
    const run = (last.get(key) ?? Promise.resolve()).then(task, task);
    last.set(key, run);
    try {
      return await run;
    } finally {
      if (last.get(key) === run) last.delete(key);
    }
  };
}
