import { and, eq, inArray, lte, notExists, sql } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { createPollSchedule, type PollSchedule } from './poll-schedule.ts';
import { follows, topics } from './schema/index.ts';

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
  return {
    ...createPollSchedule(database),
    async upsert({ kind, key }, now) {
      const topic = await database.row((db) =>
        db
          .insert(topics)
          .values({ kind, key, touchedAt: now })
          .onConflictDoUpdate({ target: [topics.kind, topics.key], set: { touchedAt: now } })
          .returning({ id: topics.id }),
      );
      if (topic === undefined) throw new Error('the database returned no id');
      return topic.id;
    },
    get: (id) => database.row((db) => db.select().from(topics).where(eq(topics.id, id))),
    find: ({ kind, key }) =>
      database.row((db) =>
        db
          .select()
          .from(topics)
          .where(and(eq(topics.kind, kind), eq(topics.key, key))),
      ),
    prune: (before, limit) =>
      database.change((db) => {
        const anyFollow = db.select({ one: sql`1` }).from(follows).where(eq(follows.topicId, topics.id));
        const old = db
          .select({ id: topics.id })
          .from(topics)
          .where(and(lte(topics.touchedAt, before), notExists(anyFollow)))
          .limit(limit);
        return db.delete(topics).where(inArray(topics.id, old));
      }),
  };
}
