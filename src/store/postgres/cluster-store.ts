import type { Log } from '../../process/log.ts';
import { createClusterPool } from './cluster-pool.ts';
import { createLeaseStatements, type LeaseStatements } from './lease-statements.ts';
import { type Listener, listenForNotifications } from './listen.ts';
import { createRateLimitStatements, type RateLimitStatements } from './rate-limit-statements.ts';

/** The channel on which processes give each other hints. */
const CHANNEL = 'haulmate';

/**
 * What the processes on one PostgreSQL share. Each method is one statement, on connections apart from those of the store, so
 * that no busy writer delays a renewal; each rejects after about 2 s when the database does not answer.
 */
export interface ClusterStore extends LeaseStatements, RateLimitStatements {
  /** Sends a hint to all processes, this one included. @param payload less than 8,000 bytes */
  notify(payload: string): Promise<void>;
  /**
   * Listens to hints until it is closed, and reconnects by itself.
   * @param onHint called with each payload; with null after each connection, because hints may have been missed before
   */
  listen(onHint: (payload: string | null) => void): Listener;
  close(): Promise<void>;
}

/** @param url `postgres://…` of a migrated database */
export function createClusterStore(url: string, log?: Log): ClusterStore {
  const pool = createClusterPool(url, log);
  return {
    ...createLeaseStatements(pool, CHANNEL),
    ...createRateLimitStatements(pool),
    async notify(payload) {
      await pool.query('SELECT pg_notify($1, $2)', [CHANNEL, payload]);
    },
    listen: (onHint) => listenForNotifications({ url, channel: CHANNEL, onHint, ...(log && { log }) }),
    close: () => pool.end(),
  };
}
