export type DiskFault = 'full' | 'broken';

/**
 * How long a failure counts: one successful probe proves little, since a page may fit where an event doesn't.
 * A full disk may have space again at any time.
 */
const COUNTS_MS: Readonly<Record<DiskFault, number>> = { full: 10_000, broken: 60_000 };
/** Minimum interval: each probe writes a page and waits for the disk. */
const PROBE_EVERY_MS = 5_000;

export type WriteHealth = ReturnType<typeof createWriteHealth>;

interface Probe {
  /** Checks that a write transaction can begin. @throws the database's error when it cannot */
  attempt(writes: boolean): Promise<void>;
  diskFault(error: unknown): DiskFault | null;
}

/** @param now milliseconds, monotonic */
export function createWriteHealth(
  { attempt, diskFault }: Probe,
  now: () => number = () => performance.now(),
) {
  let unwritableUntil = Number.NEGATIVE_INFINITY;
  let probedAt = Number.NEGATIVE_INFINITY;

  const recordFailure = (error: unknown): void => {
    const fault = diskFault(error);
    if (fault !== null) unwritableUntil = Math.max(unwritableUntil, now() + COUNTS_MS[fault]);
  };

  const probe = async (): Promise<void> => {
    const startedAt = now();
    const isDue = startedAt - probedAt >= PROBE_EVERY_MS;
    await attempt(isDue);
    if (isDue) probedAt = startedAt;
  };

  const tracked = (method: unknown) => {
    if (typeof method !== 'function') return method;
    return (...args: readonly unknown[]): unknown => {
      const result: unknown = Reflect.apply(method, undefined, args);
      if (result instanceof Promise) result.catch(recordFailure);
      return result;
    };
  };

  return {
    /** Checks that the database can be written, by writing at most once every 5 s. @throws the database's error when it cannot */
    probe,
    /**
     * Also false for a while after a statement failed because of the disk or the file: ten seconds if full,
     * else a minute.
     */
    async isWritable() {
      if (now() < unwritableUntil) return false;
      try {
        await probe();
        return true;
      } catch (error) {
        recordFailure(error);
        return false;
      }
    },
    track(store: object) {
      const entries = Object.entries(store).map(([name, method]) => [name, tracked(method)] as const);
      Object.assign(store, Object.fromEntries(entries));
    },
  };
}
