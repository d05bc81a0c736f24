import { and, count, eq, sql } from 'drizzle-orm';
import type { AlertLevel } from '../domain/alert-level.ts';
import type { EndFollows } from './end-follows.ts';
import type { WithdrawDeliveries } from './fan-out/withdraw-deliveries.ts';
import { isSynced, setBaseline } from './follow-baseline.ts';
import { createFollowQueries, type FollowQueries } from './follow-queries.ts';
import { redrawLiveCards } from './live-cards.ts';
import { follows } from './schema/index.ts';
import type { Database } from './sqlite/database.ts';
import { runNow } from './sqlite/run-work.ts';
import { writeTransaction } from './sqlite/transactions.ts';

interface NewFollow {
  readonly topicId: number;
  readonly destinationId: number;
  readonly userId: string;
  /** Default: all. */
  readonly level?: AlertLevel;
}

type MarkedMissing = 'marked' | 'already' | 'not_followed';
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
  /** A person says that a parcel isn't there, though the carrier says that it was delivered. Ends when the parcel moves on. */
  markMissing(userId: string, topicId: number): Promise<MarkedMissing>;
  /** Whether somebody who follows the parcel says that it isn't there. */
  isMissing(topicId: number): Promise<boolean>;
  /** Whether the topic has been synced for at least one of its follows. */
  isSynced(topicId: number): Promise<boolean>;
  /** Sets the baseline of the follows that have none: updates seen until then cause no alert for them. */
  setBaseline(topicId: number, at: number): Promise<void>;
}

export function createFollowStore(
  database: Database,
  endFollows: EndFollows,
  withdrawDeliveries: WithdrawDeliveries,
): FollowStore {
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

  const changeName = (
    userId: string,
    id: number,
    change: { label: string | null } | { sharesLabel: boolean },
  ) =>
    writeTransaction(database, () => {
      const rows = database.update(follows).set(change).where(ownedBy(userId, id)).returning().all();
      for (const { destinationId, topicId } of rows) redrawLiveCards(database, destinationId, topicId);
    });

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
      return writeTransaction(database, () => endFollows(ownedBy(userId, id)).length > 0);
    },
    async removeAt(destinationId, topicId, userId) {
      const which = and(
        eq(follows.destinationId, destinationId),
        eq(follows.topicId, topicId),
        userId === null ? undefined : eq(follows.userId, userId),
      );
      return writeTransaction(database, () => endFollows(which).length > 0);
    },
    async rename(userId, id, label) {
      changeName(userId, id, { label });
    },
    async shareLabel(userId, id, sharesLabel) {
      changeName(userId, id, { sharesLabel });
    },
    async setLevel(userId, id, level) {
      writeTransaction(database, () => {
        const rows = database.update(follows).set({ level }).where(ownedBy(userId, id)).returning().all();
        for (const { destinationId, topicId } of rows)
          runNow(database, withdrawDeliveries.afterFollow(destinationId, topicId));
      });
    },
    async markMissing(userId, topicId) {
      const which = and(eq(follows.userId, userId), eq(follows.topicId, topicId));
      return writeTransaction(database, (): MarkedMissing => {
        const own = database.select({ missing: follows.missing }).from(follows).where(which).all();
        if (own.length === 0) return 'not_followed';
        database.update(follows).set({ missing: true }).where(which).run();
        return own.every(({ missing }) => missing) ? 'already' : 'marked';
      });
    },
    async isMissing(topicId) {
      const which = and(eq(follows.topicId, topicId), eq(follows.missing, true));
      return database.select({ id: follows.id }).from(follows).where(which).limit(1).get() !== undefined;
    },
    async isSynced(topicId) {
      return runNow(database, isSynced(topicId));
    },
    async setBaseline(topicId, at) {
      runNow(database, setBaseline(topicId, at));
    },
  };
}
