import { change, statement, type Work } from '../database/work.ts';
import { type AudienceParameters, audienceParameters, type HomeGuilds, selectAudience } from './audience.ts';
import { statusAt } from './enqueue.ts';
import { MAX_UPDATE_AGE_MS } from './max-update-age.ts';

/** Updates older than this are not posted. */
const MAX_CATCH_UP_MS = 7 * 24 * 3_600_000;
/** An event is stored shortly after it is received, and the clock may be set back in between. */
const MARGIN_MS = 60_000;

export interface CatchUp {
  /** Enqueues all updates whose audience includes the destination and that have no delivery there, in the order first seen. */
  (destinationId: number, since: number, now: number): Work<number>;
  /** What has caught up before the home servers were known, and since when: if it is in one of them, it missed more. */
  readonly early: Map<number, number>;
}

/** After another scan, what a stall says is no longer true. */
const LATER_SCAN =
  'SELECT 1 FROM updates AS later WHERE later.topic_id = updates.topic_id AND later.id > updates.id AND later.notice IS NULL';

type MissedParameters = AudienceParameters & {
  readonly destinationId: number;
  readonly since: number;
  /** Bounds the search: an update that was older when a webhook reported it was not posted. */
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
  WHERE updates.notice IS DISTINCT FROM 'stall' OR NOT EXISTS (${LATER_SCAN}) ORDER BY updates.id
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
