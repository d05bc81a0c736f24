import { rows, statement, type Work } from '../database/work.ts';
import type { HomeGuilds } from './audience.ts';
import {
  type AudienceRequest,
  type RequestParameters,
  requestParameters,
  selectAudienceOfRequests,
  withRequests,
} from './requests.ts';

/** How what was enqueued before is treated. */
interface Repetition {
  /** Whether an operator replays an event: failed deliveries are enqueued again. */
  readonly replay: boolean;
  /** A replay that also enqueues what was posted. */
  readonly again: boolean;
}

interface Enqueued {
  readonly eventId: number | null;
  readonly destinationId: number;
}

/**
 * Deliveries wait from the beginning of a hold until the scheduler has released it, however late that is. None overtakes one
 * that is held, even if the clock was set back to before the hold.
 * @param now SQL
 */
export const statusAt = (now: string) => `CASE
  WHEN destinations.hold_from <= ${now} OR (destinations.hold_from IS NOT NULL AND EXISTS (
    SELECT 1 FROM deliveries AS waiting WHERE waiting.destination_id = destinations.id AND waiting.status = 'held'))
  THEN 'held' ELSE 'pending' END`;

/** A suspended destination gets no row: it catches up when it is restored. */
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

/** Adds the deliveries of updates to the outbox, in the order of the requests. @returns the new ones */
export function* enqueue(
  requests: readonly AudienceRequest[],
  homeGuilds: HomeGuilds,
  { replay, again }: Repetition = { replay: false, again: false },
): Work<Enqueued[]> {
  if (requests.length === 0) return [];
  return yield* rows(ENQUEUE, { ...requestParameters(requests, homeGuilds, true), replay, again });
}
