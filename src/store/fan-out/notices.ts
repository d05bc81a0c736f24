import { and, eq, lte } from 'drizzle-orm';
import type { Notice } from '../../domain/alerts/alert-level.ts';
import { IMPORTANCES, type Importance } from '../../domain/alerts/alert-level.ts';
import type { Database } from '../database/database.ts';
import { selectFrom, update } from '../database/queries.ts';
import { change, one, row, rows, statement, type Work } from '../database/work.ts';
import { topics, updates } from '../schema/index.ts';
import type { HomeGuilds } from './audience.ts';
import { enqueue, statusAt } from './enqueue.ts';

export interface NewNotice {
  readonly notice: Notice;
  /** Identifies the notice: the same one is stored only once. */
  readonly key: string;
  readonly data: string;
  readonly importance: Importance;
}

function* insertNotice(topicId: number, notice: NewNotice, seenAt: number): Work<number | undefined> {
  const values = { ...notice, topicId, seenAt };
  const stored = yield* row((db) =>
    db.insert(updates).values(values).onConflictDoNothing().returning({ id: updates.id }),
  );
  return stored?.id;
}

/** Stores a notice once, with deliveries to those who ask for it. @returns their destinations */
export function* announce(
  topicId: number,
  notice: NewNotice,
  homeGuilds: HomeGuilds,
  now: number,
): Work<number[]> {
  const id = yield* insertNotice(topicId, notice, now);
  if (id === undefined) return [];
  const { kind } = yield* one(selectFrom(topics, { id: topicId }));
  const importance = IMPORTANCES.indexOf(notice.importance);
  const stored = { id, topicId, seenAt: now, webhookAt: null, importance, notice: notice.notice };
  const request = { update: stored, topicKind: kind, eventId: null, now };
  const enqueued = yield* enqueue(
    [{ ...request, isNew: true, byFollow: true, byWebhook: false }],
    homeGuilds,
  );
  return enqueued.map(({ destinationId }) => destinationId);
}

const ENQUEUE_AT = statement<{ updateId: number; ids: string; now: number }, { destinationId: number }>(
  ({ items }) => `
INSERT INTO deliveries (destination_id, update_id, status, created_at)
SELECT destinations.id, CAST(@updateId AS bigint), ${statusAt('@now')}, CAST(@now AS bigint) FROM destinations
  WHERE destinations.id IN (${items('@ids', 'bigint')}) AND suspended_at IS NULL
ON CONFLICT (destination_id, update_id) DO NOTHING
RETURNING destination_id AS "destinationId"`,
);
/** Events that the bot detects itself, posted through the outbox like all others. */
export function createNoticeStore(database: Database, homeGuilds: () => HomeGuilds) {
  return {
    /**
     * Stores a notice once, with deliveries to the topic's followers. A `stall` must still be due; `ended`
     * ends polls. @returns the destinations
     */
    record: (topicId: number, notice: NewNotice, now: number) =>
      database.transaction(function* () {
        if (notice.notice === 'stall') {
          const isDue = and(eq(topics.id, topicId), lte(topics.stallAt, now));
          const ended = yield* change(update(topics, { stallAt: null }, isDue));
          // A scan may have arrived since the caller looked.
          if (ended === 0) return [];
        }
        if (notice.notice === 'ended') yield* change(update(topics, { nextPollAt: null }, { id: topicId }));
        return yield* announce(topicId, notice, homeGuilds(), now);
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
