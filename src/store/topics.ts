import { and, count, gt, inArray, isNotNull, lte, min, not, sql } from 'drizzle-orm';
import { stallAfterMs } from '../domain/parcels/state-of-parcel.ts';
import type { Database } from './database/database.ts';
import { deleteSome, matching, selectFrom, update } from './database/queries.ts';
import { one, rows } from './database/work.ts';
import { openToRead } from './open-to-read.ts';
import { follows, topics, updates } from './schema/index.ts';

/** What a poll does to the count of quiet polls in a row. */
export type QuietPolls = 'increment' | 'reset' | 'keep';

const PULL_BACK_ROWS = 5_000;

/** Spreads topics over a time span by their id: a prime, so that neighbors are far apart and few share the same time. */
const SPREAD_MS = 1_111_151;

const QUIET_POLLS = {
  increment: sql`${topics.quietPolls} + 1`,
  reset: sql`0`,
  keep: sql`${topics.quietPolls}`,
};

function* readPollBacklog(now: number) {
  const { polled, overdue, first } = yield* one((db) =>
    db
      .select({
        polled: count(),
        /** Due now or earlier. */
        overdue: sql<number>`count(*) filter (where ${topics.nextPollAt} <= ${now})`,
        first: min(topics.nextPollAt),
      })
      .from(topics)
      .where(isNotNull(topics.nextPollAt)),
  );
  // When the first of them was due; null: none is.
  return { polled, overdue, oldestDueAt: overdue === 0 ? null : first };
}

export const isFollowed = sql`exists (select 1 from ${follows} where ${follows.topicId} = ${topics.id})`;

export type Topic = typeof topics.$inferSelect;
export type TopicKind = Topic['kind'];

export interface TopicName {
  readonly kind: TopicKind;
  /** The normalized tracking number, or `platform:id`. */
  readonly key: string;
}

export function createTopicStore(database: Database) {
  return {
    /** Finds a topic, or creates it. @returns its id */
    async upsert({ kind, key }: TopicName, now: number) {
      const topic = await database.one((db) =>
        db
          .insert(topics)
          .values({ kind, key, touchedAt: now })
          .onConflictDoUpdate({ target: [topics.kind, topics.key], set: { touchedAt: now } })
          .returning({ id: topics.id }),
      );
      return topic.id;
    },
    get: (id: number) => database.row(selectFrom(topics, { id })),
    find: ({ kind, key }: TopicName) => database.row(selectFrom(topics, { kind, key })),
    due: (now: number, limit: number) =>
      database.rows(selectFrom(topics, lte(topics.nextPollAt, now), { orderBy: [topics.nextPollAt], limit })),
    /** A topic without follows is not polled again: the last may have ended during the poll. @param nextPollAt null: never */
    async schedule(id: number, nextPollAt: number | null, quietPolls: QuietPolls) {
      const at = sql`CASE WHEN ${isFollowed} THEN CAST(${nextPollAt} AS bigint) END`;
      await database.change(update(topics, { nextPollAt: at, quietPolls: QUIET_POLLS[quietPolls] }, { id }));
    },
    bringForward: (ms: number) =>
      database.change(
        update(topics, { nextPollAt: sql`${topics.nextPollAt} - ${ms}` }, isNotNull(topics.nextPollAt)),
      ),
    /** Moves polls that were scheduled while the clock was ahead to within `withinMs` of now, a few thousand at a time. */
    async pullBack(latest: number, now: number, withinMs: number) {
      const nextPollAt = sql`${now} + ${topics.id} * ${SPREAD_MS} % ${withinMs}`;
      await database.change((db) => {
        const tooLate = db.select({ id: topics.id }).from(topics).where(gt(topics.nextPollAt, latest));
        return update(topics, { nextPollAt }, inArray(topics.id, tooLate.limit(PULL_BACK_ROWS)))(db);
      });
    },
    backlog: (now: number) => database.run(() => readPollBacklog(now)),
    /** Deletes at most `limit` topics without follows that were not followed or reported since then. @returns how many */
    prune: (before: number, limit: number) =>
      database.change(
        deleteSome(topics, topics.id, and(lte(topics.touchedAt, before), not(isFollowed)), limit),
      ),
  };
}

/** When a parcel's followers are told that it has had no scans. Each scan resets that time. */
export function createStallStore(database: Database) {
  return {
    due: (now: number, limit: number) =>
      database.rows(selectFrom(topics, lte(topics.stallAt, now), { orderBy: [topics.stallAt], limit })),
    /** Starts waiting for a parcel's first scan; does nothing for parcels that have been scanned. */
    async expectFirstScan(topicId: number, now: number) {
      const afterMs = stallAfterMs(null);
      if (afterMs === null) return;
      const isUnscanned = and(matching(topics, { id: topicId, stallAt: null }), NO_SCAN);
      await database.change(update(topics, { stallAt: now + afterMs }, isUnscanned));
    },
    /** Postpones a due parcel; null: until its next scan. Does nothing if it has been scanned since. */
    async postpone({ id, stallAt }: Pick<Topic, 'id' | 'stallAt'>, until: number | null) {
      if (stallAt === null) return;
      await database.change(update(topics, { stallAt: until }, { id, stallAt }));
    },
  };
}

const NO_SCAN = sql`not exists (
  select 1 from ${updates} where ${updates.topicId} = ${topics.id} and ${updates.notice} is null)`;

export type PollLoad = Awaited<ReturnType<typeof readPollLoad>>;

/** For tools. @param address `postgres://…`, or the path of an SQLite file. @throws when it is of an older version */
export async function readPollLoad(address: string, now: number) {
  const { database, close } = await openToRead(address);
  try {
    return await database.run(() => pollLoad(now));
  } finally {
    await close();
  }
}

function* pollLoad(now: number) {
  const groups = yield* rows((db) =>
    db
      .select({ quietPolls: topics.quietPolls, topics: count() })
      .from(topics)
      .where(isNotNull(topics.nextPollAt))
      .groupBy(topics.quietPolls),
  );
  /** Polled topics, counted by how many polls in a row found nothing new. */
  const topicsByQuietPolls = new Map(groups.map((group) => [group.quietPolls, group.topics]));
  return { ...(yield* readPollBacklog(now)), topicsByQuietPolls };
}
