import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Log } from '../../process/log.ts';
import * as tables from './schema.ts';

/** VACUUM takes at most a fiftieth of the time, however often it is requested. */
const PAUSE_FACTOR = 50;
const TIMEOUT_MS = 10 * 60_000;

interface VacuumScheduler {
  /** Runs it now, or after the pause that follows the last one. */
  schedule(): void;
  /** Ends the timer, and VACUUM after the current table. */
  close(): void;
}

/**
 * Removes deleted rows from the pages of all tables, in the background. PostgreSQL does this by itself, but only once a fifth
 * of a table has been deleted. Pages without deleted rows are skipped.
 */
export function createVacuumScheduler(pool: pg.Pool, log?: Log): VacuumScheduler {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isWanted = false;
  let isClosed = false;
  let nextAt = Number.NEGATIVE_INFINITY;

  const vacuum = async (): Promise<void> => {
    timer = undefined;
    isRunning = true;
    isWanted = false;
    const startedAt = performance.now();
    try {
      for (const table of Object.values<PgTable>(tables)) {
        if (isClosed) return;
        const vacuumTable = { text: `VACUUM "${getTableName(table)}"`, query_timeout: TIMEOUT_MS };
        await pool.query(vacuumTable);
      }
    } catch (error) {
      log?.warn({ err: error }, 'deleted rows not removed from their pages');
    } finally {
      isRunning = false;
      nextAt = performance.now() + (performance.now() - startedAt) * PAUSE_FACTOR;
      if (isWanted) schedule();
    }
  };

  const schedule = (): void => {
    isWanted = true;
    if (isRunning || isClosed) return;
    timer ??= setTimeout(() => void vacuum(), Math.max(0, nextAt - performance.now())).unref();
  };

  return {
    schedule,
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
