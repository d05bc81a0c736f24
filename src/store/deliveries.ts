import { and, asc, count, eq, gte, inArray, isNull, lt, min, sql } from 'drizzle-orm';
import { type Database, settle, withoutFsync } from './database.ts';
import { deliveries, news, places, topics } from './schema.ts';
import type { TopicKind } from './topics.ts';

/** A delivery that has yet to be posted, with the news it tells. */
export interface WaitingDelivery {
  readonly id: number;
  /** The event that owes it; null when that has been forgotten. */
  readonly eventId: number | null;
  readonly placeId: number;
  readonly newsId: number;
  readonly topicId: number;
  readonly topicKind: TopicKind;
  readonly topicKey: string;
  readonly data: string;
  readonly at: number | null;
  readonly bundle: string | null;
  readonly createdAt: number;
}

export interface Backlog {
  readonly waiting: number;
  /** When the oldest was accepted; null when nothing waits. */
  readonly oldestAt: number | null;
}

/** Part of the waiting deliveries, oldest first. */
export interface DeliveryPage {
  /** Places that take posts, each by its oldest delivery here. */
  readonly placeIds: readonly number[];
  /** Where the next page begins; null after the last. */
  readonly next: number | null;
}

/** The outbox: rows are added by `arrivals.record`, in the transaction that stores their event. */
export interface DeliveryStore {
  /** The places of at most `limit` waiting deliveries after this one, oldest first, without suspended places. */
  page(after: number, limit: number): Promise<DeliveryPage>;
  /** Id of the newest delivery; 0 before the first. */
  newestId(): Promise<number>;
  /** The deliveries that still wait; the others were withdrawn or are finished. */
  stillWaiting(ids: readonly number[]): Promise<number[]>;
  /** What a place is owed, oldest first. */
  waiting(placeId: number, limit: number): Promise<WaitingDelivery[]>;
  /** Binds deliveries to one message, before it is sent: after a crash the very same message is sent again. */
  bind(ids: readonly number[], bundle: string | null): Promise<void>;
  /** What a message at a place has told, oldest first. */
  told(placeId: number, messageId: string): Promise<WaitingDelivery[]>;
  /**
   * Does not wait for the disk, which {@link settle} does: what a power cut takes back is sent again with the nonce that
   * Discord knows.
   * @param messageId null when the message stands there no more
   */
  posted(placeId: number, ids: readonly number[], messageId: string | null, now: number): Promise<void>;
  /** Puts on disk what was posted since the last time. */
  settle(): Promise<void>;
  failed(ids: readonly number[], reason: string, now: number): Promise<void>;
  /** Gives up at most `limit` deliveries that have waited since before then. @returns how many */
  expire(before: number, reason: string, now: number, limit: number): Promise<number>;
  /** Where and when something was sent since then. */
  sentSince(since: number): Promise<{ kind: 'channel' | 'user'; discordId: string; at: number }[]>;
  /** What can be posted now: set-aside places do not count. */
  backlog(): Promise<Backlog>;
  /** Deletes at most `limit` deliveries that were finished before then. @returns how many */
  prune(before: number, limit: number): Promise<number>;
}

const columns = {
  id: deliveries.id,
  eventId: deliveries.eventId,
  placeId: deliveries.placeId,
  newsId: deliveries.newsId,
  topicId: news.topicId,
  topicKind: topics.kind,
  topicKey: topics.key,
  data: news.data,
  at: news.at,
  bundle: deliveries.bundle,
  createdAt: deliveries.createdAt,
};

export function createDeliveryStore(database: Database): DeliveryStore {
  const withNews = () =>
    database
      .select(columns)
      .from(deliveries)
      .innerJoin(news, eq(news.id, deliveries.newsId))
      .innerJoin(topics, eq(topics.id, news.topicId))
      .orderBy(asc(deliveries.id));
  const waiting = withNews()
    .where(and(eq(deliveries.placeId, sql.placeholder('placeId')), sql`${deliveries.status} = 'waiting'`))
    .limit(sql.placeholder('limit'))
    .prepare();
  const finish = database.$client.prepare<[string | null, number, number]>(
    "UPDATE deliveries SET status = 'posted', message_id = ?, finished_at = ? WHERE id = ?",
  );
  const touch = database.$client.prepare<[number, number]>(
    'UPDATE places SET last_posted_at = ?, probes = 0 WHERE id = ?',
  );
  // Deliveries first, then their places: a page costs the same however many places are suspended.
  const page = database.$client.prepare<[number, number], { id: number; placeId: number; isOpen: number }>(
    `SELECT d.id AS id, d.place_id AS placeId, p.set_aside_at IS NULL AS isOpen FROM (
       SELECT id, place_id FROM deliveries WHERE status = 'waiting' AND id > ? ORDER BY id LIMIT ?
     ) d JOIN places p ON p.id = d.place_id ORDER BY d.id`,
  );
  const newestId = database.$client.prepare<[], { id: number | null }>(
    'SELECT max(id) AS id FROM deliveries',
  );
  const stillWaiting = database.$client.prepare<[string], { id: number }>(
    `SELECT id FROM deliveries WHERE id IN (SELECT value FROM json_each(?)) AND status = 'waiting'`,
  );
  let isSettled = true;
  const isOwed = and(sql`${deliveries.status} = 'waiting'`, isNull(places.setAsideAt));

  return {
    async page(after, limit) {
      const rows = page.all(after, limit);
      const open = rows.filter(({ isOpen }) => isOpen === 1);
      return {
        placeIds: [...new Set(open.map(({ placeId }) => placeId))],
        next: rows.length < limit ? null : (rows.at(-1)?.id ?? null),
      };
    },
    async newestId() {
      return newestId.get()?.id ?? 0;
    },
    async stillWaiting(ids) {
      return stillWaiting.all(JSON.stringify(ids)).map(({ id }) => id);
    },
    async waiting(placeId, limit) {
      return waiting.all({ placeId, limit });
    },
    async bind(ids, bundle) {
      database
        .update(deliveries)
        .set({ bundle })
        .where(inArray(deliveries.id, [...ids]))
        .run();
    },
    async told(placeId, messageId) {
      return withNews()
        .where(and(eq(deliveries.placeId, placeId), eq(deliveries.messageId, messageId)))
        .all();
    },
    async posted(placeId, ids, messageId, now) {
      withoutFsync(database, () => {
        for (const id of ids) finish.run(messageId, now, id);
        touch.run(now, placeId);
      });
      isSettled = false;
    },
    async settle() {
      if (isSettled) return;
      settle(database);
      isSettled = true;
    },
    async failed(ids, reason, now) {
      database
        .update(deliveries)
        .set({ status: 'failed', reason, finishedAt: now })
        .where(inArray(deliveries.id, [...ids]))
        .run();
    },
    async expire(before, reason, now, limit) {
      const late = database
        .select({ id: deliveries.id })
        .from(deliveries)
        .where(and(sql`${deliveries.status} = 'waiting'`, lt(deliveries.createdAt, before)))
        .limit(limit);
      return database
        .update(deliveries)
        .set({ status: 'failed', reason, finishedAt: now })
        .where(inArray(deliveries.id, late))
        .run().changes;
    },
    async sentSince(since) {
      return database
        .selectDistinct({
          kind: places.kind,
          discordId: places.discordId,
          at: sql<number>`${deliveries.finishedAt}`,
        })
        .from(deliveries)
        .innerJoin(places, eq(places.id, deliveries.placeId))
        .where(and(gte(deliveries.finishedAt, since), eq(deliveries.status, 'posted')))
        .orderBy(asc(deliveries.finishedAt))
        .all();
    },
    async backlog() {
      const row = database
        .select({ waiting: count(), oldestAt: min(deliveries.createdAt) })
        .from(deliveries)
        .innerJoin(places, eq(places.id, deliveries.placeId))
        .where(isOwed)
        .get();
      return row ?? { waiting: 0, oldestAt: null };
    },
    async prune(before, limit) {
      const old = database
        .select({ id: deliveries.id })
        .from(deliveries)
        .where(lt(deliveries.finishedAt, before))
        .limit(limit);
      return database.delete(deliveries).where(inArray(deliveries.id, old)).run().changes;
    },
  };
}
