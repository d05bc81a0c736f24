import type { Database } from '../sqlite/database.ts';
import { AUDIENCE, type AudienceParameters, audienceParameters, type HomeGuilds } from './audience.ts';
import type { EventProcessing } from './enqueue.ts';

/** Marks the live cards of a parcel with a new scan as stale, and creates them at the destinations that have none yet. */
export type MarkLiveCards = (
  topicId: number,
  updateId: number,
  event: Pick<EventProcessing, 'source' | 'now'>,
) => number[];

const ANY_LIVE_CARDS = 'SELECT 1 FROM destinations WHERE live_cards OR threads LIMIT 1';

// Each scan changes `stale_at`: while a card is edited, it shows that another one came.
const MARK = `
INSERT INTO live_cards (destination_id, topic_id, stale_at, created_at)
SELECT DISTINCT audience.destination_id, @topicId, @now, @now
  FROM (${AUDIENCE}) AS audience CROSS JOIN destinations ON destinations.id = audience.destination_id
  WHERE audience.update_id = @updateId AND (destinations.live_cards OR destinations.threads)
ON CONFLICT (destination_id, topic_id) DO UPDATE SET stale_at = max(excluded.stale_at, coalesce(stale_at + 1, 0))
RETURNING destination_id AS destinationId`;

interface MarkParameters extends AudienceParameters {
  readonly topicId: number;
  readonly updateId: number;
  readonly now: number;
}

/** @param homeGuilds called for each update */
export function createMarkLiveCards({ $client }: Database, homeGuilds: () => HomeGuilds): MarkLiveCards {
  const anyLiveCards = $client.prepare<[], unknown>(ANY_LIVE_CARDS);
  const mark = $client.prepare<[MarkParameters], { destinationId: number }>(MARK);
  return (topicId, updateId, { source, now }) => {
    // Most installations have none, and ingest must stay fast.
    if (anyLiveCards.get() === undefined) return [];
    const audience = { byWebhook: source === 'webhook', isNew: true, byLevel: false };
    const rows = mark.all({ ...audienceParameters(homeGuilds(), audience), topicId, updateId, now });
    return rows.map(({ destinationId }) => destinationId);
  };
}
