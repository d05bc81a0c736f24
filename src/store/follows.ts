import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { AlertLevel } from '../domain/alert-level.ts';
import { countFollows } from './count-follows.ts';
import type { Database } from './database/database.ts';
import { change, one, prepared, row, rows, type Work } from './database/work.ts';
import type { EndFollows } from './end-follows.ts';
import type { WithdrawDeliveries } from './fan-out/withdraw-deliveries.ts';
import { isSynced, setBaseline } from './follow-baseline.ts';
import { createFollowQueries, type FollowQueries } from './follow-queries.ts';
import { redrawLiveCards } from './live-cards.ts';
import { holdFollow, keepForPerson } from './needed-by-hauls.ts';
import { follows } from './schema/index.ts';

interface NewFollow {
  readonly topicId: number;
  readonly destinationId: number;
  readonly userId: string;
  /** Default: all. */
  readonly level?: AlertLevel;
  /** The haul for which *Watch all* starts it; by default, the person starts it. */
  readonly haulId?: number | undefined;
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

const EXISTING = prepared<{ destinationId: number; topicId: number; userId: string }, { id: number }>((db) =>
  db
    .select({ id: follows.id })
    .from(follows)
    .where(
      and(
        eq(follows.destinationId, sql.placeholder('destinationId')),
        eq(follows.topicId, sql.placeholder('topicId')),
        eq(follows.userId, sql.placeholder('userId')),
      ),
    ),
);

const OWN_LABEL = prepared<{ topicId: number; userId: string }, { label: string | null }>((db) =>
  db
    .select({ label: follows.label })
    .from(follows)
    .where(
      and(
        eq(follows.topicId, sql.placeholder('topicId')),
        eq(follows.userId, sql.placeholder('userId')),
        isNotNull(follows.label),
      ),
    )
    .orderBy(asc(follows.id))
    .limit(1),
);

export function createFollowStore(
  database: Database,
  endFollows: EndFollows,
  withdrawDeliveries: WithdrawDeliveries,
): FollowStore {
  const ownedBy = (userId: string, id: number) => and(eq(follows.id, id), eq(follows.userId, userId));
  const end = (which: SQL | undefined) =>
    database.transaction(function* () {
      return (yield* endFollows(which)).length > 0;
    });
  const setName = (userId: string, id: number, name: { label: string | null } | { sharesLabel: boolean }) =>
    database.transaction(function* () {
      const own = ownedBy(userId, id);
      const renamed = yield* rows((db) => db.update(follows).set(name).where(own).returning());
      for (const { destinationId, topicId } of renamed) yield* redrawLiveCards(destinationId, topicId);
    });

  return {
    ...createFollowQueries(database),
    add: (follow, limit, now) =>
      database.transaction(function* (): Work<AddedFollow> {
        const { haulId, ...values } = follow;
        const { destinationId, topicId, userId } = values;
        const existing = yield* row(EXISTING, { destinationId, topicId, userId });
        if (existing === undefined && (yield* countFollows(userId)) >= limit) return 'too_many';
        const outcome = existing === undefined ? 'added' : 'already';
        const { id } = existing ?? (yield* insertFollow(values, now));
        if (haulId !== undefined) yield* holdFollow(userId, haulId, id, outcome);
        else if (existing !== undefined) yield* keepForPerson(userId, topicId);
        return outcome;
      }),
    remove: (userId, id) => end(ownedBy(userId, id)),
    removeAt: (destinationId, topicId, userId) =>
      end(
        and(
          eq(follows.destinationId, destinationId),
          eq(follows.topicId, topicId),
          userId === null ? undefined : eq(follows.userId, userId),
        ),
      ),
    rename: (userId, id, label) => setName(userId, id, { label }),
    shareLabel: (userId, id, sharesLabel) => setName(userId, id, { sharesLabel }),
    setLevel: (userId, id, level) =>
      database.transaction(function* () {
        const own = ownedBy(userId, id);
        const changed = yield* rows((db) => db.update(follows).set({ level }).where(own).returning());
        for (const { destinationId, topicId } of changed) {
          yield* withdrawDeliveries.afterFollow(destinationId, topicId);
        }
      }),
    markMissing: (userId, topicId) =>
      database.transaction(function* (): Work<MarkedMissing> {
        const which = and(eq(follows.userId, userId), eq(follows.topicId, topicId));
        const own = yield* rows((db) => db.select({ missing: follows.missing }).from(follows).where(which));
        if (own.length === 0) return 'not_followed';
        yield* change((db) => db.update(follows).set({ missing: true }).where(which));
        return own.every(({ missing }) => missing) ? 'already' : 'marked';
      }),
    isMissing: (topicId) =>
      database.run(function* () {
        const which = and(eq(follows.topicId, topicId), eq(follows.missing, true));
        const any = yield* row((db) => db.select({ id: follows.id }).from(follows).where(which).limit(1));
        return any !== undefined;
      }),
    isSynced: (topicId) => database.run(() => isSynced(topicId)),
    setBaseline: (topicId, at) => database.run(() => setBaseline(topicId, at)),
  };
}

/** It has the name that the person gave the topic elsewhere. */
function* insertFollow(follow: Omit<NewFollow, 'haulId'>, followedAt: number): Work<{ id: number }> {
  const { topicId, userId } = follow;
  const label = (yield* row(OWN_LABEL, { topicId, userId }))?.label ?? null;
  return yield* one((db) =>
    db
      .insert(follows)
      .values({ ...follow, label, followedAt })
      .returning({ id: follows.id }),
  );
}
