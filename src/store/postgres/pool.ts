import pg from 'pg';
import type { Log } from '../../process/log.ts';
import { surviveLostConnections } from './survive-lost-connections.ts';

/** Ids and moments, which stay far below 2^53; without this they arrive as text. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** For reading; writers take turns. */
const MAX_CONNECTIONS = 8;
const CONNECT_TIMEOUT_MS = 3_000;
/** For an answer that never comes because the network is cut. The server gives up earlier (see `run-work.ts`). */
const ANSWER_TIMEOUT_MS = 12_000;

/** @param url `postgres://user:password@host:port/database` */
export function createPool(url: string, log?: Log, max = MAX_CONNECTIONS): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    application_name: 'haulmate',
  });
  surviveLostConnections(pool, (error) => log?.warn({ err: error }, 'idle connection to PostgreSQL lost'));
  return pool;
}
