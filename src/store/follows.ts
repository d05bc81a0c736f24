import { and, count, eq, sql } from 'drizzle-orm';
import type { AlertLevel } from '../domain/alert-level.ts';
import type { WithdrawDeliveries } from './fan-out/withdraw-deliveries.ts';
import { isSynced, setBaseline } from './follow-baseline.ts';
import { createFollowQueries, type FollowQueries } from './follow-queries.ts';
import { deleteIfUnwatched } from './price-watches.ts';
import { follows } from './schema/index.ts';
import type { Database } from './sqlite/database.ts';
import { writeTransaction } from './sqlite/transactions.ts';

interface NewFollow {
  readonly topicId: number;
  readonly destinationId: number;
  readonly userId: string;
  /** Default: all. */
  readonly level?: AlertLevel;
}

type AddedFollow = 'added' | 'already' | 'too_many';

/** Methods that take the id of a follow also take its owner, so that a forged id cannot reach another person's follow. */
export interface FollowStore extends FollowQueries {
  /** Adds a follow unless the person already has `limit` of them; checks and adds in one transaction. */
  add(follow: NewFollow, limit: number, now: number): Promise<AddedFollow>;
  /**
   * Ends a follow, and withdraws the pending deliveries that no other follow or alert channel needs.
   * @returns whether it existed
   */
  remove(userId: string, id: number): Promise<boolean>;
  /**
   * Ends follows of a topic at a destination in the same way.
   * @param userId whose follow; null: all of them
   * @returns whether there was one
   */
  removeAt(destinationId: number, topicId: number, userId: string | null): Promise<boolean>;
  rename(userId: string, id: number, label: string | null): Promise<void>;
  /** Whether the label is shown at the destination, if that is a channel. */
  shareLabel(userId: string, id: number, sharesLabel: boolean): Promise<void>;
  /** Changes what is posted from now on, and withdraws the pending deliveries that are no longer asked for. */
  setLevel(userId: string, id: number, level: AlertLevel): Promise<void>;
  /** Whether the topic has been synced for at least one of its follows. */
  isSynced(topicId: number): Promise<boolean>;
  /** Sets the baseline of the follows that have none: updates seen until then cause no alert for them. */
  setBaseline(topicId: number, at: number): Promise<void>;
}

export function createFollowStore(database: Database, withdrawDeliveries: WithdrawDeliveries): FollowStore {
  const ownedBy = (userId: string, id: number) => and(eq(follows.id, id), eq(follows.userId, userId));
  const existing = database
    .select({ id: follows.id })
    .from(follows)
    .where(
      and(
        eq(follows.destinationId, sql.placeholder('destinationId')),
        eq(follows.topicId, sql.placeholder('topicId')),
        eq(follows.userId, sql.placeholder('userId')),
      ),
    )
    .prepare();
  const countOf = (userId: string): number =>
    database.select({ total: count() }).from(follows).where(eq(follows.userId, userId)).get()?.total ?? 0;

  /** Stops polling a topic without follows, deletes a price watch without one, and withdraws pending deliveries that no other follow or alert channel needs. */
  const cleanUpAfter = (destinationId: number, topicId: number): void => {
    database.run(sql`update topics set next_poll_at = null where id = ${topicId}
      and not exists (select 1 from follows where topic_id = ${topicId})`);
    withdrawDeliveries.afterFollow(destinationId, topicId);
    deleteIfUnwatched(database, topicId);
  };

  return {
    ...createFollowQueries(database),
    async add(follow, limit, now) {
      return writeTransaction(database, (): AddedFollow => {
        if (existing.get({ ...follow }) !== undefined) return 'already';
        if (countOf(follow.userId) >= limit) return 'too_many';
        database
          .insert(follows)
          .values({ ...follow, followedAt: now })
          .run();
        return 'added';
      });
    },
    async remove(userId, id) {
      return writeTransaction(database, () => {
        const [removed] = database.delete(follows).where(ownedBy(userId, id)).returning().all();
        if (removed !== undefined) cleanUpAfter(removed.destinationId, removed.topicId);
        return removed !== undefined;
      });
    },
    async removeAt(destinationId, topicId, userId) {
      return writeTransaction(database, () => {
        const { changes } = database
          .delete(follows)
          .where(
            and(
              eq(follows.destinationId, destinationId),
              eq(follows.topicId, topicId),
              userId === null ? undefined : eq(follows.userId, userId),
            ),
          )
          .run();
        if (changes > 0) cleanUpAfter(destinationId, topicId);
        return changes > 0;
      });
    },
    async rename(userId, id, label) {
      database.update(follows).set({ label }).where(ownedBy(userId, id)).run();
    },
    async shareLabel(userId, id, sharesLabel) {
      database.update(follows).set({ sharesLabel }).where(ownedBy(userId, id)).run();
    },
    async setLevel(userId, id, level) {
      writeTransaction(database, () => {
        const rows = database.update(follows).set({ level }).where(ownedBy(userId, id)).returning().all();
        for (const { destinationId, topicId } of rows) withdrawDeliveries.afterFollow(destinationId, topicId);
      });
    },
    async isSynced(topicId) {
      return isSynced(database, topicId);
    },
    async setBaseline(topicId, at) {
      setBaseline(database, topicId, at);
    },
  };
}
