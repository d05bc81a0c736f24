import type { Notice } from '../../domain/alert-level.ts';
import { IMPORTANCES, type Importance } from '../../domain/alert-level.ts';
import type { Database } from '../database/database.ts';
import { change, row, rows, statement, type Work } from '../database/work.ts';
import type { TopicKind } from '../topics.ts';
import type { HomeGuilds } from './audience.ts';
import { enqueue, statusAt } from './enqueue.ts';

/** What the bot noticed about a topic. */
export interface NewNotice {
  readonly notice: Notice;
  /** Says which one it is: the same notice is stored once. */
  readonly key: string;
  readonly data: string;
  readonly importance: Importance;
}

const INSERT_NOTICE = statement<
  { topicId: number; key: string; data: string; seenAt: number; notice: string; importance: number },
  { id: number }
>(
  `INSERT INTO updates (topic_id, key, data, seen_at, notice, importance)
   VALUES (@topicId, @key, @data, @seenAt, @notice, @importance) ON CONFLICT DO NOTHING RETURNING id`,
);

/** Stores what the bot noticed. @returns the id; undefined if it is stored already */
function* insertNotice(
  topicId: number,
  { notice, key, data, importance }: NewNotice,
  seenAt: number,
): Work<number | undefined> {
  const rank = IMPORTANCES.indexOf(importance);
  return (yield* row(INSERT_NOTICE, { topicId, key, data, seenAt, notice, importance: rank }))?.id;
}

const ENQUEUE_AT = statement<{ updateId: number; ids: string; now: number }, { destinationId: number }>(
  ({ items }) => `
INSERT INTO deliveries (destination_id, update_id, status, created_at)
SELECT destinations.id, CAST(@updateId AS bigint), ${statusAt('@now')}, CAST(@now AS bigint) FROM destinations
  WHERE destinations.id IN (${items('@ids', 'bigint')}) AND suspended_at IS NULL
ON CONFLICT (destination_id, update_id) DO NOTHING
RETURNING destination_id AS "destinationId"`,
);
const END_STALL = statement<{ topicId: number; now: number }>(
  'UPDATE topics SET stall_at = NULL WHERE id = @topicId AND stall_at <= @now',
);
const END_POLLING = statement<{ topicId: number }>(
  'UPDATE topics SET next_poll_at = NULL WHERE id = @topicId',
);

const KIND_OF = statement<{ topicId: number }, { kind: TopicKind }>(
  'SELECT kind FROM topics WHERE id = @topicId',
);

/** What the bot itself notices about a topic, told through the outbox like everything else. */
export function createNoticeStore(database: Database, homeGuilds: () => HomeGuilds) {
  return {
    /**
     * Stores a notice with its deliveries to everybody who follows the topic and whose level asks for it; once, however often it is
     * recorded. A `stall` is recorded only while it is due, and then not again before the next scan. After `ended`, the topic is no
     * longer polled.
     * @returns the destinations; empty if it was recorded before
     */
    record: (topicId: number, notice: NewNotice, now: number) =>
      database.transaction(function* () {
        // A scan may have arrived since the caller looked.
        if (notice.notice === 'stall' && (yield* change(END_STALL, { topicId, now })) === 0) return [];
        if (notice.notice === 'ended') yield* change(END_POLLING, { topicId });
        const updateId = yield* insertNotice(topicId, notice, now);
        if (updateId === undefined) return [];
        const kind = (yield* row(KIND_OF, { topicId }))?.kind;
        if (kind === undefined) return [];
        const importance = IMPORTANCES.indexOf(notice.importance);
        const update = {
          id: updateId,
          topicId,
          seenAt: now,
          webhookAt: null,
          importance,
          notice: notice.notice,
        };
        const request = { update, topicKind: kind, eventId: null, now };
        const enqueued = yield* enqueue(
          [{ ...request, isNew: true, byFollow: true, byWebhook: false }],
          homeGuilds(),
        );
        return enqueued.map(({ destinationId }) => destinationId);
      }),
    /** Stores a notice with a delivery to each of these destinations, once. @returns the destinations */
    recordFor: (topicId: number, notice: NewNotice, destinationIds: readonly number[], now: number) =>
      database.transaction(function* () {
        const updateId = yield* insertNotice(topicId, notice, now);
        if (updateId === undefined) return [];
        const enqueued = yield* rows(ENQUEUE_AT, { updateId, ids: JSON.stringify(destinationIds), now });
        return enqueued.map(({ destinationId }) => destinationId);
      }),
  };
}
