import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { partitioned } from './database/queries.ts';
import {
  type NoParameters,
  one,
  prepared,
  type QueryBuilder,
  rows,
  statement,
  type Work,
} from './database/work.ts';
import { deliveries, topics, updates } from './schema/index.ts';

const columns = {
  id: deliveries.id,
  eventId: deliveries.eventId,
  destinationId: deliveries.destinationId,
  updateId: deliveries.updateId,
  topicId: updates.topicId,
  topicKind: topics.kind,
  topicKey: topics.key,
  data: updates.data,
  at: updates.at,
  seenAt: updates.seenAt,
  notice: updates.notice,
  importance: updates.importance,
  arrival: updates.arrival,
  batchKey: deliveries.batchKey,
  triedIn: deliveries.triedIn,
  createdAt: deliveries.createdAt,
};

export type PendingDelivery = ReturnType<ReturnType<typeof selectWithUpdates>['all']>[number];

export function selectWithUpdates(db: QueryBuilder) {
  return db
    .select(columns)
    .from(deliveries)
    .innerJoin(updates, eq(updates.id, deliveries.updateId))
    .innerJoin(topics, eq(topics.id, updates.topicId))
    .orderBy(asc(deliveries.id));
}

export interface Backlog {
  readonly pending: number;
  readonly oldestAt: number | null;
  readonly held: number;
  /** How many suspended destinations the bot still tries, by the reason. */
  readonly suspended: Readonly<Record<string, number>>;
}

// The status is in the SQL, not a parameter: otherwise SQLite cannot use the partial indexes on pending and held deliveries.
export const isPending = sql`${deliveries.status} = 'pending'`;
export const isHeld = sql`${deliveries.status} = 'held'`;

// Deliveries first, then their destinations: the cost doesn't grow with the destinations.
const PAGE = partitioned<
  { after: number; limit: number },
  { id: number; destinationId: number; suspendedAt: number | null }
>(
  ({ joinInOrder }, inPartitions) => `
SELECT page.id AS id, page.destination_id AS "destinationId", destinations.suspended_at AS "suspendedAt"
  FROM (
    SELECT id, destination_id FROM deliveries
      WHERE status = 'pending' AND id > @after${inPartitions('destination_id')} ORDER BY id LIMIT @limit
  ) AS page ${joinInOrder} destinations ON destinations.id = page.destination_id
  ORDER BY page.id`,
);

// Starts from suspended destinations, which are few: checking every destination with pending deliveries could
// take half a second.
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

// Uses the index on probes: there are too many destinations to count all whenever metrics are read.
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

export function createPendingDeliveries(database: Database) {
  return {
    /** Where the `limit` pending deliveries after this one go, without suspended destinations. @param partitions null: all */
    page: (after: number, limit: number, partitions: readonly number[] | null = null) =>
      database.run(function* () {
        const page = yield* PAGE(partitions, { after, limit });
        const open = page.filter(({ suspendedAt }) => suspendedAt === null);
        return {
          /** Destinations that are not suspended, ordered by their oldest delivery on this page. */
          destinationIds: [...new Set(open.map(({ destinationId }) => destinationId))],
          next: page.length < limit ? null : (page.at(-1)?.id ?? null),
        };
      }),
    newestId: async () => (await database.one(NEWEST_ID)).id ?? 0,
    async filterPending(ids: readonly number[]) {
      const pending = await database.rows(STILL_PENDING, { ids: JSON.stringify(ids) });
      return pending.map(({ id }) => id);
    },
    pending: (destinationId: number, limit: number) =>
      database.rows(AT_DESTINATION, { destinationId, limit }),
    inBatch: (destinationId: number, batchKey: string) =>
      database.rows(IN_BATCH, { destinationId, batchKey }),
    backlog: () =>
      database.run(function* (): Work<Backlog> {
        const backlog = yield* one(BACKLOG);
        const reasons = (yield* rows(SUSPENDED)).map(({ reason, total }) => [reason ?? 'unknown', total]);
        return { ...backlog, suspended: Object.fromEntries(reasons) };
      }),
  };
}
