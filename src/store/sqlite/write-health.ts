import SQLite from 'better-sqlite3';
import type { Database } from './database.ts';
import { noOpWrite } from './no-op-write.ts';
import { writeTransaction } from './transactions.ts';

/** SQLITE_BUSY is not among them: the database can be written once the other process is done. */
const DISK_ERROR = /^SQLITE_(FULL|CORRUPT|READONLY|IOERR|NOTADB|CANTOPEN)/;
const UNWRITABLE_AFTER_FAILURE_MS = 60_000;
/** A probe costs one page and one fsync. */
const PROBE_EVERY_MS = 5_000;

/** Whether the database can be written: known from probes, and from failures of other statements. */
interface WriteHealth {
  /**
   * Writes the first page, at most once every 5 s: a transaction that writes nothing succeeds on a full disk.
   * @throws SqliteError when another process holds the database, or when it cannot be written
   */
  probe(): void;
  /** False also for a minute after a statement failed because of the disk or the file. */
  isWritable(): boolean;
  /** Wraps the methods of an object, so that their failures count from now on. */
  track(store: object): void;
}

/** @param now milliseconds, monotonic */
export function createWriteHealth(
  database: Database,
  now: () => number = () => performance.now(),
): WriteHealth {
  let failedAt = Number.NEGATIVE_INFINITY;
  let probedAt = Number.NEGATIVE_INFINITY;

  const recordFailure = (error: unknown): void => {
    if (error instanceof SQLite.SqliteError && DISK_ERROR.test(error.code)) failedAt = now();
  };

  const probe = (): void => {
    const isDue = now() - probedAt >= PROBE_EVERY_MS;
    writeTransaction(database, () => {
      if (isDue) database.$client.exec(noOpWrite(database.$client));
    });
    if (isDue) probedAt = now();
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
    isWritable() {
      if (now() - failedAt < UNWRITABLE_AFTER_FAILURE_MS) return false;
      try {
        probe();
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
