import { sql } from 'drizzle-orm';
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core';
import type { Database } from './database/database.ts';
import { partitioned, selectFrom, update } from './database/queries.ts';
import { change, row, type Work } from './database/work.ts';
import { liveCards } from './schema/index.ts';

export type LiveCard = typeof liveCards.$inferSelect;

/** A retry time further away than this predates a clock change. */
const MAX_RETRY_MS = 24 * 3_600_000;

// Joins destinations first: a destination that has been silent for weeks has only stale cards. The EXISTS
// skips the query when no card is stale at all.
const STALE = partitioned<{ now: number; limit: number }, { id: number }>(
  ({ joinInOrder }, inPartitions) => `
SELECT live_cards.id FROM destinations ${joinInOrder} live_cards ON live_cards.destination_id = destinations.id
  WHERE EXISTS (SELECT 1 FROM live_cards WHERE stale_at IS NOT NULL)
    AND (destinations.live_cards OR destinations.forum) AND destinations.suspended_at IS NULL AND stale_at IS NOT NULL
    AND (retry_at IS NULL OR retry_at <= @now OR retry_at > CAST(@now AS bigint) + ${MAX_RETRY_MS})
    AND NOT EXISTS (
      SELECT 1 FROM deliveries WHERE deliveries.destination_id = live_cards.destination_id AND status = 'pending')
    ${inPartitions('destinations.id')}
  ORDER BY stale_at LIMIT @limit`,
);

// Two index searches, which skip the titles that wait.
const TO_RENAME = partitioned<{ now: number; limit: number }, { id: number }>(
  ({ joinInOrder }, inPartitions) => {
    const at = (moment: string) => `
SELECT live_cards.id FROM live_cards ${joinInOrder} destinations ON destinations.id = live_cards.destination_id
  WHERE rename_at IS NOT NULL AND thread_id IS NOT NULL AND destinations.suspended_at IS NULL AND ${moment}
    ${inPartitions('destinations.id')}
  ORDER BY rename_at LIMIT @limit`;
    return `
SELECT id FROM (${at('rename_at <= @now')}) AS due
UNION ALL
SELECT id FROM (${at(`rename_at > CAST(@now AS bigint) + ${MAX_RETRY_MS}`)}) AS too_late
LIMIT @limit`;
  },
);

/**
 * Marks the cards of a destination, or of one parcel there, as stale: something other than scans has changed,
 * such as the parcel's name.
 */
export function* redrawLiveCards(destinationId: number, topicId?: number): Work<void> {
  yield* redrawCards({ destinationId, ...(topicId !== undefined && { topicId }) });
}

/** The same for a parcel's cards everywhere. */
export function* redrawCardsOf(topicId: number): Work<void> {
  yield* redrawCards({ topicId });
}

function* redrawCards(which: Partial<LiveCard>): Work<void> {
  const staleAt = sql`coalesce(${liveCards.staleAt} + 1, ${liveCards.postedAt}, ${liveCards.createdAt})`;
  // Renames waiting for Discord's limit stay scheduled; one in progress is checked again afterward.
  const renameAt = sql`coalesce(${liveCards.renameAt} + 1, 0)`;
  yield* change(update(liveCards, { staleAt, renameAt }, which));
}

const BECAME_STALE = (now: number) => sql`coalesce(${liveCards.staleAt}, ${now})`;

/** The live cards that Discord shows. Moments are milliseconds since 1970. */
export function createLiveCardStore(database: Database) {
  function* allOf(ids: Work<{ id: number }[]>): Work<LiveCard[]> {
    const cards: LiveCard[] = [];
    for (const { id } of yield* ids) {
      const card = yield* row(selectFrom(liveCards, { id }));
      if (card !== undefined) cards.push(card);
    }
    return cards;
  }
  /** @param as values that must still hold, since another process may have changed the card */
  const set = async (id: number, values: SQLiteUpdateSetSource<typeof liveCards>, as?: Partial<LiveCard>) => {
    await database.change(update(liveCards, values, { id, ...as }));
  };
  return {
    /** Cards to bring up to date where no delivery is pending, the longest stale first. @param partitions null: all */
    stale: (now: number, limit: number, partitions: readonly number[] | null = null) =>
      database.run(() => allOf(STALE(partitions, { now, limit }))),
    get: (destinationId: number, topicId: number) =>
      database.row(selectFrom(liveCards, { destinationId, topicId })),
    ensure: (destinationId: number, topicId: number, now: number) =>
      database.one((db) =>
        db
          .insert(liveCards)
          .values({ destinationId, topicId, staleAt: now, createdAt: now })
          .onConflictDoUpdate({ target: [liveCards.destinationId, liveCards.topicId], set: { topicId } })
          .returning(),
      ),
    /**
     * Records that a card is about to be posted; until the outcome is stored, it may or may not exist. Keeps
     * the time of an earlier attempt.
     */
    attempt: (id: number, now: number) =>
      set(id, { attemptedAt: sql`coalesce(${liveCards.attemptedAt}, ${now})` }),
    refused: (id: number) => set(id, { attemptedAt: null }),
    /**
     * The card was posted, or posted and deleted at once (`messageId` null). @param card as read: one posted
     * since then stays unchanged
     */
    posted: (
      { id, postedAt }: Pick<LiveCard, 'id' | 'postedAt'>,
      { messageId, threadId }: { readonly messageId: string | null; readonly threadId?: string },
      now: number,
    ) =>
      // An unknown thread stays unchanged.
      set(id, { messageId, threadId, postedAt: now, attemptedAt: null }, { postedAt }),
    /** The card is up to date as of `staleAt`, as it was read, and isn't edited again before `retryAt`. */
    shown: (id: number, staleAt: number | null, retryAt: number) =>
      set(id, { staleAt: sql`nullif(${liveCards.staleAt}, ${staleAt})`, retryAt }),
    outdated: (id: number, now: number) =>
      set(id, { staleAt: sql`coalesce(${liveCards.staleAt} + 1, ${now})` }),
    retryLater: (id: number, retryAt: number) => set(id, { retryAt }),
    /** Cards whose thread may need a new title. @param partitions of the destinations; null: all */
    toRename: (now: number, limit: number, partitions: readonly number[] | null = null) =>
      database.run(() => allOf(TO_RENAME(partitions, { now, limit }))),
    renameLater: (id: number, renameAt: number) => set(id, { renameAt }),
    /** The title needs no further check, unless something has changed since `renameAt` was read. */
    renamed: ({ id, renameAt }: Pick<LiveCard, 'id' | 'renameAt'>) =>
      set(id, { renameAt: null }, { renameAt }),
    /** The message was deleted: the card will be posted again, unless it already has a new message. Keeps its thread. */
    messageGone: ({ id, messageId }: Pick<LiveCard, 'id' | 'messageId'>, now: number) =>
      set(
        id,
        { messageId: null, staleAt: BECAME_STALE(now), retryAt: null },
        messageId === null ? {} : { messageId },
      ),
    /** The thread was deleted or closed: card and thread are recreated, unless the card already has a new thread. */
    threadGone: ({ id, threadId }: Pick<LiveCard, 'id' | 'threadId'>, now: number) =>
      set(
        id,
        { messageId: null, threadId: null, staleAt: BECAME_STALE(now), retryAt: null },
        threadId === null ? {} : { threadId },
      ),
  };
}
