import { and, eq, sql } from 'drizzle-orm';
import { type PendingDelivery, selectWithUpdates } from './delivery-with-update.ts';
import { deliveries } from './schema/index.ts';
import type { Database } from './sqlite/database.ts';

export interface Backlog {
  readonly pending: number;
  /** When the oldest was enqueued; null when there is none. */
  readonly oldestAt: number | null;
  /** How many wait besides, for the end of quiet hours or for a digest. */
  readonly held: number;
}

/** Part of the pending deliveries, oldest first. */
interface PendingPage {
  /** Destinations that are not suspended, ordered by their oldest delivery on this page. */
  readonly destinationIds: readonly number[];
  /** Where the next page begins; null after the last. */
  readonly next: number | null;
}

/** Deliveries that are still to be posted. */
export interface PendingDeliveries {
  /** The destinations of the `limit` pending deliveries that follow this one, oldest first, without suspended ones. */
  page(after: number, limit: number): Promise<PendingPage>;
  /** Id of the newest delivery; 0 before the first. */
  newestId(): Promise<number>;
  /** Those that are still pending; the others were withdrawn or are finished. */
  filterPending(ids: readonly number[]): Promise<number[]>;
  /** The pending deliveries of a destination, oldest first. */
  pending(destinationId: number, limit: number): Promise<PendingDelivery[]>;
  /** The pending deliveries of a batch, oldest first. */
  inBatch(destinationId: number, batchKey: string): Promise<PendingDelivery[]>;
  /** What can be posted now: suspended destinations do not count. */
  backlog(): Promise<Backlog>;
}

// The status is in the SQL, not a parameter: otherwise SQLite cannot use the partial indexes on pending and held deliveries.
export const isPending = sql`${deliveries.status} = 'pending'`;
export const isHeld = sql`${deliveries.status} = 'held'`;

// Deliveries first, then their destinations (CROSS JOIN keeps this order): the cost doesn't grow with the destinations.
const PAGE = `
SELECT page.id AS id, page.destination_id AS destinationId, destinations.suspended_at IS NULL AS isOpen
  FROM (
    SELECT id, destination_id FROM deliveries WHERE status = 'pending' AND id > ? ORDER BY id LIMIT ?
  ) AS page CROSS JOIN destinations ON destinations.id = page.destination_id
  ORDER BY page.id`;

const BACKLOG = `
SELECT count(*) AS pending, min(deliveries.created_at) AS oldestAt,
    (SELECT count(*) FROM deliveries WHERE status = 'held') AS held
  FROM deliveries CROSS JOIN destinations ON destinations.id = deliveries.destination_id
  WHERE deliveries.status = 'pending' AND destinations.suspended_at IS NULL`;

interface PageRow {
  readonly id: number;
  readonly destinationId: number;
  readonly isOpen: 0 | 1;
}

export function createPendingDeliveries(database: Database): PendingDeliveries {
  const page = database.$client.prepare<[number, number], PageRow>(PAGE);
  const newestId = database.$client.prepare<[], { id: number | null }>(
    'SELECT max(id) AS id FROM deliveries',
  );
  const backlog = database.$client.prepare<[], Backlog>(BACKLOG);
  const filterPending = database.$client.prepare<[string], { id: number }>(
    `SELECT id FROM deliveries WHERE id IN (SELECT value FROM json_each(?)) AND status = 'pending'`,
  );
  const pending = selectWithUpdates(database)
    .where(and(eq(deliveries.destinationId, sql.placeholder('destinationId')), isPending))
    .limit(sql.placeholder('limit'))
    .prepare();
  const inBatch = selectWithUpdates(database)
    .where(
      and(
        eq(deliveries.destinationId, sql.placeholder('destinationId')),
        isPending,
        eq(deliveries.batchKey, sql.placeholder('batchKey')),
      ),
    )
    .prepare();

  return {
    async page(after, limit) {
      const rows = page.all(after, limit);
      const open = rows.filter(({ isOpen }) => isOpen === 1);
      return {
        destinationIds: [...new Set(open.map(({ destinationId }) => destinationId))],
        next: rows.length < limit ? null : (rows.at(-1)?.id ?? null),
      };
    },
    async newestId() {
      return newestId.get()?.id ?? 0;
    },
    async filterPending(ids) {
      return filterPending.all(JSON.stringify(ids)).map(({ id }) => id);
    },
    async pending(destinationId, limit) {
      return pending.all({ destinationId, limit });
    },
    async inBatch(destinationId, batchKey) {
      return inBatch.all({ destinationId, batchKey });
    },
    async backlog() {
      return backlog.get() ?? { pending: 0, oldestAt: null, held: 0 };
    },
  };
}
