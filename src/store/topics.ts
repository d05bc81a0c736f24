import { and, eq, inArray, lte, notExists, sql } from 'drizzle-orm';
import { createPollSchedule, type PollSchedule } from './poll-schedule.ts';
import { follows, topics } from './schema/index.ts';
import type { Database } from './sqlite/database.ts';
import { createSqliteRunner } from './sqlite/run-work.ts';

export type Topic = typeof topics.$inferSelect;
export type TopicKind = Topic['kind'];

/** A topic as commands and events name it. */
export interface TopicName {
  readonly kind: TopicKind;
  /** The normalised tracking number, or `platform:id`. */
  readonly key: string;
}

export interface TopicStore extends PollSchedule {
  /** Finds a topic, or creates it. @returns its id */
  upsert(topic: TopicName, now: number): Promise<number>;
  get(id: number): Promise<Topic | undefined>;
  find(topic: TopicName): Promise<Topic | undefined>;
  /** Deletes at most `limit` topics without follows that were not followed or reported since then. @returns how many */
  prune(before: number, limit: number): Promise<number>;
}

export function createTopicStore(database: Database): TopicStore {
  const anyFollow = database.select({ one: sql`1` }).from(follows).where(eq(follows.topicId, topics.id));

  return {
    ...createPollSchedule(createSqliteRunner(database)),
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
    async prune(before, limit) {
      const old = database
        .select({ id: topics.id })
        .from(topics)
        .where(and(lte(topics.touchedAt, before), notExists(anyFollow)))
        .limit(limit);
      return database.delete(topics).where(inArray(topics.id, old)).run().changes;
    },
  };
}
