import { TELLABLE_MS, type TellableNews } from './arrivals.ts';
import { AUDIENCE, type AudienceParameters, audienceParameters, type HomeGuilds } from './audience.ts';
import type { Database } from './database.ts';
import type { EventDelivery } from './events.ts';
import { createKnownNews } from './news.ts';

/** A destination that the rule gives an update to now. */
export interface Listener {
  readonly placeKind: 'channel' | 'user';
  readonly placeDiscordId: string;
  readonly setAsideAt: number | null;
  readonly setAsideReason: string | null;
}

/** Where an update went, and why nowhere else. */
export interface Explanation {
  /** What the update is about: tracking number or `platform:id`. */
  readonly about: string;
  /** When it was first reported; null: it is not stored any more. */
  readonly seenAt: number | null;
  /** The event that first reported it, where that is still stored. */
  readonly firstEventId: number | null;
  /** It had been known for too long when this event came. */
  readonly isTooOld: boolean;
  /** Posted, waiting or given up because of another event. */
  readonly elsewhere: readonly (EventDelivery & { readonly eventId: number | null })[];
  /** Destinations that would receive it now and have no delivery. */
  readonly missing: readonly Listener[];
  /** Alert channels for its kind of event that the rule does not give it to. */
  readonly excludedAlertChannels: number;
}

export interface ExplainedEvent {
  readonly id: number;
  readonly source: 'webhook' | 'poll';
  readonly receivedAt: number;
}

const ELSEWHERE = `
SELECT places.kind AS placeKind, places.discord_id AS placeDiscordId, status, message_id AS messageId, reason,
    finished_at AS finishedAt, event_id AS eventId
  FROM deliveries JOIN places ON places.id = place_id
  WHERE news_id = @newsId AND event_id IS NOT @eventId ORDER BY deliveries.id`;

const MISSING = `
SELECT DISTINCT places.id, places.kind AS placeKind, places.discord_id AS placeDiscordId,
    places.set_aside_at AS setAsideAt, places.set_aside_reason AS setAsideReason
  FROM (${AUDIENCE}) AS audience JOIN places ON places.id = audience.place_id
  WHERE audience.news_id = @newsId AND NOT EXISTS (
    SELECT 1 FROM deliveries WHERE deliveries.place_id = places.id AND deliveries.news_id = @newsId)
  ORDER BY places.id`;

const EXCLUDED = `
SELECT count(*) AS total FROM alert_channels
  WHERE event = @event AND place_id NOT IN (
    SELECT audience.place_id FROM (${AUDIENCE}) AS audience WHERE audience.news_id = @newsId)`;

interface NewsParameters extends AudienceParameters {
  readonly newsId: number;
}

/** Explains each update of an event, by the same rule that decides who receives it. */
export function explanationsOf(
  { id, source, receivedAt }: ExplainedEvent,
  news: readonly TellableNews[],
  database: Database,
  homeGuilds: HomeGuilds,
): Explanation[] {
  const { $client } = database;
  const known = createKnownNews(database);
  const topicOf = $client.prepare<[string, string], { id: number }>(
    'SELECT id FROM topics WHERE kind = ? AND key = ?',
  );
  const firstEventOf = $client.prepare<[string, number], { id: number }>(
    'SELECT id FROM events WHERE about = ? AND received_at = ? ORDER BY id LIMIT 1',
  );
  const elsewhere = $client.prepare<[{ newsId: number; eventId: number }], Explanation['elsewhere'][number]>(
    ELSEWHERE,
  );
  const missing = $client.prepare<[NewsParameters], Listener>(MISSING);
  const excluded = $client.prepare<[NewsParameters & { event: string }], { total: number }>(EXCLUDED);

  const audience = audienceParameters(homeGuilds, { byWebhook: source === 'webhook', isNew: false });

  return news.map((item) => {
    const about = item.topic.key;
    const topicId = topicOf.get(item.topic.kind, about)?.id;
    const stored = topicId === undefined ? undefined : known.lookUp(topicId, item);
    const newsId = stored?.id ?? 0;
    const parameters = { ...audience, newsId };
    return {
      about,
      seenAt: stored?.seenAt ?? null,
      firstEventId: stored === undefined ? null : (firstEventOf.get(about, stored.seenAt)?.id ?? null),
      isTooOld: stored !== undefined && stored.seenAt < receivedAt - TELLABLE_MS,
      elsewhere: elsewhere.all({ newsId, eventId: id }),
      missing: missing.all(parameters),
      excludedAlertChannels: excluded.get({ ...parameters, event: item.event })?.total ?? 0,
    };
  });
}
