import type { Dialect } from '../database/dialect.ts';
import { change, type NoParameters, row, statement, type Work } from '../database/work.ts';
import { type AudienceParameters, audienceParameters, type HomeGuilds, selectAudience } from './audience.ts';
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
) => Work<void>;

type MarkParameters = AudienceParameters & {
  readonly topicId: number;
  readonly updateId: number;
  readonly now: number;
};

const ANY_LIVE_CARDS = statement<NoParameters, unknown>(
  'SELECT 1 FROM destinations WHERE live_cards OR threads LIMIT 1',
);

// Each scan changes `stale_at`: while a card is edited, it shows that another one came.
const onConflict = ({ greatest }: Dialect) => `ON CONFLICT (destination_id, topic_id) DO UPDATE
  SET stale_at = ${greatest('excluded.stale_at', 'coalesce(live_cards.stale_at + 1, 0)')}`;

const MARK = statement<MarkParameters>(
  (dialect) => `
INSERT INTO live_cards (destination_id, topic_id, stale_at, created_at)
SELECT DISTINCT audience.destination_id, CAST(@topicId AS bigint), CAST(@now AS bigint), CAST(@now AS bigint)
  FROM (${selectAudience(dialect)}) AS audience ${dialect.joinInOrder} destinations ON destinations.id = audience.destination_id
  WHERE audience.update_id = @updateId AND (destinations.live_cards OR destinations.threads)
${onConflict(dialect)}`,
);

/** Scans that wait to be posted are on the parcels' cards instead, from now on. */
const MARK_WAITING = statement<{ destinationId: number }>(
  (dialect) => `
INSERT INTO live_cards (destination_id, topic_id, stale_at, created_at)
SELECT deliveries.destination_id, updates.topic_id, max(updates.seen_at), max(updates.seen_at)
  FROM deliveries JOIN updates ON updates.id = deliveries.update_id JOIN topics ON topics.id = updates.topic_id
    JOIN destinations ON destinations.id = deliveries.destination_id
  WHERE deliveries.destination_id = @destinationId AND destinations.live_cards AND status IN ('pending', 'held')
    AND topics.kind = 'parcel' AND updates.notice IS NULL
  GROUP BY deliveries.destination_id, updates.topic_id
${onConflict(dialect)}`,
);

/** @param homeGuilds called for each update */
export function createMarkLiveCards(homeGuilds: () => HomeGuilds): MarkLiveCards {
  return function* (topicId, updateId, isNew, { source, now }) {
    // Most installations have none, and ingest must stay fast.
    if ((yield* row(ANY_LIVE_CARDS, {})) === undefined) return;
    const audience = { byWebhook: source === 'webhook', isNew, byLevel: false };
    yield* change(MARK, { ...audienceParameters(homeGuilds(), audience), topicId, updateId, now });
  };
}

/** After live cards were switched on at a destination, and before what they replace is withdrawn. */
export function* markWaitingCards(destinationId: number): Work<void> {
  yield* change(MARK_WAITING, { destinationId });
}
