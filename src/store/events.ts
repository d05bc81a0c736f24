import { and, asc, desc, eq, gte, inArray, lt, lte, max, type SQL, sql } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { deleteSome } from './database/queries.ts';
import { type QueryBuilder, row, rows } from './database/work.ts';
import { deliveries, destinations, events } from './schema/index.ts';

export interface EventScope {
  readonly ids?: readonly number[];
  readonly kind?: string;
  readonly source?: (typeof events.$inferSelect)['source'];
  /** Milliseconds, both included. */
  readonly since?: number;
  readonly until?: number;
}

const withStatus = (status: 'posted' | 'failed') =>
  sql<number>`(select count(*) from deliveries where deliveries.event_id = events.id and deliveries.status = ${status})`;

/** Uses the timestamp: older databases use another status name. */
const unfinished = sql<number>`(select count(*) from deliveries where deliveries.event_id = events.id and deliveries.finished_at is null)`;

const columns = {
  id: events.id,
  kind: events.kind,
  source: events.source,
  createdAt: events.createdAt,
  receivedAt: events.receivedAt,
  about: events.about,
  pending: unfinished,
  posted: withStatus('posted'),
  failed: withStatus('failed'),
  digest: events.digest,
  body: events.body,
};

/** An event, how many of its deliveries are pending, posted and failed, and each of them. */
export type EventDetails = NonNullable<Awaited<ReturnType<ReturnType<typeof createEventStore>['show']>>>;
export type EventSummary = Omit<EventDetails, 'digest' | 'body' | 'deliveries'>;
export type EventDelivery = ReturnType<ReturnType<typeof selectDeliveries>['all']>[number];

export function createEventStore(database: Database) {
  return {
    /** Newest first. */
    list: (scope: EventScope, limit: number) =>
      database.rows((db) =>
        db.select(columns).from(events).where(isInScope(scope)).orderBy(desc(events.id)).limit(limit),
      ),
    show: (id: number) =>
      database.run(function* () {
        const event = yield* row((db) => db.select(columns).from(events).where(eq(events.id, id)));
        const caused = yield* rows((db) => selectDeliveries(db, eq(deliveries.eventId, id)));
        return event && { ...event, deliveries: caused };
      }),
    /** When the newest was received; null when there is none. */
    newestAt: async () =>
      (await database.one((db) => db.select({ at: max(events.receivedAt) }).from(events))).at,
    /** Deletes at most `limit` events that were received before then. @returns how many */
    prune: (before: number, limit: number) =>
      database.change(deleteSome(events, events.id, lt(events.receivedAt, before), limit)),
  };
}

function isInScope({ ids, kind, source, since, until }: EventScope): SQL | undefined {
  return and(
    ids === undefined ? undefined : inArray(events.id, [...ids]),
    kind === undefined ? undefined : eq(events.kind, kind),
    source === undefined ? undefined : eq(events.source, source),
    since === undefined ? undefined : gte(events.receivedAt, since),
    until === undefined ? undefined : lte(events.receivedAt, until),
  );
}

/** Deliveries and where they go, oldest first. */
export function selectDeliveries(db: QueryBuilder, which: SQL | undefined) {
  return db
    .select({
      eventId: deliveries.eventId,
      destinationKind: destinations.kind,
      destinationDiscordId: destinations.discordId,
      status: deliveries.status,
      messageId: deliveries.messageId,
      reason: deliveries.reason,
      finishedAt: deliveries.finishedAt,
      /** Since when the destination has accepted no alerts, and why; null while it does. */
      suspendedAt: destinations.suspendedAt,
      suspensionReason: destinations.suspensionReason,
    })
    .from(deliveries)
    .innerJoin(destinations, eq(destinations.id, deliveries.destinationId))
    .where(which)
    .orderBy(asc(deliveries.id));
}
