import { and, asc, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { AlertLevel } from '../domain/alerts/alert-level.ts';
import type { Database } from './database/database.ts';
import { change, one, row, rows, type Work } from './database/work.ts';
import { countFollows, type EndFollows, isSynced, setBaseline } from './end-follows.ts';
import type { WithdrawDeliveries } from './fan-out/withdraw-deliveries.ts';
import { createFollowQueries } from './follow-queries.ts';
import { holdFollow, keepForPerson } from './haul-watches.ts';
import { redrawLiveCards } from './live-cards.ts';
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

/** Methods that take the id of a follow also take its owner, so that a forged id cannot reach another person's follow. */
export function createFollowStore(
  database: Database,
  endFollows: EndFollows,
  withdrawDeliveries: WithdrawDeliveries,
) {
  const queries = createFollowQueries(database);
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
    ...queries,
    /** Adds a follow unless the person already has `limit` of them; checks and adds in one transaction. */
    add: (follow: NewFollow, limit: number, now: number) =>
      database.transaction(function* (): Work<'added' | 'already' | 'too_many'> {
        const { haulId, ...values } = follow;
        const { destinationId, topicId, userId } = values;
        const same = and(eq(follows.destinationId, destinationId), ofPerson(userId, topicId));
        const existing = yield* row((db) => db.select({ id: follows.id }).from(follows).where(same));
        if (existing === undefined && (yield* countFollows(userId)) >= limit) return 'too_many';
        const outcome = existing === undefined ? 'added' : 'already';
        const { id } = existing ?? (yield* insertFollow(values, now));
        if (haulId !== undefined) yield* holdFollow(userId, haulId, id, outcome);
        else if (existing !== undefined) yield* keepForPerson(userId, topicId);
        return outcome;
      }),
    /**
     * Ends a follow, and withdraws the pending deliveries that no other follow or alert channel needs.
     * @returns whether it existed
     */
    remove: (userId: string, id: number) => end(ownedBy(userId, id)),
    /**
     * Ends follows of a topic at a destination in the same way.
     * @param userId whose follow; null: all of them
     * @returns whether there was one
     */
    removeAt: (destinationId: number, topicId: number, userId: string | null) =>
      end(
        and(
          eq(follows.destinationId, destinationId),
          eq(follows.topicId, topicId),
          userId === null ? undefined : eq(follows.userId, userId),
        ),
      ),
    rename: (userId: string, id: number, label: string | null) => setName(userId, id, { label }),
    /** Whether the label is shown at the destination, if that is a channel. */
    shareLabel: (userId: string, id: number, sharesLabel: boolean) => setName(userId, id, { sharesLabel }),
    /** Changes what is posted from now on, and withdraws the pending deliveries that are no longer asked for. */
    setLevel: (userId: string, id: number, level: AlertLevel) =>
      database.transaction(function* () {
        const own = ownedBy(userId, id);
        const changed = yield* rows((db) => db.update(follows).set({ level }).where(own).returning());
        for (const { destinationId, topicId } of changed) {
          yield* withdrawDeliveries.afterFollow(destinationId, topicId);
        }
      }),
    /** A person says that a parcel isn't there, though the carrier says that it was delivered. Ends when the parcel moves on. */
    markMissing: (userId: string, topicId: number) =>
      database.transaction(function* (): Work<'marked' | 'already' | 'not_followed'> {
        const which = ofPerson(userId, topicId);
        const own = yield* rows((db) => db.select({ missing: follows.missing }).from(follows).where(which));
        if (own.length === 0) return 'not_followed';
        yield* change((db) => db.update(follows).set({ missing: true }).where(which));
        return own.every(({ missing }) => missing) ? 'already' : 'marked';
      }),
    /** Whether somebody who follows the parcel says that it isn't there. */
    isMissing: (topicId: number) =>
      database.has((db) =>
        db
          .select({ id: follows.id })
          .from(follows)
          .where(and(eq(follows.topicId, topicId), eq(follows.missing, true)))
          .limit(1),
      ),
    /** Whether the topic has been synced for at least one of its follows. */
    isSynced: (topicId: number) => database.run(() => isSynced(topicId)),
    /** Sets the baseline of the follows that have none: updates seen until then cause no alert for them. */
    setBaseline: (topicId: number, at: number) => database.run(() => setBaseline(topicId, at)),
  };
}

function ofPerson(userId: string, topicId: number): SQL | undefined {
  return and(eq(follows.topicId, topicId), eq(follows.userId, userId));
}

/** It has the name that the person gave the topic elsewhere. */
function* insertFollow(follow: Omit<NewFollow, 'haulId'>, followedAt: number): Work<{ id: number }> {
  const { topicId, userId } = follow;
  const { label } = follows;
  const named = yield* row((db) =>
    db
      .select({ label })
      .from(follows)
      .where(and(ofPerson(userId, topicId), isNotNull(label)))
      .orderBy(asc(follows.id))
      .limit(1),
  );
  return yield* one((db) =>
    db
      .insert(follows)
      .values({ ...follow, label: named?.label ?? null, followedAt })
      .returning({ id: follows.id }),
  );
}
