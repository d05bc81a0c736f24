import type { Database } from '../sqlite/database.ts';
import { AUDIENCE, type AudienceParameters, audienceParameters, type HomeGuilds } from './audience.ts';
import type { EventProcessing } from './enqueue.ts';

/**
 * Marks the live cards of a parcel with a new scan as stale, and creates them at the destinations that have none yet.
 * @param isNew whether this event is the first to report the scan
 */
export type MarkLiveCards = (
  topicId: number,
  updateId: number,
  isNew: boolean,
  event: Pick<EventProcessing, 'source' | 'now'>,
) => void;

const ANY_LIVE_CARDS = 'SELECT 1 FROM destinations WHERE live_cards OR threads LIMIT 1';

// Each scan changes `stale_at`: while a card is edited, it shows that another one came.
const MARK = `
INSERT INTO live_cards (destination_id, topic_id, stale_at, created_at)
SELECT DISTINCT audience.destination_id, @topicId, @now, @now
  FROM (${AUDIENCE}) AS audience CROSS JOIN destinations ON destinations.id = audience.destination_id
  WHERE audience.update_id = @updateId AND (destinations.live_cards OR destinations.threads)
ON CONFLICT (destination_id, topic_id) DO UPDATE SET stale_at = max(excluded.stale_at, coalesce(stale_at + 1, 0))`;

/** Scans that wait to be posted are on the parcels' cards instead, from now on. */
const MARK_WAITING = `
INSERT INTO live_cards (destination_id, topic_id, stale_at, created_at)
SELECT deliveries.destination_id, updates.topic_id, max(updates.seen_at), max(updates.seen_at)
  FROM deliveries JOIN updates ON updates.id = deliveries.update_id JOIN topics ON topics.id = updates.topic_id
    JOIN destinations ON destinations.id = deliveries.destination_id
  WHERE deliveries.destination_id = ? AND destinations.live_cards AND status IN ('pending', 'held')
    AND topics.kind = 'parcel' AND updates.notice IS NULL
  GROUP BY updates.topic_id
ON CONFLICT (destination_id, topic_id) DO UPDATE SET stale_at = max(excluded.stale_at, coalesce(stale_at + 1, 0))`;

interface MarkParameters extends AudienceParameters {
  readonly topicId: number;
  readonly updateId: number;
  readonly now: number;
}

/** @param homeGuilds called for each update */
export function createMarkLiveCards({ $client }: Database, homeGuilds: () => HomeGuilds): MarkLiveCards {
  const anyLiveCards = $client.prepare<[], unknown>(ANY_LIVE_CARDS);
  const mark = $client.prepare<[MarkParameters]>(MARK);
  return (topicId, updateId, isNew, { source, now }) => {
    // Most installations have none, and ingest must stay fast.
    if (anyLiveCards.get() === undefined) return;
    const audience = { byWebhook: source === 'webhook', isNew, byLevel: false };
    mark.run({ ...audienceParameters(homeGuilds(), audience), topicId, updateId, now });
  };
}

/** After live cards were switched on at a destination, and before what they replace is withdrawn. */
export type MarkWaitingCards = (destinationId: number) => void;

export function createMarkWaitingCards({ $client }: Database): MarkWaitingCards {
  const markWaiting = $client.prepare<[number]>(MARK_WAITING);
  return (destinationId) => void markWaiting.run(destinationId);
}
