import pg from 'pg';
import type { Log } from '../../process/log.ts';

/** Parses ids and moments, which stay far below 2^53, as numbers; the default is text. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** For reading; writers take turns. */
const MAX_CONNECTIONS = 8;

/** Creates the store's pool. If the network is cut, the server gives up before these timeouts (`run-work.ts`). */
export function createPool(url: string, log?: Log, max = MAX_CONNECTIONS): pg.Pool {
  const config = {
    ...{ connectionString: url, max, connectionTimeoutMillis: 3_000, query_timeout: 12_000 },
    ...{ keepAlive: true, keepAliveInitialDelayMillis: 5_000, application_name: 'haulmate' },
  };
  return survivingPool(config, (error) => log?.warn({ err: error }, 'idle connection to PostgreSQL lost'));
}

/** For leases, renewed every 2 s, and rate limits: short statements that must not wait behind the store's transactions. */
export function createClusterPool(url: string, log?: Log): pg.Pool {
  const config = {
    ...{ connectionString: url, max: 2, connectionTimeoutMillis: 1_000, query_timeout: 1_500 },
    ...{ keepAlive: true, application_name: 'haulmate cluster' },
  };
  return survivingPool(config, (error) =>
    log?.debug({ err: error }, 'idle cluster connection to PostgreSQL lost'),
  );
}

export async function withClient<T>(
  config: pg.ClientConfig,
  use: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionTimeoutMillis: 3_000, application_name: 'haulmate', ...config });
  // A broken connection also fails the waiting query, which is enough.
  client.on('error', () => {});
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** An unhandled error event would end the process. The next query fails or gets another connection. */
function survivingPool(config: pg.PoolConfig, onIdleLost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('error', onIdleLost);
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
