import { and, eq, sql } from 'drizzle-orm';
import { selectFrom } from '../database/queries.ts';
import { one, type QueryBuilder, row, rows, statement, type Work } from '../database/work.ts';
import { createEventStore, type EventDelivery, type EventSummary, selectDeliveries } from '../events.ts';
import { openToRead } from '../open-to-read.ts';
import { deliveries, events } from '../schema/index.ts';
import { loadTopics, nameOf } from '../topic-state/stored-topics.ts';
import { findUpdate } from '../topic-state/topic-state.ts';
import { type AudienceParameters, audienceParameters, type HomeGuilds, selectAudience } from './audience.ts';
import { MAX_UPDATE_AGE_MS } from './enqueue.ts';
import type { AlertableUpdate } from './store-events.ts';

export type Recipient = Pick<
  EventDelivery,
  'destinationKind' | 'destinationDiscordId' | 'suspendedAt' | 'suspensionReason'
>;

export interface Explanation {
  readonly about: string;
  readonly seenAt: number | null;
  readonly firstEventId: number | null;
  /** Whether it was too old to be posted when this event was received. */
  readonly isTooOld: boolean;
  /** Deliveries of the same update that another event caused. */
  readonly elsewhere: readonly EventDelivery[];
  readonly missing: readonly Recipient[];
  /** How many alert channels for its kind of event are not in its audience. */
  readonly excludedAlertChannels: number;
}

type ExplainedEvent = Pick<EventSummary, 'id' | 'source' | 'receivedAt'>;

/** Deliveries caused by another event, or by none. */
const elsewhere = (updateId: number, eventId: number) => (db: QueryBuilder) =>
  selectDeliveries(
    db,
    and(eq(deliveries.updateId, updateId), sql`${deliveries.eventId} is distinct from ${eventId}`),
  );

type UpdateParameters = AudienceParameters & { readonly updateId: number };

const MISSING = statement<UpdateParameters, Recipient>(
  (dialect) => `
SELECT DISTINCT destinations.id, destinations.kind AS "destinationKind", destinations.discord_id AS "destinationDiscordId",
    destinations.suspended_at AS "suspendedAt", destinations.suspension_reason AS "suspensionReason"
  FROM (${selectAudience(dialect)}) AS audience JOIN destinations ON destinations.id = audience.destination_id
  WHERE audience.update_id = @updateId AND NOT EXISTS (
    SELECT 1 FROM deliveries WHERE deliveries.destination_id = destinations.id AND deliveries.update_id = @updateId)
  ORDER BY destinations.id`,
);

const EXCLUDED_ALERT_CHANNELS = statement<UpdateParameters & { readonly event: string }, { total: number }>(
  (dialect) => `
SELECT count(*) AS total FROM alert_channels
  WHERE event = @event AND destination_id NOT IN (
    SELECT audience.destination_id FROM (${selectAudience(dialect)}) AS audience WHERE audience.update_id = @updateId)`,
);

function* explainEvent(
  event: ExplainedEvent,
  updates: readonly AlertableUpdate[],
  homeGuilds: HomeGuilds,
): Work<Explanation[]> {
  const explanations: Explanation[] = [];
  for (const update of updates) explanations.push(yield* explainUpdate(event, update, homeGuilds));
  return explanations;
}

function* explainUpdate(
  { id: eventId, source, receivedAt }: ExplainedEvent,
  update: AlertableUpdate,
  homeGuilds: HomeGuilds,
): Work<Explanation> {
  const about = update.topic.key;
  const topic = (yield* loadTopics([update])).get(nameOf(update.topic));
  const stored = topic && findUpdate(topic, update);
  const first = { orderBy: [events.id], limit: 1 };
  const firstEvent = stored && (yield* row(selectFrom(events, { about, receivedAt: stored.seenAt }, first)));
  const updateId = stored?.id ?? 0;
  const audience = audienceParameters(homeGuilds, { byWebhook: source === 'webhook', isNew: false });
  const excluded = yield* one(EXCLUDED_ALERT_CHANNELS, { ...audience, updateId, event: update.event });
  return {
    about,
    seenAt: stored?.seenAt ?? null,
    firstEventId: firstEvent?.id ?? null,
    isTooOld: stored !== undefined && stored.seenAt < receivedAt - MAX_UPDATE_AGE_MS,
    elsewhere: yield* rows(elsewhere(updateId, eventId)),
    missing: yield* rows(MISSING, { ...audience, updateId }),
    excludedAlertChannels: excluded.total,
  };
}

/** Events of a database of any version, opened for reading. Methods throw when that version lacks what they read. */
export type StoredEvents = Awaited<ReturnType<typeof openEventsToRead>>;

/** For tools that only read: changes neither content nor version. @param address `postgres://…`, or the path of an SQLite file */
export async function openEventsToRead(address: string) {
  const { database, difference, close } = await openToRead(address);
  const { list, show } = createEventStore(database);
  return {
    list,
    show,
    /** Where an event's updates went, and why nowhere else; null if the database has another version. */
    async explain(event: ExplainedEvent, updates: readonly AlertableUpdate[], homeGuilds: HomeGuilds) {
      return difference === null ? database.run(() => explainEvent(event, updates, homeGuilds)) : null;
    },
    difference,
    close,
  };
}
