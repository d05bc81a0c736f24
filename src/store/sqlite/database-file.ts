import { statSync } from 'node:fs';
import { z } from 'zod';
import { BUSY_TIMEOUT_MS, type Database, INCREMENTAL } from './database.ts';

/** 400 kB: some milliseconds. */
const PAGES_PER_STEP = 100;
/** Free pages that are kept for new rows: 1 MB. */
const SPARE_PAGES = 256;
const RETRY_MS = 1_000;
/** Rewriting blocks the process for about a second per 100 MB, and needs that much room in the temporary folder. */
const MAX_VACUUM_BYTES = 64 * 1024 * 1024;

/** Of the time, rewriting takes a fiftieth at most, however often it is asked for. */
const VACUUM_PAUSE_FACTOR = 50;

const checkpointed = z.tuple([z.object({ busy: z.number() })]);

/** Whether a file was rewritten that may hold deleted content. */
export type VacuumResult = 'done' | 'not_needed' | 'too_large';

/** The file below the tables. */
export interface DatabaseFile {
  size(): { readonly bytes: number; readonly walBytes: number };
  /** Empties the -wal file, which holds old pages. Retries in the background while a reader needs it. */
  truncateWal(): void;
  /** Gives some free pages back to the disk. @returns how many; 0 when none is left */
  releaseFreePages(): Promise<number>;
  /** Rewrites a file of a version that did not overwrite what it deleted, unless it is large. Blocks meanwhile. */
  vacuumLegacyFile(): VacuumResult;
  /**
   * Overwrites what was deleted. SQLite puts zeros where a row was, but pages that were split keep copies of rows that moved:
   * only writing the file anew removes them. At once, or as soon as that is due again; a large file keeps them.
   */
  scheduleVacuum(): void;
  /** Ends what runs in the background, and does at once what was put off. */
  close(): void;
}

export function createDatabaseFile({ $client }: Database): DatabaseFile {
  let retry: NodeJS.Timeout | undefined;
  const pragma = (name: string) => z.number().parse($client.pragma(name, { simple: true }));
  const bytesOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  const size = () => ({ bytes: bytesOf($client.name), walBytes: bytesOf(`${$client.name}-wal`) });

  const tryTruncateWal = (): boolean => {
    // Otherwise it would wait for a reader and block the whole bot.
    $client.pragma('busy_timeout = 0');
    try {
      const [{ busy }] = checkpointed.parse($client.pragma('wal_checkpoint(TRUNCATE)'));
      return busy === 0;
    } catch {
      return false;
    } finally {
      $client.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
    }
  };

  const truncateWal = (): void => {
    clearTimeout(retry);
    if (!tryTruncateWal()) retry = setTimeout(truncateWal, RETRY_MS).unref();
  };

  let vacuumTimer: NodeJS.Timeout | undefined;
  let nextVacuumAt = Number.NEGATIVE_INFINITY;

  const vacuum = (): void => {
    clearTimeout(vacuumTimer);
    vacuumTimer = undefined;
    const begunAt = performance.now();
    let isDone = true;
    try {
      if (size().bytes <= MAX_VACUUM_BYTES) $client.exec('VACUUM');
    } catch {
      // Another process writes, or the disk is full.
      isDone = false;
    }
    const pauseMs = (performance.now() - begunAt) * VACUUM_PAUSE_FACTOR;
    nextVacuumAt = performance.now() + pauseMs;
    if (!isDone) vacuumIn(Math.max(RETRY_MS, pauseMs));
    truncateWal();
  };

  const vacuumIn = (ms: number): void => {
    vacuumTimer ??= setTimeout(vacuum, ms).unref();
  };

  return {
    size,
    truncateWal,
    scheduleVacuum() {
      const waitMs = nextVacuumAt - performance.now();
      if (waitMs <= 0) return vacuum();
      vacuumIn(waitMs);
      truncateWal();
    },
    async releaseFreePages() {
      const free = pragma('freelist_count');
      const pages = Math.min(PAGES_PER_STEP, free - SPARE_PAGES);
      if (pages <= 0) return 0;
      $client.pragma(`incremental_vacuum(${pages})`);
      return free - pragma('freelist_count');
    },
    vacuumLegacyFile() {
      if (pragma('auto_vacuum') === INCREMENTAL) return 'not_needed';
      if (size().bytes > MAX_VACUUM_BYTES) return 'too_large';
      $client.exec('VACUUM');
      truncateWal();
      return 'done';
    },
    close() {
      if (vacuumTimer !== undefined) vacuum();
      clearTimeout(vacuumTimer);
      clearTimeout(retry);
    },
  };
}
