import { and, asc, eq, isNull, lte, notExists, sql } from 'drizzle-orm';
import { stallAfterMs } from '../domain/parcels/state-of-parcel.ts';
import type { Database } from './database/database.ts';
import type { QueryBuilder } from './database/work.ts';
import { topics, updates } from './schema/index.ts';
import type { Topic } from './topics.ts';

/** When the followers of a parcel without scans are told. Each scan sets that moment anew. */
export function createStallStore(database: Database) {
  return {
    /** Parcels whose moment has come, longest overdue first. */
    due: (now: number, limit: number) =>
      database.rows((db) =>
        db.select().from(topics).where(lte(topics.stallAt, now)).orderBy(asc(topics.stallAt)).limit(limit),
      ),
    /** From now on, somebody waits for the first scan of a parcel; does nothing for parcels that have been scanned. */
    async expectFirstScan(topicId: number, now: number) {
      const afterMs = stallAfterMs(null);
      if (afterMs === null) return;
      await database.change((db) =>
        db
          .update(topics)
          .set({ stallAt: now + afterMs })
          .where(and(eq(topics.id, topicId), isNull(topics.stallAt), notExists(anyScan(db)))),
      );
    },
    /** Sets the moment of a due parcel to another one, or null: not before its next scan. Does nothing if it was scanned since. */
    async postpone({ id, stallAt }: Pick<Topic, 'id' | 'stallAt'>, until: number | null) {
      if (stallAt === null) return;
      await database.change((db) =>
        db
          .update(topics)
          .set({ stallAt: until })
          .where(and(eq(topics.id, id), eq(topics.stallAt, stallAt))),
      );
    },
  };
}

function anyScan(db: QueryBuilder) {
  return db
    .select({ one: sql`1` })
    .from(updates)
    .where(and(eq(updates.topicId, topics.id), isNull(updates.notice)));
}
