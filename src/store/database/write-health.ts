const UNWRITABLE_AFTER_FAILURE_MS = 60_000;
/** A probe costs a page and a wait for the disk. */
const PROBE_EVERY_MS = 5_000;

/** Whether the database can be written: known from probes, and from failures of other statements. */
export interface WriteHealth {
  /**
   * Checks that the database can be written, at most once every 5 s by writing: a transaction that writes nothing succeeds
   * on a full disk.
   * @throws the database's error when it cannot
   */
  probe(): Promise<void>;
  /** False also for a minute after a statement failed because of the disk or the file. */
  isWritable(): Promise<boolean>;
  /** Wraps the methods of an object, so that their failures count from now on. */
  track(store: object): void;
}

/** How a database is probed. */
interface Probe {
  /**
   * Checks that a write transaction can begin.
   * @param writes whether it also writes
   * @throws the database's error when it cannot
   */
  attempt(writes: boolean): Promise<void>;
  /** Whether an error means that the disk or a file is at fault, so that one probe that succeeds proves little. */
  isDiskError(error: unknown): boolean;
}

/** @param now milliseconds, monotonic */
export function createWriteHealth(
  { attempt, isDiskError }: Probe,
  now: () => number = () => performance.now(),
): WriteHealth {
  let failedAt = Number.NEGATIVE_INFINITY;
  let probedAt = Number.NEGATIVE_INFINITY;

  const recordFailure = (error: unknown): void => {
    if (isDiskError(error)) failedAt = now();
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
    probe,
    async isWritable() {
      if (now() - failedAt < UNWRITABLE_AFTER_FAILURE_MS) return false;
      try {
        await probe();
        return true;
      } catch (error) {
        recordFailure(error);
        return false;
      }
    },
    track(store) {
      const entries = Object.entries(store).map(([name, method]) => [name, tracked(method)] as const);
      Object.assign(store, Object.fromEntries(entries));
    },
  };
}
