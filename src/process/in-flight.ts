/** Work that has started and not ended yet. */
export interface InFlight {
  /** @returns the same promise */
  add<T>(work: Promise<T>): Promise<T>;
  /** Resolves when all of it has ended, whether it failed or not; work that starts until then counts, too. */
  settled(): Promise<void>;
}

export function createInFlight(): InFlight {
  const pending = new Set<Promise<unknown>>();
  return {
    add(work) {
      pending.add(work);
      const end = () => pending.delete(work);
      void work.then(end, end);
      return work;
    },
    async settled() {
      while (pending.size > 0) await Promise.allSettled([...pending]);
    },
  };
}
