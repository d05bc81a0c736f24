import { and, asc, desc, eq, gte, inArray, lt, lte, max, sql } from 'drizzle-orm';
import { deliveries, destinations, events } from './schema/index.ts';
import type { Database } from './sqlite/database.ts';

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

/** The events that were received or polled, for operators. */
export interface EventStore {
  /** Newest first. */
  list(scope: EventScope, limit: number): Promise<EventSummary[]>;
  show(id: number): Promise<EventDetails | undefined>;
  /** When the newest was received; null when there is none. */
  newestAt(): Promise<number | null>;
  /** Deletes at most `limit` events that were received before then. @returns how many */
  prune(before: number, limit: number): Promise<number>;
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

export function createEventStore(database: Database): EventStore {
  const causedBy = (eventId: number) =>
    database
      .select({
        destinationKind: destinations.kind,
        destinationDiscordId: destinations.discordId,
        status: deliveries.status,
        messageId: deliveries.messageId,
        reason: deliveries.reason,
        finishedAt: deliveries.finishedAt,
      })
      .from(deliveries)
      .innerJoin(destinations, eq(destinations.id, deliveries.destinationId))
      .where(eq(deliveries.eventId, eventId))
      .orderBy(asc(deliveries.id))
      .all();

  return {
    async list({ ids, kind, source, since, until }, limit) {
      return database
        .select(columns)
        .from(events)
        .where(
          and(
            ids === undefined ? undefined : inArray(events.id, [...ids]),
            kind === undefined ? undefined : eq(events.kind, kind),
            source === undefined ? undefined : eq(events.source, source),
            since === undefined ? undefined : gte(events.receivedAt, since),
            until === undefined ? undefined : lte(events.receivedAt, until),
          ),
        )
        .orderBy(desc(events.id))
        .limit(limit)
        .all();
    },
    async show(id) {
      const event = database.select(columns).from(events).where(eq(events.id, id)).get();
      return event === undefined ? undefined : { ...event, deliveries: causedBy(id) };
    },
    async newestAt() {
      return (
        database
          .select({ at: max(events.receivedAt) })
          .from(events)
          .get()?.at ?? null
      );
    },
    async prune(before, limit) {
      const old = database
        .select({ id: events.id })
        .from(events)
        .where(lt(events.receivedAt, before))
        .limit(limit);
      return database.delete(events).where(inArray(events.id, old)).run().changes;
    },
  };
}
