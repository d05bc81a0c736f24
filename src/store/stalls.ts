import { and, lte, sql } from 'drizzle-orm';
import { stallAfterMs } from '../domain/parcels/state-of-parcel.ts';
import type { Database } from './database/database.ts';
import { matching, selectFrom, update } from './database/queries.ts';
import { topics, updates } from './schema/index.ts';
import type { Topic } from './topics.ts';

export function createStallStore(database: Database) {
  return {
    due: (now: number, limit: number) =>
      database.rows(selectFrom(topics, lte(topics.stallAt, now), { orderBy: [topics.stallAt], limit })),
    /** From now on, somebody waits for the first scan of a parcel; does nothing for parcels that have been scanned. */
    async expectFirstScan(topicId: number, now: number) {
      const afterMs = stallAfterMs(null);
      if (afterMs === null) return;
      const isUnscanned = and(matching(topics, { id: topicId, stallAt: null }), NO_SCAN);
      await database.change(update(topics, { stallAt: now + afterMs }, isUnscanned));
    },
    /** Sets the moment of a due parcel to another one, or null: not before its next scan. Does nothing if it was scanned since. */
    async postpone({ id, stallAt }: Pick<Topic, 'id' | 'stallAt'>, until: number | null) {
      if (stallAt === null) return;
      await database.change(update(topics, { stallAt: until }, { id, stallAt }));
    },
  };
}

const NO_SCAN = sql`not exists (
  select 1 from ${updates} where ${updates.topicId} = ${topics.id} and ${updates.notice} is null)`;
