import type { EventDelivery } from '../events.ts';
import type { Database } from '../sqlite/database.ts';
import { createUpdateStatements } from '../update-statements.ts';
import { AUDIENCE, type AudienceParameters, audienceParameters, type HomeGuilds } from './audience.ts';
import type { AlertableUpdate } from './incoming-event.ts';
import { MAX_UPDATE_AGE_MS } from './max-update-age.ts';

/** A destination in the audience of an update now. */
export interface Recipient {
  readonly destinationKind: 'channel' | 'user';
  readonly destinationDiscordId: string;
  readonly suspendedAt: number | null;
  readonly suspensionReason: string | null;
}

/** Where an update went, and why nowhere else. */
export interface Explanation {
  /** What the update is about: tracking number or `platform:id`. */
  readonly about: string;
  /** When it was first reported; null: it is no longer stored. */
  readonly seenAt: number | null;
  /** The event that first reported it, if that is still stored. */
  readonly firstEventId: number | null;
  /** Whether it was too old to be posted when this event was received. */
  readonly isTooOld: boolean;
  /** Its deliveries that another event caused. */
  readonly elsewhere: readonly (EventDelivery & { readonly eventId: number | null })[];
  /** Destinations in its audience that have no delivery. */
  readonly missing: readonly Recipient[];
  /** How many alert channels for its kind of event are not in its audience. */
  readonly excludedAlertChannels: number;
}

export interface ExplainedEvent {
  readonly id: number;
  readonly source: 'webhook' | 'poll';
  readonly receivedAt: number;
}

const OTHER_DELIVERIES = `
SELECT destinations.kind AS destinationKind, destinations.discord_id AS destinationDiscordId, status, message_id AS messageId, reason,
    finished_at AS finishedAt, event_id AS eventId
  FROM deliveries JOIN destinations ON destinations.id = destination_id
  WHERE update_id = @updateId AND event_id IS NOT @eventId ORDER BY deliveries.id`;

const MISSING = `
SELECT DISTINCT destinations.id, destinations.kind AS destinationKind, destinations.discord_id AS destinationDiscordId,
    destinations.suspended_at AS suspendedAt, destinations.suspension_reason AS suspensionReason
  FROM (${AUDIENCE}) AS audience JOIN destinations ON destinations.id = audience.destination_id
  WHERE audience.update_id = @updateId AND NOT EXISTS (
    SELECT 1 FROM deliveries WHERE deliveries.destination_id = destinations.id AND deliveries.update_id = @updateId)
  ORDER BY destinations.id`;

const EXCLUDED_ALERT_CHANNELS = `
SELECT count(*) AS total FROM alert_channels
  WHERE event = @event AND destination_id NOT IN (
    SELECT audience.destination_id FROM (${AUDIENCE}) AS audience WHERE audience.update_id = @updateId)`;

interface UpdateParameters extends AudienceParameters {
  readonly updateId: number;
}

/** Explains each update of an event with the query that decides who receives it. */
export function explainEvent(
  { id, source, receivedAt }: ExplainedEvent,
  updates: readonly AlertableUpdate[],
  database: Database,
  homeGuilds: HomeGuilds,
): Explanation[] {
  const { $client } = database;
  const statements = createUpdateStatements(database);
  const topicOf = $client.prepare<[string, string], { id: number }>(
    'SELECT id FROM topics WHERE kind = ? AND key = ?',
  );
  const firstEventOf = $client.prepare<[string, number], { id: number }>(
    'SELECT id FROM events WHERE about = ? AND received_at = ? ORDER BY id LIMIT 1',
  );
  const elsewhere = $client.prepare<
    [{ updateId: number; eventId: number }],
    Explanation['elsewhere'][number]
  >(OTHER_DELIVERIES);
  const missing = $client.prepare<[UpdateParameters], Recipient>(MISSING);
  const excluded = $client.prepare<[UpdateParameters & { event: string }], { total: number }>(
    EXCLUDED_ALERT_CHANNELS,
  );

  const audience = audienceParameters(homeGuilds, { byWebhook: source === 'webhook', isNew: false });

  return updates.map((update) => {
    const about = update.topic.key;
    const topicId = topicOf.get(update.topic.kind, about)?.id;
    const stored = topicId === undefined ? undefined : statements.find(topicId, update);
    const updateId = stored?.id ?? 0;
    const parameters = { ...audience, updateId };
    return {
      about,
      seenAt: stored?.seenAt ?? null,
      firstEventId: stored === undefined ? null : (firstEventOf.get(about, stored.seenAt)?.id ?? null),
      isTooOld: stored !== undefined && stored.seenAt < receivedAt - MAX_UPDATE_AGE_MS,
      elsewhere: elsewhere.all({ updateId, eventId: id }),
      missing: missing.all(parameters),
      excludedAlertChannels: excluded.get({ ...parameters, event: update.event })?.total ?? 0,
    };
  });
}
