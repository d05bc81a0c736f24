import { and, isNotNull } from 'drizzle-orm';
import type { AlertLevel } from '../domain/alerts/alert-level.ts';
import type { Database } from './database/database.ts';
import { insertReturning, matching, selectFrom, update, updateReturning } from './database/queries.ts';
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
    /** The same at a destination. @param userId null: all people. @returns whether there was one */
    removeAt: (destinationId: number, topicId: number, userId: string | null) =>
      end({ destinationId, topicId, ...(userId !== null && { userId }) }),
    rename: (userId: string, id: number, label: string | null) => setName(userId, id, { label }),
    /** Whether the label is shown at the destination, if that is a channel. */
    shareLabel: (userId: string, id: number, sharesLabel: boolean) => setName(userId, id, { sharesLabel }),
    /** Changes what is posted from now on, and withdraws the pending deliveries that are no longer asked for. */
    setLevel: (userId: string, id: number, level: AlertLevel) =>
      database.transaction(function* () {
        const changed = yield* rows(updateReturning(follows, { level }, { userId, id }));
        for (const { destinationId, topicId } of changed)
          yield* withdrawDeliveries.afterFollow(destinationId, topicId);
      }),
    /** A person says that a parcel isn't there, though the carrier says that it was delivered. Ends when the parcel moves on. */
    markMissing: (userId: string, topicId: number) =>
      database.transaction(function* (): Work<'marked' | 'already' | 'not_followed'> {
        const own = yield* rows(selectFrom(follows, { userId, topicId }));
        if (own.length === 0) return 'not_followed';
        yield* change(update(follows, { missing: true }, { userId, topicId }));
        return own.every(({ missing }) => missing) ? 'already' : 'marked';
      }),
    /** Whether somebody who follows the parcel says that it isn't there. */
    isMissing: (topicId: number) =>
      database.has(selectFrom(follows, { topicId, missing: true }, { limit: 1 })),
    isSynced: (topicId: number) => database.run(() => isSynced(topicId)),
    setBaseline: (topicId: number, at: number) => database.run(() => setBaseline(topicId, at)),
  };
}

/** It has the name that the person gave the topic elsewhere. */
function* insertFollow(follow: Omit<NewFollow, 'haulId'>, followedAt: number): Work<{ id: number }> {
  const { topicId, userId } = follow;
  const isNamed = and(matching(follows, { topicId, userId }), isNotNull(follows.label));
  const named = yield* row(selectFrom(follows, isNamed, { orderBy: [follows.id], limit: 1 }));
  return yield* one(insertReturning(follows, { ...follow, label: named?.label ?? null, followedAt }));
}
