import { and, eq, exists } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { change, row, type Work } from './database/work.ts';
import type { EndFollows } from './end-follows.ts';
import { shareWatches } from './needed-by-hauls.ts';
import { ownHaul } from './own-hauls.ts';
import { destinations, follows, hauls, haulWatches } from './schema/index.ts';

/**
 * What *Watch all* started, and which hauls need it. What a person started besides is left alone: it is in no haul's list.
 * Deleting a haul ends nothing.
 */
export interface HaulWatchStore {
  /** The ids of the follows that this haul needs. */
  list(userId: string, haulId: number): Promise<readonly number[]>;
  /** Records that this haul needs what other hauls of the person started for the same products, too. */
  share(userId: string, haulId: number): Promise<void>;
  /**
   * The haul no longer needs a follow, which ends unless another haul needs it or its alerts go to a channel by now.
   * @returns whether it ended
   */
  release(userId: string, haulId: number, followId: number): Promise<boolean>;
}

export function createHaulWatchStore(database: Database, endFollows: EndFollows): HaulWatchStore {
  return {
    async list(userId, haulId) {
      const found = await database.rows((db) =>
        db
          .select({ followId: haulWatches.followId })
          .from(haulWatches)
          .innerJoin(hauls, eq(hauls.id, haulWatches.haulId))
          .where(ownHaul(userId, haulId)),
      );
      return found.map(({ followId }) => followId);
    },
    async share(userId, haulId) {
      await database.transaction(() => shareWatches(userId, haulId));
    },
    release: (userId, haulId, followId) =>
      database.transaction(function* (): Work<boolean> {
        const released = yield* change((db) => {
          const own = db.select({ id: hauls.id }).from(hauls).where(ownHaul(userId, haulId));
          const which = and(eq(haulWatches.haulId, haulId), eq(haulWatches.followId, followId), exists(own));
          return db.delete(haulWatches).where(which);
        });
        return released > 0 && (yield* endUnneeded(endFollows, userId, followId));
      }),
  };
}

function* endUnneeded(endFollows: EndFollows, userId: string, followId: number): Work<boolean> {
  const { id, destinationId } = follows;
  const needed = yield* row((db) =>
    db.select({ followId: haulWatches.followId }).from(haulWatches).where(eq(haulWatches.followId, followId)),
  );
  if (needed !== undefined) return false;
  const inDms = yield* row((db) =>
    db
      .select({ id })
      .from(follows)
      .innerJoin(destinations, eq(destinations.id, destinationId))
      .where(and(eq(id, followId), eq(follows.userId, userId), eq(destinations.kind, 'user'))),
  );
  return inDms !== undefined && (yield* endFollows(eq(id, followId))).length > 0;
}
