import { and, asc, type Column, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { matching, selectFrom } from './database/queries.ts';
import { prepared, type QueryBuilder } from './database/work.ts';
import { destinations, follows, topics, updates } from './schema/index.ts';
import type { TopicKind, TopicName } from './topics.ts';

/** A column of the newest update of each row's topic, by its time and then by its id. */
const ofNewest = <T>(column: Column) => sql<T | null>`(
  select ${column} from ${updates} where ${updates.topicId} = ${topics.id} and ${updates.notice} is null
  order by ${updates.at} desc nulls last, ${updates.id} desc limit 1)`;

const columns = {
  id: follows.id,
  topicId: follows.topicId,
  kind: topics.kind,
  key: topics.key,
  destinationId: follows.destinationId,
  destinationKind: destinations.kind,
  destinationDiscordId: destinations.discordId,
  suspensionReason: destinations.suspensionReason,
  userId: follows.userId,
  label: follows.label,
  sharesLabel: follows.sharesLabel,
  level: follows.level,
  missing: follows.missing,
  followedAt: follows.followedAt,
  nextPollAt: topics.nextPollAt,
  /** As JSON; null before the first update. */
  newest: ofNewest<string>(updates.data),
  /** The time that this update names, if it names one. */
  newestAt: ofNewest<number>(updates.at),
  state: topics.state,
};

const select = (db: QueryBuilder) =>
  db
    .select(columns)
    .from(follows)
    .innerJoin(topics, eq(topics.id, follows.topicId))
    .innerJoin(destinations, eq(destinations.id, follows.destinationId));

export type Follow = ReturnType<ReturnType<typeof select>['all']>[number];

type AtDestination = { readonly destinationId: number; readonly topicId: number };

const atDestination = and(
  eq(follows.destinationId, sql.placeholder('destinationId')),
  eq(follows.topicId, sql.placeholder('topicId')),
);

const ANY_AT_DESTINATION = prepared<AtDestination, { id: number }>((db) =>
  db.select({ id: follows.id }).from(follows).where(atDestination).limit(1),
);

const OLDEST_LABEL = prepared<AtDestination, { label: string | null }>((db) =>
  db
    .select({ label: follows.label })
    .from(follows)
    .innerJoin(destinations, eq(destinations.id, follows.destinationId))
    .where(
      and(atDestination, isNotNull(follows.label), or(eq(destinations.kind, 'user'), follows.sharesLabel)),
    )
    .orderBy(asc(follows.id))
    .limit(1),
);

export function createFollowQueries(database: Database) {
  const list = (userId: string, kind: TopicKind, which?: SQL) =>
    database.rows((db) =>
      select(db)
        .where(and(eq(follows.userId, userId), eq(topics.kind, kind), which))
        .orderBy(desc(follows.followedAt), desc(follows.id)),
    );
  return {
    /** What a person follows, newest follow first. */
    list: (userId: string, kind: TopicKind) => list(userId, kind),
    ofTopic: (userId: string, { kind, key }: TopicName) => list(userId, kind, eq(topics.key, key)),
    find: (userId: string, topicId: number, destinationId: number) =>
      database.row((db) => select(db).where(matching(follows, { userId, topicId, destinationId }))),
    /** The oldest label of the topic that may be shown at this destination, if any: in a channel, only a shared one. */
    labelAt: async (destinationId: number, topicId: number) =>
      (await database.row(OLDEST_LABEL, { destinationId, topicId }))?.label ?? null,
    isFollowedAt: (destinationId: number, topicId: number) =>
      database.has(ANY_AT_DESTINATION, { destinationId, topicId }),
    isFollowed: (topicId: number) => database.has(selectFrom(follows, { topicId }, { limit: 1 })),
    /** When the newest follow of the topic began; 0 without a follow. */
    async newestFollowedAt(topicId: number) {
      const newestFirst = { orderBy: [desc(follows.followedAt)], limit: 1 };
      return (await database.row(selectFrom(follows, { topicId }, newestFirst)))?.followedAt ?? 0;
    },
  };
}
