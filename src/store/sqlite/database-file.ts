import { statSync } from 'node:fs';
import * as z from 'zod';
import type { DatabaseStorage } from '../database/database.ts';
import { INCREMENTAL, type SqliteDatabase } from './database.ts';
import { retryWhileBusy } from './run-work.ts';

const checkpointed = z.tuple([z.object({ busy: z.number() })]);

type Wal = ReturnType<typeof createWal>;

function createWal({ $client }: SqliteDatabase) {
  let retry: NodeJS.Timeout | undefined;

  const tryTruncate = (): boolean => {
    try {
      const [{ busy }] = checkpointed.parse($client.pragma('wal_checkpoint(TRUNCATE)'));
      return busy === 0;
    } catch {
      return false;
    }
  };

  const truncate = (): void => {
    clearTimeout(retry);
    if (!tryTruncate()) retry = setTimeout(truncate, RETRY_MS).unref();
  };

  return {
    /** Empties it. Retries in the background while another connection reads from it. */
    truncate /** Ends the retries. */,
    close: () => clearTimeout(retry),
  };
}

/** VACUUM blocks the process for about a second per 100 MB, and needs that much space in the temporary folder. */
const MAX_VACUUM_BYTES = 64 * 1024 * 1024;

const RETRY_MS = 1_000;
/** VACUUM takes at most a fiftieth of the time, however often it is requested. */
const PAUSE_FACTOR = 50;

function createVacuumScheduler({ $client }: SqliteDatabase, fileBytes: () => number, wal: Wal) {
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
    /** Runs VACUUM now, or after the pause that follows the last one. Does nothing for a large file. */
    schedule() {
      const waitMs = nextAt - performance.now();
      if (waitMs <= 0) return vacuum();
      vacuumIn(waitMs);
      wal.truncate();
    },
    /** Runs a scheduled VACUUM now, and ends the timer. */
    close() {
      if (timer !== undefined) vacuum();
      clearTimeout(timer);
    },
  };
}

/** 400 kB, which takes a few milliseconds. */
const PAGES_PER_STEP = 100;
/** How long to wait for another process that writes. */
const PATIENCE_MS = 8_000;
/** Free pages that are kept for new rows: 1 MB. */
const RESERVED_PAGES = 256;

/** Whether a file that may hold deleted content was rewritten. */
type VacuumResult = 'done' | 'not_needed' | 'too_large';

/** A split page keeps copies of the rows that moved, which only VACUUM removes. In a large file, they stay. */
export interface DatabaseFile extends DatabaseStorage {
  /** Rewrites the file of a version that did not overwrite deleted content, unless it is large. Blocks the process. */
  vacuumLegacyFile(): VacuumResult;
  /** Stops background work, and runs a scheduled VACUUM now. */
  close(): void;
}

export function createDatabaseFile(database: SqliteDatabase): DatabaseFile {
  const { $client } = database;
  const pragma = (name: string) => z.number().parse($client.pragma(name, { simple: true }));
  const bytes = () => bytesOf($client.name);
  const wal = createWal(database);
  const vacuum = createVacuumScheduler(database, bytes, wal);

  return {
    size: () => ({ bytes: bytes(), walBytes: bytesOf(`${$client.name}-wal`) }),
    truncateWal: wal.truncate,
    scheduleVacuum: vacuum.schedule,
    async releaseFreePages() {
      const free = pragma('freelist_count');
      const pages = Math.min(PAGES_PER_STEP, free - RESERVED_PAGES);
      if (pages <= 0) return 0;
      await retryWhileBusy(() => $client.pragma(`incremental_vacuum(${pages})`), PATIENCE_MS);
      return free - pragma('freelist_count');
    },
    vacuumLegacyFile() {
      if (pragma('auto_vacuum') === INCREMENTAL) return 'not_needed';
      if (bytes() > MAX_VACUUM_BYTES) return 'too_large';
      $client.exec('VACUUM');
      wal.truncate();
      return 'done';
    },
    close() {
      vacuum.close();
      wal.close();
    },
  };
}

function bytesOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
