import type pg from 'pg';

/**
 * Keeps a broken connection from ending the process, as Node does with an error that nobody listens to: the pool reports those
 * of idle connections, and a connection in use reports its own, also between two queries. The next query fails or gets another one.
 */
export function surviveLostConnections(pool: pg.Pool, onIdleLost: (error: Error) => void): void {
  pool.on('error', onIdleLost);
  pool.on('connect', (client) => client.on('error', () => {}));
}
