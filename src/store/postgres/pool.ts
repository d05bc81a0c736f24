import pg from 'pg';
import type { Log } from '../../process/log.ts';

/** Ids and moments, which stay far below 2^53; without this they arrive as text. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** For reading; writers take turns. */
const MAX_CONNECTIONS = 8;

/** For the store. Where the network is cut, the server gives up earlier than this (`run-work.ts`). */
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
  // A connection that breaks fails the query that waits, which is enough.
  client.on('error', () => {});
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** An error event that nobody listens to would end the process. The next query fails or gets another connection. */
function survivingPool(config: pg.PoolConfig, onIdleLost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('error', onIdleLost);
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
