import { asc, count, eq, exists, gt, inArray, isNotNull, lte, min, sql } from 'drizzle-orm';
import { follows, topics } from './schema/index.ts';
import type { Database } from './sqlite/database.ts';

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

const QUIET_POLLS = {
  increment: sql`${topics.quietPolls} + 1`,
  reset: sql`0`,
  keep: sql`${topics.quietPolls}`,
};

export function createPollSchedule(database: Database): PollSchedule {
  const anyFollow = database.select({ one: sql`1` }).from(follows).where(eq(follows.topicId, topics.id));

  return {
    async due(now, limit) {
      return database
        .select()
        .from(topics)
        .where(lte(topics.nextPollAt, now))
        .orderBy(asc(topics.nextPollAt))
        .limit(limit)
        .all();
    },
    async schedule(id, nextPollAt, quietPolls) {
      database
        .update(topics)
        .set({
          nextPollAt: sql`CASE WHEN ${exists(anyFollow)} THEN ${nextPollAt} END`,
          quietPolls: QUIET_POLLS[quietPolls],
        })
        .where(eq(topics.id, id))
        .run();
    },
    async bringForward(ms) {
      database
        .update(topics)
        .set({ nextPollAt: sql`${topics.nextPollAt} - ${ms}` })
        .where(isNotNull(topics.nextPollAt))
        .run();
    },
    async pullBack(latest, now, withinMs) {
      const tooLate = database
        .select({ id: topics.id })
        .from(topics)
        .where(gt(topics.nextPollAt, latest))
        .limit(PULL_BACK_ROWS);
      database
        .update(topics)
        .set({ nextPollAt: sql`${now} + abs(random() % ${withinMs})` })
        .where(inArray(topics.id, tooLate))
        .run();
    },
    async backlog(now) {
      const [row] = database
        .select({
          polled: count(),
          overdue: sql<number>`coalesce(sum(${topics.nextPollAt} <= ${now}), 0)`,
          first: min(topics.nextPollAt),
        })
        .from(topics)
        .where(isNotNull(topics.nextPollAt))
        .all();
      const { polled = 0, overdue = 0, first = null } = row ?? {};
      return { polled, overdue, oldestDueAt: overdue === 0 ? null : first };
    },
  };
}
