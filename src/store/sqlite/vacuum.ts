import type { SqliteDatabase } from './database.ts';
import type { Wal } from './wal.ts';

/** VACUUM blocks the process for about a second per 100 MB, and needs that much space in the temporary folder. */
export const MAX_VACUUM_BYTES = 64 * 1024 * 1024;

const RETRY_MS = 1_000;
/** VACUUM takes at most a fiftieth of the time, however often it is requested. */
const PAUSE_FACTOR = 50;

/** Runs VACUUM on request, with pauses in between. */
interface VacuumScheduler {
  /** Runs it now, or after the pause that follows the last one. Does nothing to a large file. */
  schedule(): void;
  /** Runs a scheduled one now, and ends the timer. */
  close(): void;
}

export function createVacuumScheduler(
  { $client }: SqliteDatabase,
  fileBytes: () => number,
  wal: Wal,
): VacuumScheduler {
  let timer: NodeJS.Timeout | undefined;
  let nextAt = Number.NEGATIVE_INFINITY;

  const vacuum = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const startedAt = performance.now();
    let isDone = true;
    try {
      if (fileBytes() <= MAX_VACUUM_BYTES) $client.exec('VACUUM');
    } catch {
      // Another process is writing, or the disk is full.
      isDone = false;
    }
    const pauseMs = (performance.now() - startedAt) * PAUSE_FACTOR;
    nextAt = performance.now() + pauseMs;
    if (!isDone) vacuumIn(Math.max(RETRY_MS, pauseMs));
    wal.truncate();
  };

  const vacuumIn = (ms: number): void => {
    timer ??= setTimeout(vacuum, ms).unref();
  };

  return {
    schedule() {
      const waitMs = nextAt - performance.now();
      if (waitMs <= 0) return vacuum();
      vacuumIn(waitMs);
      wal.truncate();
    },
    close() {
      if (timer !== undefined) vacuum();
      clearTimeout(timer);
    },
  };
}
