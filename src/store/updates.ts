import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { isSynced, setBaseline } from './follow-baseline.ts';
import { updates } from './schema/index.ts';
import type { Database } from './sqlite/database.ts';
import { writeTransaction } from './sqlite/transactions.ts';
import type { NewUpdate, UpdateStatements } from './update-statements.ts';

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

export function createUpdateStore(database: Database, statements: UpdateStatements): UpdateStore {
  const last = database
    .select()
    .from(updates)
    .where(and(eq(updates.topicId, sql.placeholder('topicId')), isNull(updates.notice)))
    .orderBy(desc(updates.at), desc(updates.id))
    .limit(1)
    .prepare();

  const upsert = (topicId: number, reports: readonly NewUpdate[], seenAt: number): void => {
    for (const report of reports) {
      if (statements.findAndEnrich(topicId, report) === undefined)
        statements.insert(topicId, statements.progressOf(topicId), report, {
          at: seenAt,
          webhookAt: null,
          isNews: false,
        });
    }
  };

  return {
    async sync(topicId, reports, checkedAt) {
      return writeTransaction(database, () => {
        const isFirst = !isSynced(database, topicId);
        setBaseline(database, topicId, checkedAt);
        if (!isFirst)
          return reports.filter((report) => statements.findAndEnrich(topicId, report) === undefined);
        upsert(topicId, reports, checkedAt);
        if (reports.length === 0) statements.markAwaited(topicId);
        return [];
      });
    },
    async upsert(topicId, reports, seenAt) {
      writeTransaction(database, () => upsert(topicId, reports, seenAt));
    },
    async newest(topicId) {
      return last.get({ topicId });
    },
    async ofTopics(topicIds) {
      const rows = database
        .select({ topicId: updates.topicId, data: updates.data, at: updates.at })
        .from(updates)
        .where(and(inArray(updates.topicId, [...topicIds]), isNull(updates.notice)))
        .orderBy(desc(updates.at), desc(updates.id))
        .all();
      const byTopic = new Map<number, UpdateData[]>();
      for (const { topicId, ...update } of rows) {
        const known = byTopic.get(topicId);
        if (known === undefined) byTopic.set(topicId, [update]);
        else known.push(update);
      }
      return byTopic;
    },
  };
}
