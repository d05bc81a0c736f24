import { and, asc, count, eq, exists, gt, inArray, isNotNull, lte, min, notExists, sql } from 'drizzle-orm';
import { follows, topics } from './schema/index.ts';
import type { Database } from './sqlite/database.ts';

export type Topic = typeof topics.$inferSelect;
export type TopicKind = Topic['kind'];

/** A topic as commands and events name it. */
export interface TopicName {
  readonly kind: TopicKind;
  /** The normalised tracking number, or `platform:id`. */
  readonly key: string;
}

/** The topics to poll, and how many of them are overdue. */
export interface PollBacklog {
  /** Topics that are polled at all. */
  readonly polled: number;
  /** Topics that are due. */
  readonly overdue: number;
  /** When the first of them was due; null: none is. */
  readonly oldestDueAt: number | null;
}

const PULL_BACK_ROWS = 5_000;

export interface TopicStore {
  /** The topic's id; it is created when nobody has spoken of it yet. */
  upsert(topic: TopicName, now: number): Promise<number>;
  get(id: number): Promise<Topic | undefined>;
  find(topic: TopicName): Promise<Topic | undefined>;
  /** Topics whose turn has come, longest due first. */
  due(now: number, limit: number): Promise<Topic[]>;
  /**
   * When to ask next (null: not again), and how many polls in a row were quiet. A topic that nobody follows is not asked
   * about again: the last follow may have ended while the service was being asked.
   */
  schedule(id: number, nextPollAt: number | null, quietPolls: number): Promise<void>;
  /** Every topic's turn comes so much sooner. */
  bringForward(ms: number): Promise<void>;
  /**
   * Topics that would be polled later than `latest` are polled within `withinMs` from now: a clock that was ahead
   * stored those times. Some thousand at a time.
   */
  pullBack(latest: number, now: number, withinMs: number): Promise<void>;
  backlog(now: number): Promise<PollBacklog>;
  /** Deletes at most `limit` topics that nobody has followed or mentioned since then. @returns how many */
  prune(before: number, limit: number): Promise<number>;
}

export function createTopicStore(database: Database): TopicStore {
  const followed = database.select({ one: sql`1` }).from(follows).where(eq(follows.topicId, topics.id));

  return {
    async upsert({ kind, key }, now) {
      return database
        .insert(topics)
        .values({ kind, key, touchedAt: now })
        .onConflictDoUpdate({ target: [topics.kind, topics.key], set: { touchedAt: now } })
        .returning({ id: topics.id })
        .get().id;
    },
    async get(id) {
      return database.select().from(topics).where(eq(topics.id, id)).get();
    },
    async find({ kind, key }) {
      return database
        .select()
        .from(topics)
        .where(and(eq(topics.kind, kind), eq(topics.key, key)))
        .get();
    },
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
        .set({ nextPollAt: sql`CASE WHEN ${exists(followed)} THEN ${nextPollAt} END`, quietPolls })
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
    async prune(before, limit) {
      const old = database
        .select({ id: topics.id })
        .from(topics)
        .where(and(lte(topics.touchedAt, before), notExists(followed)))
        .limit(limit);
      return database.delete(topics).where(inArray(topics.id, old)).run().changes;
    },
  };
}
