/** Runs tasks about one card after each other, in the order of the calls. */
export interface CardLock {
  run<T>(destinationId: number, topicId: number, task: () => Promise<T>): Promise<T>;
  /** Resolves when no task is under way at the destinations that the test picks. Never rejects. */
  whenIdle(isAwaited: (destinationId: number) => boolean): Promise<void>;
}

export function createCardLock(): CardLock {
  const last = new Map<string, Promise<unknown>>();
  return {
    async run(destinationId, topicId, task) {
      const key = `${destinationId} ${topicId}`;
      const run = (last.get(key) ?? Promise.resolve()).then(task, task);
      last.set(key, run);
      try {
        return await run;
      } finally {
        if (last.get(key) === run) last.delete(key);
      }
    },
    async whenIdle(isAwaited) {
      const awaited = [...last].filter(([key]) => isAwaited(Number.parseInt(key, 10)));
      await Promise.allSettled(awaited.map(([, run]) => run));
    },
  };
}
