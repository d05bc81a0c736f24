import type { Database } from '../sqlite/database.ts';
import { writeTransaction } from '../sqlite/transactions.ts';
import type { NewNotice, UpdateStatements } from '../update-statements.ts';
import type { HomeGuilds } from './audience.ts';
import { createEnqueue, STATUS_NOW } from './enqueue.ts';

/** What the bot itself notices about a topic, told through the outbox like everything else. */
export interface NoticeStore {
  /**
   * Stores a notice with its deliveries to everybody who follows the topic and whose level asks for it; once, however often it is
   * recorded. A `stall` is recorded only while it is due, and then not again before the next scan. After `ended`, the topic is no
   * longer polled.
   * @returns the destinations; empty if it was recorded before
   */
  record(topicId: number, notice: NewNotice, now: number): Promise<number[]>;
  /** Stores a notice with a delivery to each of these destinations, once. @returns the destinations */
  recordFor(
    topicId: number,
    notice: NewNotice,
    destinationIds: readonly number[],
    now: number,
  ): Promise<number[]>;
}

const ENQUEUE_AT = `
INSERT INTO deliveries (destination_id, update_id, status, created_at)
SELECT destinations.id, @updateId, ${STATUS_NOW}, @now FROM destinations
  WHERE destinations.id IN (SELECT value FROM json_each(@ids)) AND suspended_at IS NULL
ON CONFLICT (destination_id, update_id) DO NOTHING
RETURNING destination_id AS destinationId`;

interface EnqueueAt {
  readonly updateId: number;
  readonly ids: string;
  readonly now: number;
}

export function createNoticeStore(
  database: Database,
  updates: UpdateStatements,
  homeGuilds: () => HomeGuilds,
): NoticeStore {
  const { $client } = database;
  const enqueue = createEnqueue(database, homeGuilds);
  const enqueueAt = $client.prepare<[EnqueueAt], { destinationId: number }>(ENQUEUE_AT);
  const endStall = $client.prepare<[number, number]>(
    'UPDATE topics SET stall_at = NULL WHERE id = ? AND stall_at <= ?',
  );
  const endPolling = $client.prepare<[number]>('UPDATE topics SET next_poll_at = NULL WHERE id = ?');
  return {
    async record(topicId, notice, now) {
      return writeTransaction(database, () => {
        // A scan may have arrived since the caller looked.
        if (notice.notice === 'stall' && endStall.run(topicId, now).changes === 0) return [];
        if (notice.notice === 'ended') endPolling.run(topicId);
        const updateId = updates.insertNotice(topicId, notice, now);
        if (updateId === undefined) return [];
        return enqueue(updateId, true, { id: null, source: 'poll', now, replay: false, again: false });
      });
    },
    async recordFor(topicId, notice, destinationIds, now) {
      return writeTransaction(database, () => {
        const updateId = updates.insertNotice(topicId, notice, now);
        if (updateId === undefined) return [];
        const rows = enqueueAt.all({ updateId, ids: JSON.stringify(destinationIds), now });
        return rows.map(({ destinationId }) => destinationId);
      });
    },
  };
}
