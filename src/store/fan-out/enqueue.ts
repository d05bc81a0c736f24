import { rows, statement, type Work } from '../database/work.ts';
import { type AudienceParameters, audienceParameters, type HomeGuilds, selectAudience } from './audience.ts';
import type { IncomingEvent } from './incoming-event.ts';

/** How an event is processed: for the first time, or because an operator replays it. */
export interface EventProcessing {
  /** Null: no event, but something that the bot noticed. */
  readonly id: number | null;
  readonly source: IncomingEvent['source'];
  readonly now: number;
  readonly replay: boolean;
  /** A replay that also enqueues what was posted. */
  readonly again: boolean;
}

/**
 * Adds the deliveries of an update of an event to the outbox.
 * @param isNew whether this event is the first to report the update
 * @returns the destinations
 */
export type Enqueue = (updateId: number, isNew: boolean, event: EventProcessing) => Work<number[]>;

/**
 * Deliveries wait from the beginning of a hold until the scheduler has released it, however late that is. None overtakes one
 * that is held, even if the clock was set back to before the hold.
 */
export const STATUS_NOW = `CASE WHEN destinations.hold_from <= @now OR (destinations.hold_from IS NOT NULL AND EXISTS (
    SELECT 1 FROM deliveries AS waiting WHERE waiting.destination_id = destinations.id AND waiting.status = 'held'))
  THEN 'held' ELSE 'pending' END`;

type EnqueueParameters = AudienceParameters & {
  readonly eventId: number | null;
  readonly updateId: number;
  readonly now: number;
  readonly replay: boolean;
  readonly again: boolean;
};

/** A suspended destination gets no row: it catches up when it is restored. */
const ENQUEUE = statement<EnqueueParameters, { readonly destinationId: number }>(
  (dialect) => `
INSERT INTO deliveries (event_id, destination_id, update_id, status, created_at)
SELECT DISTINCT CAST(@eventId AS bigint), audience.destination_id, CAST(@updateId AS bigint), ${STATUS_NOW},
    CAST(@now AS bigint)
  FROM (${selectAudience(dialect)}) AS audience JOIN destinations ON destinations.id = audience.destination_id
  WHERE audience.update_id = @updateId AND destinations.suspended_at IS NULL
ON CONFLICT (destination_id, update_id) DO UPDATE SET
  status = excluded.status, created_at = excluded.created_at, batch_key = NULL, reason = NULL, finished_at = NULL
  WHERE @replay AND (deliveries.status = 'failed' OR @again)
RETURNING destination_id AS "destinationId"`,
);

/** @param homeGuilds called for each update */
export function createEnqueue(homeGuilds: () => HomeGuilds): Enqueue {
  return function* (updateId, isNew, { id: eventId, source, now, replay, again }) {
    const enqueued = yield* rows(ENQUEUE, {
      ...audienceParameters(homeGuilds(), {
        byWebhook: source === 'webhook',
        isNew,
        byFollow: isNew || replay,
      }),
      eventId,
      updateId,
      now,
      replay,
      again,
    });
    return enqueued.map(({ destinationId }) => destinationId);
  };
}
