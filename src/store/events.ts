import { and, asc, desc, eq, gte, inArray, lt, lte, max, type SQL, sql } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { row, rows, type Work } from './database/work.ts';
import { deliveries, destinations, events } from './schema/index.ts';

/** An event, and how many of its deliveries are pending, posted and failed. */
export interface EventSummary {
  readonly id: number;
  readonly kind: string;
  readonly source: 'webhook' | 'poll';
  readonly createdAt: number;
  readonly receivedAt: number;
  /** Tracking number or `platform:id`; null for kinds that cause no alert. */
  readonly about: string | null;
  readonly pending: number;
  readonly posted: number;
  readonly failed: number;
}

export interface EventDelivery {
  readonly destinationKind: 'channel' | 'user';
  readonly destinationDiscordId: string;
  readonly status: 'pending' | 'held' | 'posted' | 'failed';
  readonly messageId: string | null;
  readonly reason: string | null;
  readonly finishedAt: number | null;
  /** Since when the destination has accepted no alerts, and why; null while it does. */
  readonly suspendedAt: number | null;
  readonly suspensionReason: string | null;
}

export interface EventDetails extends EventSummary {
  readonly digest: string;
  readonly body: string;
  readonly deliveries: readonly EventDelivery[];
}

/** Filters for events; one that is left out matches all. */
export interface EventScope {
  readonly ids?: readonly number[];
  readonly kind?: string;
  readonly source?: EventSummary['source'];
  /** Received at or after, milliseconds. */
  readonly since?: number;
  /** Received at or before, milliseconds. */
  readonly until?: number;
}

const withStatus = (status: Exclude<EventDelivery['status'], 'pending'>) =>
  sql<number>`(select count(*) from deliveries where deliveries.event_id = events.id and deliveries.status = ${status})`;

/** Counted by the time, because a database of an older version has another word for this status. */
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

/** The events that were received or polled, for operators. */
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
        return event === undefined ? undefined : { ...event, deliveries: yield* causedBy(id) };
      }),
    /** When the newest was received; null when there is none. */
    newestAt: () =>
      database.run(function* () {
        const newest = yield* row((db) => db.select({ at: max(events.receivedAt) }).from(events));
        return newest?.at ?? null;
      }),
    /** Deletes at most `limit` events that were received before then. @returns how many */
    prune: (before: number, limit: number) =>
      database.change((db) => {
        const old = db.select({ id: events.id }).from(events).where(lt(events.receivedAt, before));
        return db.delete(events).where(inArray(events.id, old.limit(limit)));
      }),
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

function causedBy(eventId: number): Work<EventDelivery[]> {
  return rows((db) =>
    db
      .select({
        destinationKind: destinations.kind,
        destinationDiscordId: destinations.discordId,
        status: deliveries.status,
        messageId: deliveries.messageId,
        reason: deliveries.reason,
        finishedAt: deliveries.finishedAt,
        suspendedAt: destinations.suspendedAt,
        suspensionReason: destinations.suspensionReason,
      })
      .from(deliveries)
      .innerJoin(destinations, eq(destinations.id, deliveries.destinationId))
      .where(eq(deliveries.eventId, eventId))
      .orderBy(asc(deliveries.id)),
  );
}
