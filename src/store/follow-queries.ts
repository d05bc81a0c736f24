import { and, asc, type Column, desc, eq, isNotNull, max, or, type SQL, sql } from 'drizzle-orm';
import type { AlertLevel } from '../domain/alert-level.ts';
import type { ParcelState } from '../domain/parcels/wordings/index.ts';
import type { Database } from './database/database.ts';
import { prepared, type QueryBuilder, row } from './database/work.ts';
import { destinations, follows, topics, updates } from './schema/index.ts';
import type { TopicKind, TopicName } from './topics.ts';

/** A follow with its topic, its destination, and the topic's newest update. */
export interface Follow {
  readonly id: number;
  readonly topicId: number;
  readonly kind: TopicKind;
  readonly key: string;
  readonly destinationId: number;
  readonly destinationKind: 'channel' | 'user';
  readonly destinationDiscordId: string;
  readonly suspensionReason: string | null;
  readonly userId: string;
  readonly label: string | null;
  readonly sharesLabel: boolean;
  readonly level: AlertLevel;
  /** The person says that the parcel isn't there, though the carrier says it is. */
  readonly missing: boolean;
  readonly followedAt: number;
  /** When the topic is polled next, milliseconds; null: no longer. */
  readonly nextPollAt: number | null;
  /** Data of the newest update as JSON; null before the first. */
  readonly newest: string | null;
  /** The time that this update names, if it names one. */
  readonly newestAt: number | null;
  /** The parcel's last known state; null before the first. */
  readonly state: ParcelState | null;
}

export interface FollowQueries {
  /** What a person follows, newest follow first. */
  list(userId: string, kind: TopicKind): Promise<Follow[]>;
  /** The same of one topic. */
  ofTopic(userId: string, topic: TopicName): Promise<Follow[]>;
  find(userId: string, topicId: number, destinationId: number): Promise<Follow | undefined>;
  /** The oldest label of the topic that may be shown at this destination, if any: in a channel, only a shared one. */
  labelAt(destinationId: number, topicId: number): Promise<string | null>;
  isFollowedAt(destinationId: number, topicId: number): Promise<boolean>;
  isFollowed(topicId: number): Promise<boolean>;
  /** When the newest follow of the topic began; 0 without a follow. */
  newestFollowedAt(topicId: number): Promise<number>;
}

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
  newest: ofNewest<string>(updates.data),
  newestAt: ofNewest<number>(updates.at),
  state: topics.state,
};

const select = (db: QueryBuilder) =>
  db
    .select(columns)
    .from(follows)
    .innerJoin(topics, eq(topics.id, follows.topicId))
    .innerJoin(destinations, eq(destinations.id, follows.destinationId));

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
      and(
        atDestination,
        isNotNull(follows.label),
        or(eq(destinations.kind, 'user'), eq(follows.sharesLabel, true)),
      ),
    )
    .orderBy(asc(follows.id))
    .limit(1),
);

export function createFollowQueries(database: Database): FollowQueries {
  const list = (userId: string, kind: TopicKind, which?: SQL) =>
    database.rows((db) =>
      select(db)
        .where(and(eq(follows.userId, userId), eq(topics.kind, kind), which))
        .orderBy(desc(follows.followedAt), desc(follows.id)),
    );
  return {
    list: (userId, kind) => list(userId, kind),
    ofTopic: (userId, { kind, key }) => list(userId, kind, eq(topics.key, key)),
    find(userId, topicId, destinationId) {
      const which = and(
        eq(follows.destinationId, destinationId),
        eq(follows.topicId, topicId),
        eq(follows.userId, userId),
      );
      return database.row((db) => select(db).where(which));
    },
    labelAt: (destinationId, topicId) =>
      database.run(function* () {
        return (yield* row(OLDEST_LABEL, { destinationId, topicId }))?.label ?? null;
      }),
    isFollowedAt: (destinationId, topicId) =>
      database.run(function* () {
        return (yield* row(ANY_AT_DESTINATION, { destinationId, topicId })) !== undefined;
      }),
    isFollowed: (topicId) =>
      database.run(function* () {
        const any = yield* row((db) =>
          db.select({ id: follows.id }).from(follows).where(eq(follows.topicId, topicId)).limit(1),
        );
        return any !== undefined;
      }),
    newestFollowedAt: (topicId) =>
      database.run(function* () {
        const newest = yield* row((db) =>
          db
            .select({ at: max(follows.followedAt) })
            .from(follows)
            .where(eq(follows.topicId, topicId)),
        );
        return newest?.at ?? 0;
      }),
  };
}
