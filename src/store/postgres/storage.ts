import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import * as z from 'zod';
import type { Log } from '../../process/log.ts';
import type { DatabaseStorage } from '../database/database.ts';
import * as tables from './schema.ts';

/** VACUUM takes at most a fiftieth of the time, however often it is requested. */
const PAUSE_FACTOR = 50;
const TIMEOUT_MS = 10 * 60_000;

/** PostgreSQL does this by itself, but only once a fifth of a table has been deleted. Skips pages without deleted rows. */
function createVacuumScheduler(pool: pg.Pool, log?: Log) {
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

/** Cached, since the server stats every file of the database to compute its size. */
const SIZE_MAX_AGE_MS = 15_000;

const size = z.tuple([z.object({ bytes: z.number() })]);

interface PostgresStorage extends DatabaseStorage {
  close(): void;
}

export async function createPostgresStorage(pool: pg.Pool, log?: Log): Promise<PostgresStorage> {
  const vacuum = createVacuumScheduler(pool, log);
  const readBytes = async (): Promise<number> => {
    const { rows } = await pool.query('SELECT pg_database_size(current_database()) AS bytes');
    return size.parse(rows)[0].bytes;
  };
  let bytes = await readBytes();
  let readAt = performance.now();

  return {
    size() {
      if (performance.now() - readAt >= SIZE_MAX_AGE_MS) {
        readAt = performance.now();
        // The last known size is good enough while the server does not answer.
        readBytes().then(
          (read) => {
            bytes = read;
          },
          () => {},
        );
      }
      return { bytes, walBytes: 0 };
    },
    // The server handles both: it keeps its log for as long as it needs it, and free pages for new rows.
    truncateWal() {},
    releaseFreePages: async () => 0,
    scheduleVacuum: vacuum.schedule,
    close: vacuum.close,
  };
}
