import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { AWAITED } from '../domain/alerts/progress.ts';
import type { Database } from './database/database.ts';
import { update } from './database/queries.ts';
import { change, prepared, rows, type Work } from './database/work.ts';
import { isSynced, setBaseline } from './end-follows.ts';
import { topics, updates } from './schema/index.ts';
import { loadTopics, saveTopics } from './topic-state/stored-topics.ts';
import { addUpdate, findAndEnrich, type NewUpdate, type TopicState } from './topic-state/topic-state.ts';

export type Update = typeof updates.$inferSelect;

type UpdateData = Pick<Update, 'data' | 'at'>;

/** PostgreSQL would put those without a time first. */
const newestFirst = [sql`${updates.at} desc nulls last`, desc(updates.id)];
const oldestFirst = [sql`${updates.at} asc nulls first`, asc(updates.id)];

const inHistory = (order: readonly SQL[]) =>
  prepared<{ topicId: number; limit: number }, UpdateData & { id: number }>((db) =>
    db
      .select({ id: updates.id, data: updates.data, at: updates.at })
      .from(updates)
      .where(and(eq(updates.topicId, sql.placeholder('topicId')), isNull(updates.notice)))
      .orderBy(...order)
      .limit(sql.placeholder('limit')),
  );
const HISTORY = inHistory(newestFirst);
const BEGINNING = inHistory(oldestFirst);

const NEWEST = prepared<{ topicId: number }, Update>((db) =>
  db
    .select()
    .from(updates)
    .where(and(eq(updates.topicId, sql.placeholder('topicId')), isNull(updates.notice)))
    .orderBy(...newestFirst)
    .limit(1),
);

// A followed parcel without scans.
const unscanned = (id: number) => ({ id, kind: 'parcel', state: null, newestAt: null }) as const;

export function createUpdateStore(database: Database) {
  return {
    /** The first sync stores all reports, which are older than the follows. @returns those of a later one to ingest */
    sync: <T extends NewUpdate>(topicId: number, reports: readonly T[], checkedAt: number) =>
      database.transaction(function* () {
        const isFirst = !(yield* isSynced(topicId));
        yield* setBaseline(topicId, checkedAt);
        if (!isFirst) return yield* filterUnknown(topicId, reports);
        yield* upsert(topicId, reports, checkedAt);
        if (reports.length === 0) yield* change(update(topics, { state: AWAITED.state }, unscanned(topicId)));
        return [];
      }),
    /** Stores them, oldest first, without any delivery. */
    upsert: (topicId: number, reports: readonly NewUpdate[], seenAt: number) =>
      database.transaction(() => upsert(topicId, reports, seenAt)),
    newest: (topicId: number) => database.row(NEWEST, { topicId }),
    /** The newest scans or QC sets of a topic, newest first. */
    history: (topicId: number, limit: number) => database.rows(HISTORY, { topicId, limit }),
    /** The `each` newest and `each` oldest scans of each topic, newest first: all that a list needs. */
    async ends(topicIds: readonly number[], each: number) {
      const byTopic = new Map<number, UpdateData[]>();
      for (const topicId of topicIds) byTopic.set(topicId, await database.run(() => endsOf(topicId, each)));
      return byTopic;
    },
  };
}

function* endsOf(topicId: number, limit: number): Work<UpdateData[]> {
  const newest = yield* rows(HISTORY, { topicId, limit });
  if (newest.length < limit) return newest;
  const known = new Set(newest.map(({ id }) => id));
  const oldest = yield* rows(BEGINNING, { topicId, limit });
  return [...newest, ...oldest.filter(({ id }) => !known.has(id)).reverse()];
}

/**
 * Loads the topic, with the stored updates that the reports may match. Undefined: no reports, or the topic
 * was deleted.
 */
function* loadTopic(topicId: number, reports: readonly NewUpdate[]): Work<TopicState | undefined> {
  return [...(yield* loadTopics(reports)).values()].find(({ id }) => id === topicId);
}

/** Adds unknown reports as older than the follows, so that they aren't news. */
function* upsert(topicId: number, reports: readonly NewUpdate[], seenAt: number): Work<void> {
  const topic = yield* loadTopic(topicId, reports);
  if (topic === undefined) return;
  const seen = { at: seenAt, webhookAt: null, isNews: false };
  const added = reports.flatMap((report) =>
    findAndEnrich(topic, report) === undefined ? [addUpdate(topic, report, seen)] : [],
  );
  yield* saveTopics([topic], added);
}

/** Brings the known ones up to date. @returns the others */
function* filterUnknown<T extends NewUpdate>(topicId: number, reports: readonly T[]): Work<T[]> {
  const topic = yield* loadTopic(topicId, reports);
  if (topic === undefined) return [...reports];
  const unknown = reports.filter((report) => findAndEnrich(topic, report) === undefined);
  yield* saveTopics([topic], []);
  return unknown;
}
