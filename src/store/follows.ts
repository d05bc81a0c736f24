import type { Column } from 'drizzle-orm';
import { and, asc, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { AlertLevel } from '../domain/alerts/alert-level.ts';
import type { Database } from './database/database.ts';
import { insertReturning, matching, selectFrom, update, updateReturning } from './database/queries.ts';
import { change, one, prepared, type QueryBuilder, row, rows, type Work } from './database/work.ts';
import { countFollows, type EndFollows, isSynced, setBaseline } from './end-follows.ts';
import type { WithdrawDeliveries } from './fan-out/withdraw-deliveries.ts';
import { holdFollow, keepForPerson } from './haul-watches.ts';
import { redrawLiveCards } from './live-cards.ts';
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

function createFollowQueries(database: Database) {
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
    /** Who follows a topic, and whether in a channel or in their DMs. */
    followers: (topicId: number) =>
      database.rows((db) =>
        db
          .select({ userId: follows.userId, kind: destinations.kind })
          .from(follows)
          .innerJoin(destinations, eq(destinations.id, follows.destinationId))
          .where(eq(follows.topicId, topicId)),
      ),
    isFollowed: (topicId: number) => database.has(selectFrom(follows, { topicId }, { limit: 1 })),
    /** When the newest follow of the topic began; 0 without a follow. */
    async newestFollowedAt(topicId: number) {
      const newestFirst = { orderBy: [desc(follows.followedAt)], limit: 1 };
      return (await database.row(selectFrom(follows, { topicId }, newestFirst)))?.followedAt ?? 0;
    },
  };
}

interface NewFollow {
  readonly topicId: number;
  readonly destinationId: number;
  readonly userId: string;
  readonly level?: AlertLevel;
  /** The haul whose *Watch all* starts it; default: the person starts it. */
  readonly haulId?: number | undefined;
}

/** Methods that take the id of a follow also take its owner, so that a forged id cannot reach another person's follow. */
export function createFollowStore(
  database: Database,
  endFollows: EndFollows,
  withdrawDeliveries: WithdrawDeliveries,
) {
  const queries = createFollowQueries(database);
  const end = (which: Partial<typeof follows.$inferSelect>) =>
    database.transaction(function* () {
      return (yield* endFollows(which)).length > 0;
    });
  const setName = (userId: string, id: number, name: { label: string | null } | { sharesLabel: boolean }) =>
    database.transaction(function* () {
      const renamed = yield* rows(updateReturning(follows, name, { userId, id }));
      for (const { destinationId, topicId } of renamed) yield* redrawLiveCards(destinationId, topicId);
    });

  return {
    ...queries,
    /** Adds a follow unless the person already has `limit` of them; checks and adds in one transaction. */
    add: (follow: NewFollow, limit: number, now: number) =>
      database.transaction(function* (): Work<'added' | 'already' | 'too_many'> {
        const { haulId, ...values } = follow;
        const { destinationId, topicId, userId } = values;
        const existing = yield* row(selectFrom(follows, { destinationId, topicId, userId }));
        if (existing === undefined && (yield* countFollows(userId)) >= limit) return 'too_many';
        const outcome = existing === undefined ? 'added' : 'already';
        const { id } = existing ?? (yield* insertFollow(values, now));
        if (haulId !== undefined) yield* holdFollow(userId, haulId, id, outcome);
        else if (existing !== undefined) yield* keepForPerson(userId, topicId);
        return outcome;
      }),
    /** Ends a follow, and withdraws what no other follow or alert channel needs. @returns whether it existed */
    remove: (userId: string, id: number) => end({ userId, id }),
    /** Ends a topic's follows at a destination. @param userId null: of all people. @returns whether there were any */
    removeAt: (destinationId: number, topicId: number, userId: string | null) =>
      end({ destinationId, topicId, ...(userId !== null && { userId }) }),
    rename: (userId: string, id: number, label: string | null) => setName(userId, id, { label }),
    shareLabel: (userId: string, id: number, sharesLabel: boolean) => setName(userId, id, { sharesLabel }),
    /** Changes what is posted from now on, and withdraws pending deliveries that are no longer wanted. */
    setLevel: (userId: string, id: number, level: AlertLevel) =>
      database.transaction(function* () {
        const changed = yield* rows(updateReturning(follows, { level }, { userId, id }));
        for (const { destinationId, topicId } of changed)
          yield* withdrawDeliveries.afterFollow(destinationId, topicId);
      }),
    /** Records that a person reported a delivered parcel as missing. Cleared when the parcel moves on. */
    markMissing: (userId: string, topicId: number) =>
      database.transaction(function* (): Work<'marked' | 'already' | 'not_followed'> {
        const own = yield* rows(selectFrom(follows, { userId, topicId }));
        if (own.length === 0) return 'not_followed';
        yield* change(update(follows, { missing: true }, { userId, topicId }));
        return own.every(({ missing }) => missing) ? 'already' : 'marked';
      }),
    isMissing: (topicId: number) =>
      database.has(selectFrom(follows, { topicId, missing: true }, { limit: 1 })),
    isSynced: (topicId: number) => database.run(() => isSynced(topicId)),
    setBaseline: (topicId: number, at: number) => database.run(() => setBaseline(topicId, at)),
  };
}

/** Takes over the label that the person gave the topic elsewhere. */
function* insertFollow(follow: Omit<NewFollow, 'haulId'>, followedAt: number): Work<{ id: number }> {
  const { topicId, userId } = follow;
  const isNamed = and(matching(follows, { topicId, userId }), isNotNull(follows.label));
  const named = yield* row(selectFrom(follows, isNamed, { orderBy: [follows.id], limit: 1 }));
  return yield* one(insertReturning(follows, { ...follow, label: named?.label ?? null, followedAt }));
}
