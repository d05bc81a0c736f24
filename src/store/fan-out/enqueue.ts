import { change, rows, statement, type Work } from '../database/work.ts';
import {
  type AudienceParameters,
  type AudienceRequest,
  audienceParameters,
  type HomeGuilds,
  type RequestParameters,
  requestParameters,
  selectAudience,
  selectAudienceOfRequests,
  withRequests,
} from './audience.ts';

/** Older updates cause no new delivery: deliveries are pruned after 30 days, so a late repeat would be posted again. */
export const MAX_UPDATE_AGE_MS = 25 * 24 * 3_600_000;

interface Repetition {
  readonly replay: boolean;
  readonly again: boolean;
}

interface Enqueued {
  readonly eventId: number | null;
  readonly destinationId: number;
}

/** Deliveries wait until the scheduler releases the hold. None overtakes a held one, even if the clock was set back. */
export const statusAt = (now: string) => `CASE
  WHEN destinations.hold_from <= ${now} OR (destinations.hold_from IS NOT NULL AND EXISTS (
    SELECT 1 FROM deliveries AS waiting WHERE waiting.destination_id = destinations.id AND waiting.status = 'held'))
  THEN 'held' ELSE 'pending' END`;

/** Suspended destinations get no row; they catch up when restored. */
const ENQUEUE = statement<
  RequestParameters & { readonly replay: boolean; readonly again: boolean },
  Enqueued
>(
  (dialect) => `${withRequests(dialect)}
INSERT INTO deliveries (event_id, destination_id, update_id, status, created_at)
SELECT requests."eventId", destinations.id, requests.id, ${statusAt('requests.latest')}, requests.now
  FROM (
    SELECT destination_id, min(position) AS position FROM (${selectAudienceOfRequests(dialect)}) AS reasons
      GROUP BY destination_id, update_id
  ) AS audience
    ${dialect.joinInOrder} requests ON requests.position = audience.position
    ${dialect.joinInOrder} destinations ON destinations.id = audience.destination_id
  WHERE destinations.suspended_at IS NULL
  ORDER BY audience.position
ON CONFLICT (destination_id, update_id) DO UPDATE SET
  status = excluded.status, created_at = excluded.created_at, batch_key = NULL, tried_in = NULL, reason = NULL, finished_at = NULL
  WHERE @replay AND (deliveries.status = 'failed' OR @again)
RETURNING event_id AS "eventId", destination_id AS "destinationId"`,
);

export function* enqueue(
  requests: readonly AudienceRequest[],
  homeGuilds: HomeGuilds,
  { replay, again }: Repetition = { replay: false, again: false },
): Work<Enqueued[]> {
  if (requests.length === 0) return [];
  return yield* rows(ENQUEUE, { ...requestParameters(requests, homeGuilds, true), replay, again });
}

/** Updates older than this are not posted. */
const MAX_CATCH_UP_MS = 7 * 24 * 3_600_000;
/** An event is stored shortly after it is received, and the clock may be set back in between. */
const MARGIN_MS = 60_000;

export interface CatchUp {
  /** Enqueues all updates whose audience includes the destination and that have no delivery there, in the order first seen. */
  (destinationId: number, since: number, now: number): Work<number>;
  /**
   * Destinations that caught up before the home servers were known, and since when. Those in a home server
   * missed more.
   */
  readonly early: Map<number, number>;
}

/** After another scan, what silence means is no longer true. */
const LATER_SCAN =
  'SELECT 1 FROM updates AS later WHERE later.topic_id = updates.topic_id AND later.id > updates.id AND later.notice IS NULL';

type MissedParameters = AudienceParameters & {
  readonly destinationId: number;
  readonly since: number;
  /** Bounds the search: updates that were older when a webhook reported them were never posted. */
  readonly seenSince: number;
  readonly now: number;
};

const ENQUEUE_MISSED = statement<MissedParameters>(
  (dialect) => `
INSERT INTO deliveries (event_id, destination_id, update_id, status, created_at)
SELECT
    (SELECT min(events.id) FROM events WHERE events.about = topics.key AND events.received_at = missed.at),
    CAST(@destinationId AS bigint), updates.id, ${statusAt('@now')}, CAST(@now AS bigint)
  FROM (
    SELECT update_id, min(at) AS at FROM (${selectAudience(dialect)}) AS audience
      WHERE destination_id = @destinationId AND at >= @since AND at >= joined_at AND seen_at >= @seenSince GROUP BY update_id
  ) AS missed
  JOIN updates ON updates.id = missed.update_id
  JOIN topics ON topics.id = updates.topic_id
  JOIN destinations ON destinations.id = @destinationId
  WHERE updates.notice IS NULL OR updates.notice NOT IN ('stall', 'moved', 'late') OR NOT EXISTS (${LATER_SCAN}) ORDER BY updates.id
ON CONFLICT (destination_id, update_id) DO NOTHING`,
);

export function createCatchUp(homeGuilds: () => HomeGuilds): CatchUp {
  const early = new Map<number, number>();
  const catchUp = (destinationId: number, missedSince: number, now: number) => {
    if (homeGuilds() === 'unknown') early.set(destinationId, missedSince);
    const since = Math.max(missedSince - MARGIN_MS, now - MAX_CATCH_UP_MS);
    return change(ENQUEUE_MISSED, {
      ...audienceParameters(homeGuilds(), { byWebhook: true, isNew: false }),
      destinationId,
      since,
      seenSince: since - MAX_UPDATE_AGE_MS,
      now,
    });
  };
  return Object.assign(catchUp, { early });
}
