import { and, asc, count, desc, eq, isNotNull, isNull, max, type Placeholder, sql } from 'drizzle-orm';
import type { WithdrawDeliveries } from './fan-out/withdraw-deliveries.ts';
import { destinations, follows, topics, updates } from './schema/index.ts';
import { type Database, writeTransaction } from './sqlite/database.ts';
import type { TopicKind } from './topics.ts';

/** A standing wish, with what it is about, where it is told, and the newest thing known. */
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
  readonly followedAt: number;
  /** Data of the newest news as JSON; null before the first. */
  readonly newest: string | null;
}

export interface NewFollow {
  readonly topicId: number;
  readonly destinationId: number;
  readonly userId: string;
}

/** Whom a follow belongs to stands in every call, so that a forged id reaches nothing of somebody else's. */
export interface FollowStore {
  /** Adds a follow unless its person has `limit` of them; checked and added in one transaction. */
  add(follow: NewFollow, limit: number, now: number): Promise<'added' | 'already' | 'too_many'>;
  /**
   * Ends a follow, and withdraws the waiting deliveries that nothing else asks for.
   * @returns whether it was there
   */
  remove(userId: string, id: number): Promise<boolean>;
  /**
   * Ends follows of a topic at a place in the same way: one person's, or with null everybody's.
   * @returns whether there was one
   */
  removeAt(destinationId: number, topicId: number, userId: string | null): Promise<boolean>;
  rename(userId: string, id: number, label: string | null): Promise<void>;
  /** What somebody follows, newest first. */
  list(userId: string, kind: TopicKind): Promise<Follow[]>;
  find(userId: string, topicId: number, destinationId: number): Promise<Follow | undefined>;
  /** The label that the place's first follower gave, if any. */
  labelAt(destinationId: number, topicId: number): Promise<string | null>;
  isFollowedAt(destinationId: number, topicId: number): Promise<boolean>;
  /** Whether somebody who follows the topic has been synced. */
  isSynced(topicId: number): Promise<boolean>;
  /** When the topic was last followed anew; 0 when nobody follows it. */
  newestFollowedAt(topicId: number): Promise<number>;
  /** First sync: what the service has said until then is old to those who have not been synced. */
  setBaseline(topicId: number, at: number): Promise<void>;
}

/** The newest news of each row's topic, by moment and then by arrival. */
const newest = sql<string | null>`(
  select ${updates.data} from ${updates} where ${updates.topicId} = ${topics.id}
  order by ${updates.at} desc, ${updates.id} desc limit 1)`;

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
  followedAt: follows.followedAt,
  newest,
};

export function createFollowStore(database: Database, withdrawDeliveries: WithdrawDeliveries): FollowStore {
  const select = () =>
    database
      .select(columns)
      .from(follows)
      .innerJoin(topics, eq(topics.id, follows.topicId))
      .innerJoin(destinations, eq(destinations.id, follows.destinationId));
  const own = (userId: string, id: number) => and(eq(follows.id, id), eq(follows.userId, userId));
  const at = (destinationId: number | Placeholder, topicId: number | Placeholder) =>
    and(eq(follows.destinationId, destinationId), eq(follows.topicId, topicId));
  const anyAt = at(sql.placeholder('destinationId'), sql.placeholder('topicId'));
  const existing = database
    .select({ id: follows.id })
    .from(follows)
    .where(and(anyAt, eq(follows.userId, sql.placeholder('userId'))))
    .prepare();
  const countOf = (userId: string): number =>
    database.select({ total: count() }).from(follows).where(eq(follows.userId, userId)).get()?.total ?? 0;
  const followedAt = database.select({ id: follows.id }).from(follows).where(anyAt).limit(1).prepare();
  const labelledAt = database
    .select({ label: follows.label })
    .from(follows)
    .where(and(anyAt, isNotNull(follows.label)))
    .orderBy(asc(follows.id))
    .limit(1)
    .prepare();
  /** After a follow ended: stops polling and posting what nobody asks for any more. */
  const stopUnfollowedTopic = (destinationId: number, topicId: number): void => {
    database.run(sql`update topics set next_poll_at = null where id = ${topicId}
      and not exists (select 1 from follows where topic_id = ${topicId})`);
    withdrawDeliveries.afterFollow(destinationId, topicId);
  };

  return {
    async add(follow, limit, now) {
      const addWithinLimit = (): 'added' | 'already' | 'too_many' => {
        if (existing.get({ ...follow }) !== undefined) return 'already';
        if (countOf(follow.userId) >= limit) return 'too_many';
        database
          .insert(follows)
          .values({ ...follow, followedAt: now })
          .run();
        return 'added';
      };
      return writeTransaction(database, addWithinLimit);
    },
    async remove(userId, id) {
      return writeTransaction(database, () => {
        const [gone] = database.delete(follows).where(own(userId, id)).returning().all();
        if (gone !== undefined) stopUnfollowedTopic(gone.destinationId, gone.topicId);
        return gone !== undefined;
      });
    },
    async removeAt(destinationId, topicId, userId) {
      const whose = userId === null ? undefined : eq(follows.userId, userId);
      return writeTransaction(database, () => {
        const { changes } = database
          .delete(follows)
          .where(and(at(destinationId, topicId), whose))
          .run();
        if (changes > 0) stopUnfollowedTopic(destinationId, topicId);
        return changes > 0;
      });
    },
    async rename(userId, id, label) {
      database.update(follows).set({ label }).where(own(userId, id)).run();
    },
    async list(userId, kind) {
      return select()
        .where(and(eq(follows.userId, userId), eq(topics.kind, kind)))
        .orderBy(desc(follows.followedAt), desc(follows.id))
        .all();
    },
    async find(userId, topicId, destinationId) {
      return select()
        .where(and(at(destinationId, topicId), eq(follows.userId, userId)))
        .get();
    },
    async labelAt(destinationId, topicId) {
      return labelledAt.get({ destinationId, topicId })?.label ?? null;
    },
    async isFollowedAt(destinationId, topicId) {
      return followedAt.get({ destinationId, topicId }) !== undefined;
    },
    async isSynced(topicId) {
      const synced = and(eq(follows.topicId, topicId), isNotNull(follows.baselineAt));
      return database.select({ id: follows.id }).from(follows).where(synced).limit(1).get() !== undefined;
    },
    async newestFollowedAt(topicId) {
      const row = database
        .select({ at: max(follows.followedAt) })
        .from(follows)
        .where(eq(follows.topicId, topicId))
        .get();
      return row?.at ?? 0;
    },
    async setBaseline(topicId, baselineAt) {
      database
        .update(follows)
        .set({ baselineAt })
        .where(and(eq(follows.topicId, topicId), isNull(follows.baselineAt)))
        .run();
    },
  };
}
