import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core';
import type { Database } from './database/database.ts';
import type { Dialect } from './database/dialect.ts';
import { change, row, rows, statement, type Work } from './database/work.ts';
import { inPartitions } from './in-partitions.ts';
import { liveCards } from './schema/index.ts';

/** The message about a parcel that is edited with each scan, and the thread of the parcel's alerts. */
export type LiveCard = typeof liveCards.$inferSelect;

/** What Discord shows. Moments are milliseconds since 1970. */
export interface LiveCardStore {
  /**
   * Cards to bring up to date, the longest stale first: none of suspended destinations, nor of those with pending alerts.
   * @param partitions of the destinations; null: all
   */
  stale(now: number, limit: number, partitions?: readonly number[] | null): Promise<LiveCard[]>;
  get(destinationId: number, topicId: number): Promise<LiveCard | undefined>;
  /** The card of a topic at a destination, created as stale where there is none. */
  ensure(destinationId: number, topicId: number, now: number): Promise<LiveCard>;
  /** A card is about to be posted: until the outcome is stored, it may be there. An earlier attempt keeps its time. */
  attempt(id: number, now: number): Promise<void>;
  /** Discord refused the post: it is not there. */
  refused(id: number): Promise<void>;
  /**
   * The card is there, or was deleted as soon as it was (`messageId` null). It stays stale until it is shown as it is.
   * @param card as it was read before: one that another process has posted meanwhile stays as it is
   */
  posted(
    card: Pick<LiveCard, 'id' | 'postedAt'>,
    post: { readonly messageId: string | null; readonly threadId?: string },
    now: number,
  ): Promise<void>;
  threadStarted(id: number, threadId: string): Promise<void>;
  /**
   * The card shows every scan up to the one that made it stale, unless another came meanwhile.
   * @param staleAt as it was read
   * @param retryAt the next edit is not made before
   */
  shown(id: number, staleAt: number | null, retryAt: number): Promise<void>;
  /** Discord may show an older state than the one that was shown last. */
  outdated(id: number, now: number): Promise<void>;
  retryLater(id: number, retryAt: number): Promise<void>;
  /** Cards of which the thread's title may have to change by now. @param partitions of the destinations; null: all */
  toRename(now: number, limit: number, partitions?: readonly number[] | null): Promise<LiveCard[]>;
  /** The thread's title is looked at again from then on. */
  renameLater(id: number, renameAt: number): Promise<void>;
  /** The title is right, or stays as it is, unless something has changed since `renameAt` was read. */
  renamed(card: Pick<LiveCard, 'id' | 'renameAt'>): Promise<void>;
  /** The message is gone: the card is posted anew, unless it is another message by now. Its thread stays. */
  messageGone(card: Pick<LiveCard, 'id' | 'messageId'>, now: number): Promise<void>;
  /** The thread is gone or closed: card and thread begin anew, unless it is another thread by now. */
  threadGone(card: Pick<LiveCard, 'id' | 'threadId'>, now: number): Promise<void>;
}

/** A later moment is from before the clock was set back. */
const MAX_RETRY_MS = 24 * 3_600_000;

// Destinations first: where nothing is posted for weeks, every card is stale. Most of the time, no card is anywhere.
const stale = ({ joinInOrder }: Dialect, condition = '') => `
SELECT live_cards.id FROM destinations ${joinInOrder} live_cards ON live_cards.destination_id = destinations.id
  WHERE EXISTS (SELECT 1 FROM live_cards WHERE stale_at IS NOT NULL)
    AND (destinations.live_cards OR destinations.threads) AND destinations.suspended_at IS NULL AND stale_at IS NOT NULL
    AND (retry_at IS NULL OR retry_at <= @now OR retry_at > CAST(@now AS bigint) + ${MAX_RETRY_MS})
    AND NOT EXISTS (
      SELECT 1 FROM deliveries WHERE deliveries.destination_id = live_cards.destination_id AND status = 'pending')${condition}
  ORDER BY stale_at LIMIT @limit`;
const STALE = statement<{ now: number; limit: number }, { id: number }>((dialect) => stale(dialect));
const STALE_IN_PARTITIONS = statement<{ now: number; limit: number; partitions: string }, { id: number }>(
  (dialect) => stale(dialect, ` AND ${inPartitions(dialect, 'destinations.id')}`),
);

// Two searches of the index, which don't read the titles that wait.
const toRename = (dialect: Dialect, condition = '') => {
  const at = (moment: string) => `
SELECT live_cards.id FROM live_cards ${dialect.joinInOrder} destinations ON destinations.id = live_cards.destination_id
  WHERE rename_at IS NOT NULL AND thread_id IS NOT NULL AND destinations.suspended_at IS NULL AND ${moment}${condition}
  ORDER BY rename_at LIMIT @limit`;
  return `
SELECT id FROM (${at('rename_at <= @now')}) AS due
UNION ALL
SELECT id FROM (${at(`rename_at > CAST(@now AS bigint) + ${MAX_RETRY_MS}`)}) AS too_late
LIMIT @limit`;
};
const TO_RENAME = statement<{ now: number; limit: number }, { id: number }>((dialect) => toRename(dialect));
const TO_RENAME_IN_PARTITIONS = statement<{ now: number; limit: number; partitions: string }, { id: number }>(
  (dialect) => toRename(dialect, ` AND ${inPartitions(dialect, 'destinations.id')}`),
);

/** What the cards of a destination, or of one parcel there, show besides the scans has changed, such as the parcel's name. */
export function* redrawLiveCards(destinationId: number, topicId?: number): Work<void> {
  const ofTopic = topicId === undefined ? undefined : eq(liveCards.topicId, topicId);
  const which = and(eq(liveCards.destinationId, destinationId), ofTopic);
  const staleAt = sql`coalesce(${liveCards.staleAt} + 1, ${liveCards.postedAt}, ${liveCards.createdAt})`;
  // A rename that waits for Discord's limit keeps waiting, and one under way is looked at again.
  const renameAt = sql`coalesce(${liveCards.renameAt} + 1, 0)`;
  yield* change((db) => db.update(liveCards).set({ staleAt, renameAt }).where(which));
}

const BECAME_STALE = (now: number) => sql`coalesce(${liveCards.staleAt}, ${now})`;

export function createLiveCardStore(database: Database): LiveCardStore {
  const byId = (id: number) => row((db) => db.select().from(liveCards).where(eq(liveCards.id, id)));
  function* allOf(ids: readonly { readonly id: number }[]): Work<LiveCard[]> {
    const cards: LiveCard[] = [];
    for (const { id } of ids) {
      const card = yield* byId(id);
      if (card !== undefined) cards.push(card);
    }
    return cards;
  }
  const set = async (
    id: number,
    values: SQLiteUpdateSetSource<typeof liveCards>,
    condition?: SQL,
  ): Promise<void> => {
    const which = and(eq(liveCards.id, id), condition);
    await database.change((db) => db.update(liveCards).set(values).where(which));
  };
  return {
    stale: (now, limit, partitions = null) =>
      database.run(function* () {
        const ids =
          partitions === null
            ? yield* rows(STALE, { now, limit })
            : yield* rows(STALE_IN_PARTITIONS, { now, limit, partitions: JSON.stringify(partitions) });
        return yield* allOf(ids);
      }),
    get: (destinationId, topicId) =>
      database.row((db) =>
        db
          .select()
          .from(liveCards)
          .where(and(eq(liveCards.destinationId, destinationId), eq(liveCards.topicId, topicId))),
      ),
    ensure: (destinationId, topicId, now) =>
      database.one((db) =>
        db
          .insert(liveCards)
          .values({ destinationId, topicId, staleAt: now, createdAt: now })
          .onConflictDoUpdate({ target: [liveCards.destinationId, liveCards.topicId], set: { topicId } })
          .returning(),
      ),
    attempt: (id, now) => set(id, { attemptedAt: sql`coalesce(${liveCards.attemptedAt}, ${now})` }),
    refused: (id) => set(id, { attemptedAt: null }),
    posted: ({ id, postedAt }, { messageId, threadId }, now) =>
      set(
        id,
        {
          messageId,
          postedAt: now,
          attemptedAt: null,
          ...(threadId === undefined ? {} : { threadId }),
        },
        postedAt === null ? isNull(liveCards.postedAt) : eq(liveCards.postedAt, postedAt),
      ),
    threadStarted: (id, threadId) => set(id, { threadId }),
    shown: (id, staleAt, retryAt) =>
      set(id, { staleAt: sql`nullif(${liveCards.staleAt}, ${staleAt})`, retryAt }),
    outdated: (id, now) => set(id, { staleAt: sql`coalesce(${liveCards.staleAt} + 1, ${now})` }),
    retryLater: (id, retryAt) => set(id, { retryAt }),
    toRename: (now, limit, partitions = null) =>
      database.run(function* () {
        const ids =
          partitions === null
            ? yield* rows(TO_RENAME, { now, limit })
            : yield* rows(TO_RENAME_IN_PARTITIONS, { now, limit, partitions: JSON.stringify(partitions) });
        return yield* allOf(ids);
      }),
    renameLater: (id, renameAt) => set(id, { renameAt }),
    renamed: ({ id, renameAt }) =>
      set(id, { renameAt: null }, renameAt === null ? undefined : eq(liveCards.renameAt, renameAt)),
    messageGone: ({ id, messageId }, now) =>
      set(
        id,
        { messageId: null, staleAt: BECAME_STALE(now), retryAt: null },
        messageId === null ? undefined : eq(liveCards.messageId, messageId),
      ),
    threadGone: ({ id, threadId }, now) =>
      set(
        id,
        { messageId: null, threadId: null, staleAt: BECAME_STALE(now), retryAt: null },
        threadId === null ? undefined : eq(liveCards.threadId, threadId),
      ),
  };
}
