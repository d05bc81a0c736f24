import { change, type Dialect, has, type NoParameters, statement, type Work } from '../database/work.ts';
import {
  type AudienceRequest,
  type HomeGuilds,
  type RequestParameters,
  requestParameters,
  selectAudienceOfRequests,
  withRequests,
} from './audience.ts';

const ANY_LIVE_CARDS = statement<NoParameters, unknown>(
  'SELECT 1 FROM destinations WHERE live_cards OR forum LIMIT 1',
);

/** An alert reopens an archived thread, so its rename is due soon; Discord limits how soon after the last one. */
const RENAME_SOON_MS = 6 * 60_000;

// Each scan changes `stale_at`, which reveals a scan that arrives while the card is being edited.
const onConflict = ({ greatest }: Dialect) => `ON CONFLICT (destination_id, topic_id) DO UPDATE
  SET stale_at = ${greatest('excluded.stale_at', 'coalesce(live_cards.stale_at + 1, 0)')},
    rename_at = CASE WHEN live_cards.rename_at > excluded.stale_at + ${RENAME_SOON_MS}
      THEN excluded.stale_at + ${RENAME_SOON_MS} ELSE live_cards.rename_at END`;

const MARK = statement<RequestParameters>(
  (dialect) => `${withRequests(dialect)}
INSERT INTO live_cards (destination_id, topic_id, stale_at, created_at)
SELECT destinations.id, requests.topic_id, max(requests.now), min(requests.now)
  FROM (${selectAudienceOfRequests(dialect)}) AS audience
    ${dialect.joinInOrder} requests ON requests.position = audience.position
    ${dialect.joinInOrder} destinations ON destinations.id = audience.destination_id
  WHERE destinations.live_cards OR destinations.forum
  GROUP BY destinations.id, requests.topic_id
${onConflict(dialect)}`,
);

/** Moves scans that wait to be posted to the parcels' cards. */
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

/** Marks the live cards of parcels with new scans as stale, and creates them at the destinations that have none yet. */
export function* markLiveCards(scans: readonly AudienceRequest[], homeGuilds: HomeGuilds): Work<void> {
  if (scans.length === 0) return;
  // Most installations have no live cards, and ingest must stay fast.
  if (!(yield* has(ANY_LIVE_CARDS))) return;
  // Cards show every scan, whatever the level.
  yield* change(MARK, requestParameters(scans, homeGuilds, false));
}

/** To be called after live cards were switched on at a destination, before the deliveries they replace are withdrawn. */
export function* markWaitingCards(destinationId: number): Work<void> {
  yield* change(MARK_WAITING, { destinationId });
}
