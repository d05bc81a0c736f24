/** Work that has begun and not ended. */
export interface InFlight {
  /** @returns the same promise */
  add<T>(work: Promise<T>): Promise<T>;
  /** Resolves when all of it has ended, well or not; what begins meanwhile counts, too. */
  settled(): Promise<void>;
}

export function createInFlight(): InFlight {
  const works = new Set<Promise<unknown>>();
  return {
    add(work) {
      works.add(work);
      const end = () => works.delete(work);
      void work.then(end, end);
      return work;
    },
    async settled() {
      while (works.size > 0) await Promise.allSettled([...works]);
    },
  };
}
