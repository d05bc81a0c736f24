import pg from 'pg';
import * as z from 'zod';
import type { Preview } from '../database/migrations.ts';
import { openFailure } from './errors.ts';
import { readMigrations } from './migrate.ts';
import { createPool } from './pool.ts';
import { createPostgresWriteHealth, isBeingMovedInto, readServer, type Server } from './server.ts';

const SETTINGS = `SELECT current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
    AS "maxConnections",
  (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS "usedConnections",
  current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS "synchronousCommit",
  has_database_privilege(current_database(), 'CREATE')
    AND coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) AS "mayCreateTables"`;
const CLOCK = 'SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS now';

const settings = z.object({
  maxConnections: z.number(),
  usedConnections: z.number(),
  fsync: z.string(),
  synchronousCommit: z.string(),
  mayCreateTables: z.boolean(),
});
const clockRow = z.tuple([z.object({ now: z.number() })]);

export interface ServerInspection extends Server, z.infer<typeof settings> {
  readonly migrations: Preview;
  readonly isBeingMovedInto: boolean;
  /** How many milliseconds the server's clock is ahead of this machine's. */
  readonly clockAheadMs: number;
}

/** Where the database can be written, tries that without changing it. @param clock milliseconds since 1970. @throws Error */
export async function inspectServer(url: string, clock: () => number = Date.now): Promise<ServerInspection> {
  const pool = createPool(url, undefined, 1);
  try {
    const server = await readServer(pool);
    const migrations = await readMigrations(pool);
    if (migrations.applied.length > 0 && !server.isReadOnly) await createPostgresWriteHealth(pool).probe();
    return {
      ...server,
      ...settings.parse((await pool.query(SETTINGS)).rows[0]),
      migrations,
      isBeingMovedInto: await isBeingMovedInto(pool),
      clockAheadMs: await readClockDifference(pool, clock),
    };
  } catch (error) {
    throw openFailure(error, url);
  } finally {
    await pool.end();
  }
}

/** The server read its clock between request and answer: assume halfway, give or take half of that time. */
async function readClockDifference(pool: pg.Pool, clock: () => number): Promise<number> {
  const sentAt = clock();
  const [{ now }] = clockRow.parse((await pool.query(CLOCK)).rows);
  return now - (sentAt + clock()) / 2;
}

/** Whether a notification that one connection sends reaches another one. @throws Error when the server cannot be reached */
export async function receivesNotifications(url: string, timeoutMs: number): Promise<boolean> {
  const [listening, notifying] = [new pg.Client(url), new pg.Client(url)];
  try {
    for (const client of [listening, notifying]) {
      client.on('error', () => {});
      await client.connect();
    }
    const received = new Promise<boolean>((resolve) => {
      listening.on('notification', () => resolve(true));
      setTimeout(() => resolve(false), timeoutMs).unref();
    });
    await listening.query('LISTEN haulmate_doctor');
    await notifying.query('NOTIFY haulmate_doctor');
    return await received;
  } finally {
    await Promise.all([listening.end(), notifying.end()]);
  }
}
