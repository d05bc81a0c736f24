import { TELLABLE_MS } from './arrivals.ts';
import { AUDIENCE, type AudienceParameters, audienceParameters, type HomeGuilds } from './audience.ts';
import type { Database } from './database.ts';

/** Older updates are not worth a message. */
const WORTH_TELLING_MS = 7 * 24 * 3_600_000;
/** An event is stored a while after it was received, and clocks are corrected. */
const MARGIN_MS = 60_000;

/** Enqueues all updates that the rule gives to a destination and that have no delivery there, in the order first seen. */
export type CatchUp = (placeId: number, since: number, now: number) => number;

const ENQUEUE_MISSED = `
INSERT INTO deliveries (event_id, place_id, news_id, status, created_at)
SELECT
    (SELECT min(events.id) FROM events WHERE events.about = topics.key AND events.received_at = missed.at),
    @placeId, news.id, 'waiting', @now
  FROM (
    SELECT news_id, min(at) AS at FROM (${AUDIENCE}) AS audience
      WHERE place_id = @placeId AND at >= @since AND at >= joined_at AND seen_at >= @seenSince GROUP BY news_id
  ) AS missed
  JOIN news ON news.id = missed.news_id
  JOIN topics ON topics.id = news.topic_id
  WHERE true ORDER BY news.id
ON CONFLICT (place_id, news_id) DO NOTHING`;

interface MissedParameters extends AudienceParameters {
  readonly placeId: number;
  readonly since: number;
  /** Bounds the search: an update known for longer was not posted when a webhook reported it. */
  readonly seenSince: number;
  readonly now: number;
}

export function createCatchUp({ $client }: Database, homeGuilds: () => HomeGuilds): CatchUp {
  const enqueueMissed = $client.prepare<[MissedParameters]>(ENQUEUE_MISSED);
  return (placeId, suspendedAt, now) => {
    const since = Math.max(suspendedAt - MARGIN_MS, now - WORTH_TELLING_MS);
    return enqueueMissed.run({
      ...audienceParameters(homeGuilds(), { byWebhook: true, isNew: false }),
      placeId,
      since,
      seenSince: since - TELLABLE_MS,
      now,
    }).changes;
  };
}
