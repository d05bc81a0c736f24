import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { prepared, type Work } from './database/work.ts';
import { isSynced, setBaseline } from './follow-baseline.ts';
import { updates } from './schema/index.ts';
import { findAndEnrich, insertUpdate, markAwaited, type NewUpdate, progressOf } from './update-statements.ts';

export type Update = typeof updates.$inferSelect;

/** What an update says, and the time that it names. */
export type UpdateData = Pick<Update, 'data' | 'at'>;

export interface UpdateStore {
  /**
   * Syncs a followed topic with what the service reports. The first sync stores all of it, because it is older than the
   * follows. Later ones leave the new updates to ingest.
   * @returns the updates to ingest, in the order of the reports
   */
  sync<T extends NewUpdate>(topicId: number, reports: readonly T[], checkedAt: number): Promise<T[]>;
  /** Stores them, oldest first, without any delivery. */
  upsert(topicId: number, reports: readonly NewUpdate[], seenAt: number): Promise<void>;
  newest(topicId: number): Promise<Update | undefined>;
  /** All scans and QC sets of these topics, newest first; a topic without updates has no entry. */
  ofTopics(topicIds: readonly number[]): Promise<ReadonlyMap<number, readonly UpdateData[]>>;
}

/** PostgreSQL would put those without a time first. */
const newestFirst = [sql`${updates.at} desc nulls last`, desc(updates.id)];

const NEWEST = prepared<{ topicId: number }, Update>((db) =>
  db
    .select()
    .from(updates)
    .where(and(eq(updates.topicId, sql.placeholder('topicId')), isNull(updates.notice)))
    .orderBy(...newestFirst)
    .limit(1),
);

export function createUpdateStore(database: Database): UpdateStore {
  return {
    sync: (topicId, reports, checkedAt) =>
      database.transaction(function* () {
        const isFirst = !(yield* isSynced(topicId));
        yield* setBaseline(topicId, checkedAt);
        if (!isFirst) return yield* filterUnknown(topicId, reports);
        yield* upsert(topicId, reports, checkedAt);
        if (reports.length === 0) yield* markAwaited(topicId);
        return [];
      }),
    upsert: (topicId, reports, seenAt) => database.transaction(() => upsert(topicId, reports, seenAt)),
    newest: (topicId) => database.row(NEWEST, { topicId }),
    async ofTopics(topicIds) {
      const found = await database.rows((db) =>
        db
          .select({ topicId: updates.topicId, data: updates.data, at: updates.at })
          .from(updates)
          .where(and(inArray(updates.topicId, [...topicIds]), isNull(updates.notice)))
          .orderBy(...newestFirst),
      );
      const byTopic = new Map<number, UpdateData[]>();
      for (const { topicId, ...update } of found) {
        const known = byTopic.get(topicId);
        if (known === undefined) byTopic.set(topicId, [update]);
        else known.push(update);
      }
      return byTopic;
    },
  };
}

function* upsert(topicId: number, reports: readonly NewUpdate[], seenAt: number): Work<void> {
  const seen = { at: seenAt, webhookAt: null, isNews: false };
  for (const report of reports) {
    if ((yield* findAndEnrich(topicId, report)) === undefined)
      yield* insertUpdate(topicId, yield* progressOf(topicId), report, seen);
  }
}

function* filterUnknown<T extends NewUpdate>(topicId: number, reports: readonly T[]): Work<T[]> {
  const unknown: T[] = [];
  for (const report of reports)
    if ((yield* findAndEnrich(topicId, report)) === undefined) unknown.push(report);
  return unknown;
}
