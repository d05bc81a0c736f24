import type pg from 'pg';
import * as z from 'zod';
import type { Log } from '../../process/log.ts';
import type { DatabaseStorage } from '../database/storage.ts';
import { createVacuumScheduler } from './vacuum.ts';

/** The server looks at every file of the database to add up its size. */
const SIZE_MAX_AGE_MS = 15_000;

const size = z.tuple([z.object({ bytes: z.number() })]);

interface PostgresStorage extends DatabaseStorage {
  close(): void;
}

/** Reads the size once, and again in the background whenever it is asked for and old. */
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
    // Both are the server's matter: it keeps its log for as long as it needs it, and free pages for new rows.
    truncateWal() {},
    releaseFreePages: async () => 0,
    scheduleVacuum: vacuum.schedule,
    close: vacuum.close,
  };
}
