import { asc, count, eq, exists, gt, inArray, isNotNull, lte, min, sql } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { type QueryBuilder, row, type Work } from './database/work.ts';
import { follows, topics } from './schema/index.ts';

/** The topics to poll, and how many of them are overdue. */
export interface PollBacklog {
  /** Topics that are polled at all. */
  readonly polled: number;
  /** Topics that are due. */
  readonly overdue: number;
  /** When the first of them was due; null: none is. */
  readonly oldestDueAt: number | null;
}

/** What a poll does to the count of quiet polls in a row. */
export type QuietPolls = 'increment' | 'reset' | 'keep';

/** When each topic is polled. */
export interface PollSchedule {
  /** Topics to poll now, longest overdue first. */
  due(now: number, limit: number): Promise<(typeof topics.$inferSelect)[]>;
  /**
   * Sets when the topic is polled next (null: not again). A topic without follows is not polled again: the last follow may
   * have ended during the poll.
   */
  schedule(id: number, nextPollAt: number | null, quietPolls: QuietPolls): Promise<void>;
  /** Moves all polls earlier by this much. */
  bringForward(ms: number): Promise<void>;
  /**
   * Moves polls later than `latest` to within `withinMs` from now: they were scheduled while the clock was ahead. Changes
   * a few thousand at a time.
   */
  pullBack(latest: number, now: number, withinMs: number): Promise<void>;
  backlog(now: number): Promise<PollBacklog>;
}

const PULL_BACK_ROWS = 5_000;

/** Spreads topics over a time span by their id: a prime, so that neighbours are far apart and few share a moment. */
const SPREAD_MS = 1_111_151;

const QUIET_POLLS = {
  increment: sql`${topics.quietPolls} + 1`,
  reset: sql`0`,
  keep: sql`${topics.quietPolls}`,
};

export function createPollSchedule(database: Database): PollSchedule {
  return {
    due: (now, limit) =>
      database.rows((db) =>
        db
          .select()
          .from(topics)
          .where(lte(topics.nextPollAt, now))
          .orderBy(asc(topics.nextPollAt))
          .limit(limit),
      ),
    async schedule(id, nextPollAt, quietPolls) {
      const at = sql`CAST(${nextPollAt} AS bigint)`;
      await database.change((db) =>
        db
          .update(topics)
          .set({
            nextPollAt: sql`CASE WHEN ${exists(anyFollow(db))} THEN ${at} END`,
            quietPolls: QUIET_POLLS[quietPolls],
          })
          .where(eq(topics.id, id)),
      );
    },
    async bringForward(ms) {
      await database.change((db) =>
        db
          .update(topics)
          .set({ nextPollAt: sql`${topics.nextPollAt} - ${ms}` })
          .where(isNotNull(topics.nextPollAt)),
      );
    },
    async pullBack(latest, now, withinMs) {
      const nextPollAt = sql`${now} + ${topics.id} * ${SPREAD_MS} % ${withinMs}`;
      await database.change((db) => {
        const tooLate = db.select({ id: topics.id }).from(topics).where(gt(topics.nextPollAt, latest));
        return db
          .update(topics)
          .set({ nextPollAt })
          .where(inArray(topics.id, tooLate.limit(PULL_BACK_ROWS)));
      });
    },
    backlog: (now) => database.run(() => readPollBacklog(now)),
  };
}

export function* readPollBacklog(now: number): Work<PollBacklog> {
  const counted = yield* row((db) =>
    db
      .select({
        polled: count(),
        overdue: sql<number>`count(*) filter (where ${topics.nextPollAt} <= ${now})`,
        first: min(topics.nextPollAt),
      })
      .from(topics)
      .where(isNotNull(topics.nextPollAt)),
  );
  const { polled = 0, overdue = 0, first = null } = counted ?? {};
  return { polled, overdue, oldestDueAt: overdue === 0 ? null : first };
}

function anyFollow(db: QueryBuilder) {
  return db.select({ one: sql`1` }).from(follows).where(eq(follows.topicId, topics.id));
}
