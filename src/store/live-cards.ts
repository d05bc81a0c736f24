import { and, eq, sql } from 'drizzle-orm';
import { liveCards } from './schema/index.ts';
import type { Database } from './sqlite/database.ts';

/** The message about a parcel that is edited with each scan, and the thread of the parcel's alerts. */
export type LiveCard = typeof liveCards.$inferSelect;

/** What Discord shows. Moments are milliseconds since 1970. */
export interface LiveCardStore {
  /** Cards to bring up to date, the longest stale first: none of suspended destinations, nor of those with pending alerts. */
  stale(now: number, limit: number): Promise<LiveCard[]>;
  get(destinationId: number, topicId: number): Promise<LiveCard | undefined>;
  /** The card of a topic at a destination, created as stale where there is none. */
  ensure(destinationId: number, topicId: number, now: number): Promise<LiveCard>;
  /** A card is about to be posted: until the outcome is stored, it may be there. An earlier attempt keeps its time. */
  attempt(id: number, now: number): Promise<void>;
  /** Discord refused the post: it is not there. */
  refused(id: number): Promise<void>;
  /** The card is there, or was deleted as soon as it was (`messageId` null). It stays stale until it is shown as it is. */
  posted(
    id: number,
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
  retryLater(id: number, retryAt: number): Promise<void>;
  /** The message is gone: the card is posted anew. Its thread stays. */
  messageGone(id: number, now: number): Promise<void>;
  /** The thread is gone or closed: card and thread begin anew. */
  threadGone(id: number, now: number): Promise<void>;
}

/** A later moment is from before the clock was set back. */
const MAX_RETRY_MS = 24 * 3_600_000;

// Destinations first: where nothing is posted for weeks, every card is stale. Most of the time, no card is anywhere.
const STALE = `
SELECT live_cards.id FROM destinations CROSS JOIN live_cards ON live_cards.destination_id = destinations.id
  WHERE EXISTS (SELECT 1 FROM live_cards WHERE stale_at IS NOT NULL)
    AND (destinations.live_cards OR destinations.threads) AND destinations.suspended_at IS NULL AND stale_at IS NOT NULL
    AND (retry_at IS NULL OR retry_at <= @now OR retry_at > @now + ${MAX_RETRY_MS})
    AND NOT EXISTS (
      SELECT 1 FROM deliveries WHERE deliveries.destination_id = live_cards.destination_id AND status = 'pending')
  ORDER BY stale_at LIMIT @limit`;

/** What the cards of a destination, or of one parcel there, show besides the scans has changed, such as the parcel's name. */
export function redrawLiveCards(database: Database, destinationId: number, topicId?: number): void {
  const ofTopic = topicId === undefined ? undefined : eq(liveCards.topicId, topicId);
  const which = and(eq(liveCards.destinationId, destinationId), ofTopic);
  const staleAt = sql`coalesce(${liveCards.staleAt} + 1, ${liveCards.postedAt}, ${liveCards.createdAt})`;
  database.update(liveCards).set({ staleAt }).where(which).run();
}

const BECAME_STALE = (now: number) => sql`coalesce(${liveCards.staleAt}, ${now})`;

export function createLiveCardStore(database: Database): LiveCardStore {
  const stale = database.$client.prepare<[{ now: number; limit: number }], { id: number }>(STALE);
  const byId = (id: number) => database.select().from(liveCards).where(eq(liveCards.id, id)).get();
  const set = (
    id: number,
    values: Parameters<ReturnType<typeof database.update<typeof liveCards>>['set']>[0],
  ) => void database.update(liveCards).set(values).where(eq(liveCards.id, id)).run();
  return {
    async stale(now, limit) {
      return stale.all({ now, limit }).flatMap(({ id }) => byId(id) ?? []);
    },
    async get(destinationId, topicId) {
      return database
        .select()
        .from(liveCards)
        .where(and(eq(liveCards.destinationId, destinationId), eq(liveCards.topicId, topicId)))
        .get();
    },
    async ensure(destinationId, topicId, now) {
      return database
        .insert(liveCards)
        .values({ destinationId, topicId, staleAt: now, createdAt: now })
        .onConflictDoUpdate({ target: [liveCards.destinationId, liveCards.topicId], set: { topicId } })
        .returning()
        .get();
    },
    async attempt(id, now) {
      set(id, { attemptedAt: sql`coalesce(${liveCards.attemptedAt}, ${now})` });
    },
    async refused(id) {
      set(id, { attemptedAt: null });
    },
    async posted(id, { messageId, threadId }, now) {
      set(id, {
        messageId,
        postedAt: now,
        attemptedAt: null,
        ...(threadId === undefined ? {} : { threadId }),
      });
    },
    async threadStarted(id, threadId) {
      set(id, { threadId });
    },
    async shown(id, staleAt, retryAt) {
      set(id, { staleAt: sql`nullif(${liveCards.staleAt}, ${staleAt})`, retryAt });
    },
    async retryLater(id, retryAt) {
      set(id, { retryAt });
    },
    async messageGone(id, now) {
      set(id, { messageId: null, staleAt: BECAME_STALE(now), retryAt: null });
    },
    async threadGone(id, now) {
      set(id, { messageId: null, threadId: null, staleAt: BECAME_STALE(now), retryAt: null });
    },
  };
}
