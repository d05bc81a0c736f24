import { statSync } from 'node:fs';
import * as z from 'zod';
import type { DatabaseStorage } from '../database/storage.ts';
import type { SqliteDatabase } from './database.ts';
import { INCREMENTAL } from './pragmas.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import { createVacuumScheduler, MAX_VACUUM_BYTES } from './vacuum.ts';
import { createWal } from './wal.ts';

/** 400 kB: takes some milliseconds. */
const PAGES_PER_STEP = 100;
/** For another process that writes. */
const PATIENCE_MS = 8_000;
/** Free pages that are kept for new rows: 1 MB. */
const RESERVED_PAGES = 256;

/** Whether a file that may hold deleted content was rewritten. */
export type VacuumResult = 'done' | 'not_needed' | 'too_large';

/**
 * The file that holds the tables. SQLite writes zeros over a deleted row, but a page that was split keeps copies of the rows
 * that moved: only VACUUM removes those. A large file keeps them.
 */
export interface DatabaseFile extends DatabaseStorage {
  /** Rewrites the file of a version that did not overwrite deleted content, unless it is large. Blocks the process. */
  vacuumLegacyFile(): VacuumResult;
  /** Ends what runs in the background, and runs a scheduled VACUUM now. */
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
