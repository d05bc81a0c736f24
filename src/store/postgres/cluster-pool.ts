import pg from 'pg';
import type { Log } from '../../process/log.ts';
import { surviveLostConnections } from './survive-lost-connections.ts';

/** One for leases, one for the rate limit. */
const MAX_CONNECTIONS = 2;
/** Leases are renewed every 2 s: an answer that takes longer is of no use. */
const ANSWER_TIMEOUT_MS = 1_500;
const CONNECT_TIMEOUT_MS = 1_000;

/** Connections for short statements that must not wait behind the store's transactions. */
export function createClusterPool(url: string, log?: Log): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'haulmate cluster',
  });
  surviveLostConnections(pool, (error) =>
    log?.debug({ err: error }, 'idle cluster connection to PostgreSQL lost'),
  );
  return pool;
}
