import { eq, inArray } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { deleteFrom, matching, selectFrom } from './database/queries.ts';
import { change, has, row, statement, type Work } from './database/work.ts';
import type { EndFollows } from './end-follows.ts';
import { destinations, follows, hauls, haulWatches } from './schema/index.ts';

/**
 * What *Watch all* started, and which hauls need it, without what a person started otherwise. Deleting a row
 * ends nothing.
 */
export function createHaulWatchStore(database: Database, endFollows: EndFollows) {
  return {
    async list(userId: string, haulId: number): Promise<readonly number[]> {
      const found = await database.rows((db) =>
        db
          .select({ followId: haulWatches.followId })
          .from(haulWatches)
          .innerJoin(hauls, eq(hauls.id, haulWatches.haulId))
          .where(matching(hauls, { userId, id: haulId })),
      );
      return found.map(({ followId }) => followId);
    },
    /** Records that this haul also needs what the person's other hauls started for the same products. */
    share: (userId: string, haulId: number) => database.transaction(() => change(SHARE, { userId, haulId })),
    /** Ends the follow unless another haul needs it or its alerts now go to a channel. @returns whether it ended */
    release: (userId: string, haulId: number, followId: number) =>
      database.transaction(function* (): Work<boolean> {
        if (!(yield* has(selectFrom(hauls, { userId, id: haulId })))) return false;
        const released = yield* change(deleteFrom(haulWatches, { haulId, followId }));
        return released > 0 && (yield* endUnneeded(endFollows, userId, followId));
      }),
  };
}

function* endUnneeded(endFollows: EndFollows, userId: string, followId: number): Work<boolean> {
  if (yield* has(selectFrom(haulWatches, { followId }, { limit: 1 }))) return false;
  const follow = yield* row(selectFrom(follows, { id: followId, userId }));
  if (follow === undefined) return false;
  const inDms = yield* has(selectFrom(destinations, { id: follow.destinationId, kind: 'user' }));
  return inDms && (yield* endFollows({ id: followId })).length > 0;
}

/** A follow is about an item: its QC photos, or the price of its variant or of the whole product. */
const IS_ABOUT = `items.product = coalesce(price_watches.product, topics.key)
  AND (price_watches.variant IS NULL OR price_watches.variant IN ('', items.variant))`;

const share = (condition: string) => `
INSERT INTO haul_watches (haul_id, follow_id)
SELECT DISTINCT items.haul_id, held.follow_id FROM hauls
  JOIN haul_items AS items ON items.haul_id = hauls.id
  JOIN hauls AS holders ON holders.user_id = hauls.user_id
  JOIN haul_watches AS held ON held.haul_id = holders.id
  JOIN follows ON follows.id = held.follow_id
  JOIN topics ON topics.id = follows.topic_id
  LEFT JOIN price_watches ON price_watches.topic_id = topics.id
  WHERE hauls.id = @haulId AND hauls.user_id = @userId AND ${IS_ABOUT} AND ${condition}
  ON CONFLICT DO NOTHING`;

const SHARE = statement<{ haulId: number; userId: string }>(share('held.haul_id <> hauls.id'));

/** Ids are JSON arrays. */
const SHARE_MOVED = statement<{ haulId: number; userId: string; itemIds: string; from: string }>(
  ({ isItem }) =>
    share(`${isItem('items.id', '@itemIds', 'bigint')} AND ${isItem('held.haul_id', '@from', 'bigint')}`),
);

const RELEASE_MOVED = statement<{ haulId: number; from: string }>(
  ({ isItem }) => `
DELETE FROM haul_watches WHERE ${isItem('haul_watches.haul_id', '@from', 'bigint')}
  AND EXISTS (SELECT 1 FROM haul_watches AS shared
    WHERE shared.haul_id = @haulId AND shared.follow_id = haul_watches.follow_id)
  AND NOT EXISTS (SELECT 1 FROM follows
    JOIN topics ON topics.id = follows.topic_id
    LEFT JOIN price_watches ON price_watches.topic_id = topics.id
    JOIN haul_items AS items ON items.haul_id = haul_watches.haul_id AND ${IS_ABOUT}
    WHERE follows.id = haul_watches.follow_id)`,
);

const HOLD = statement<{ userId: string; haulId: number; followId: number; isNew: boolean }>(`
INSERT INTO haul_watches (haul_id, follow_id)
SELECT hauls.id, CAST(@followId AS bigint) FROM hauls WHERE hauls.id = @haulId AND hauls.user_id = @userId
  AND (@isNew OR EXISTS (SELECT 1 FROM haul_watches AS held WHERE held.follow_id = @followId))
  ON CONFLICT DO NOTHING`);

/**
 * Records that a haul needs a follow, even an earlier one if a haul started it. Does nothing if the haul has
 * been deleted.
 */
export function* holdFollow(
  userId: string,
  haulId: number,
  followId: number,
  outcome: 'added' | 'already',
): Work<void> {
  yield* change(HOLD, { userId, haulId, followId, isNew: outcome === 'added' });
}

/** The person now wants it themselves, so no haul may end it. */
export function* keepForPerson(userId: string, topicId: number): Work<void> {
  yield* change((db) => {
    const own = db.select({ id: follows.id }).from(follows).where(matching(follows, { userId, topicId }));
    return deleteFrom(haulWatches, inArray(haulWatches.followId, own))(db);
  });
}

/** Hands the watches of moved items to their new haul. Must run in the transaction that moves them. */
export function* moveWatches(
  userId: string,
  haulId: number,
  itemIds: readonly number[],
  from: readonly number[],
): Work<void> {
  const sources = JSON.stringify([...new Set(from)]);
  yield* change(SHARE_MOVED, { userId, haulId, itemIds: JSON.stringify(itemIds), from: sources });
  yield* change(RELEASE_MOVED, { haulId, from: sources });
}
