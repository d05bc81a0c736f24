import { and, eq, sql } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import type { Dialect } from './database/dialect.ts';
import { type NoParameters, prepared, row, rows, statement } from './database/work.ts';
import { type PendingDelivery, selectWithUpdates } from './delivery-with-update.ts';
import { inPartitions } from './in-partitions.ts';
import { deliveries } from './schema/index.ts';

export interface Backlog {
  readonly pending: number;
  /** When the oldest was enqueued; null when there is none. */
  readonly oldestAt: number | null;
  /** How many wait besides, for the end of quiet hours or for a digest. */
  readonly held: number;
  /** How many suspended destinations the bot still tries, by the reason. */
  readonly suspended: Readonly<Record<string, number>>;
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
  /**
   * The destinations of the `limit` pending deliveries that follow this one, oldest first, without suspended ones.
   * @param partitions of the destinations to read; null: all
   */
  page(after: number, limit: number, partitions?: readonly number[] | null): Promise<PendingPage>;
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

// Deliveries first, then their destinations: the cost doesn't grow with the destinations.
const page = ({ joinInOrder }: Dialect, condition = '') => `
SELECT page.id AS id, page.destination_id AS "destinationId", destinations.suspended_at AS "suspendedAt"
  FROM (
    SELECT id, destination_id FROM deliveries WHERE status = 'pending' AND id > @after${condition} ORDER BY id LIMIT @limit
  ) AS page ${joinInOrder} destinations ON destinations.id = page.destination_id
  ORDER BY page.id`;
const PAGE = statement<{ after: number; limit: number }, PageRow>((dialect) => page(dialect));
const PAGE_OF_PARTITIONS = statement<{ after: number; limit: number; partitions: string }, PageRow>(
  (dialect) => page(dialect, ` AND ${inPartitions(dialect, 'destination_id')}`),
);

// Suspended destinations are few: looking at each destination with pending deliveries would take half a second when many wait.
const BACKLOG = statement<NoParameters, Omit<Backlog, 'suspended'>>(
  ({ joinInOrder }) => `
SELECT (SELECT count(*) FROM deliveries WHERE status = 'pending')
    - (SELECT count(*) FROM destinations
        ${joinInOrder} deliveries ON deliveries.destination_id = destinations.id AND deliveries.status = 'pending'
        WHERE destinations.suspended_at IS NOT NULL) AS pending,
  (SELECT created_at FROM deliveries WHERE status = 'pending'
    AND destination_id NOT IN (SELECT id FROM destinations WHERE suspended_at IS NOT NULL)
    ORDER BY id LIMIT 1) AS "oldestAt",
  (SELECT count(*) FROM deliveries WHERE status = 'held') AS held`,
);

// By the index on what is tried: all destinations are too many to count whenever metrics are read.
const SUSPENDED = statement<NoParameters, { reason: string | null; total: number }>(
  ({ indexedBy }) => `
SELECT suspension_reason AS reason, count(*) AS total FROM destinations ${indexedBy('destinations_to_probe')}
  WHERE probe_at IS NOT NULL GROUP BY suspension_reason`,
);

const NEWEST_ID = statement<NoParameters, { id: number | null }>('SELECT max(id) AS id FROM deliveries');

const STILL_PENDING = statement<{ ids: string }, { id: number }>(
  ({ items }) => `SELECT id FROM deliveries WHERE id IN (${items('@ids', 'bigint')}) AND status = 'pending'`,
);

const AT_DESTINATION = prepared<{ destinationId: number; limit: number }, PendingDelivery>((db) =>
  selectWithUpdates(db)
    .where(and(eq(deliveries.destinationId, sql.placeholder('destinationId')), isPending))
    .limit(sql.placeholder('limit')),
);

const IN_BATCH = prepared<{ destinationId: number; batchKey: string }, PendingDelivery>((db) =>
  selectWithUpdates(db).where(
    and(
      eq(deliveries.destinationId, sql.placeholder('destinationId')),
      isPending,
      eq(deliveries.batchKey, sql.placeholder('batchKey')),
    ),
  ),
);

interface PageRow {
  readonly id: number;
  readonly destinationId: number;
  readonly suspendedAt: number | null;
}

export function createPendingDeliveries(database: Database): PendingDeliveries {
  return {
    page: (after, limit, partitions = null) =>
      database.run(function* () {
        const page =
          partitions === null
            ? yield* rows(PAGE, { after, limit })
            : yield* rows(PAGE_OF_PARTITIONS, { after, limit, partitions: JSON.stringify(partitions) });
        const open = page.filter(({ suspendedAt }) => suspendedAt === null);
        return {
          destinationIds: [...new Set(open.map(({ destinationId }) => destinationId))],
          next: page.length < limit ? null : (page.at(-1)?.id ?? null),
        };
      }),
    newestId: () =>
      database.run(function* () {
        return (yield* row(NEWEST_ID, {}))?.id ?? 0;
      }),
    filterPending: (ids) =>
      database.run(function* () {
        const pending = yield* rows(STILL_PENDING, { ids: JSON.stringify(ids) });
        return pending.map(({ id }) => id);
      }),
    pending: (destinationId, limit) => database.rows(AT_DESTINATION, { destinationId, limit }),
    inBatch: (destinationId, batchKey) => database.rows(IN_BATCH, { destinationId, batchKey }),
    backlog: () =>
      database.run(function* () {
        const backlog = (yield* row(BACKLOG, {})) ?? { pending: 0, oldestAt: null, held: 0 };
        const reasons = (yield* rows(SUSPENDED, {})).map(({ reason, total }) => [reason ?? 'unknown', total]);
        return { ...backlog, suspended: Object.fromEntries(reasons) };
      }),
  };
}
