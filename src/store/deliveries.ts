import { and, asc, count, eq, gte, inArray, isNull, lt, min, sql } from 'drizzle-orm';
import { deliveries, destinations, topics, updates } from './schema/index.ts';
import { type Database, flush, withoutFsync } from './sqlite/database.ts';
import type { TopicKind } from './topics.ts';

/** A delivery that has yet to be posted, with the news it tells. */
export interface PendingDelivery {
  readonly id: number;
  /** The event that owes it; null when that has been forgotten. */
  readonly eventId: number | null;
  readonly destinationId: number;
  readonly updateId: number;
  readonly topicId: number;
  readonly topicKind: TopicKind;
  readonly topicKey: string;
  readonly data: string;
  readonly at: number | null;
  readonly batchKey: string | null;
  readonly createdAt: number;
}

export interface Backlog {
  readonly pending: number;
  /** When the oldest was accepted; null when nothing waits. */
  readonly oldestAt: number | null;
}

/** Part of the waiting deliveries, oldest first. */
export interface PendingPage {
  /** Places that take posts, each by its oldest delivery here. */
  readonly destinationIds: readonly number[];
  /** Where the next page begins; null after the last. */
  readonly next: number | null;
}

/** The outbox: rows are added by `arrivals.record`, in the transaction that stores their event. */
export interface DeliveryStore {
  /** The places of at most `limit` waiting deliveries after this one, oldest first, without suspended places. */
  page(after: number, limit: number): Promise<PendingPage>;
  /** Id of the newest delivery; 0 before the first. */
  newestId(): Promise<number>;
  /** The deliveries that still wait; the others were withdrawn or are finished. */
  filterPending(ids: readonly number[]): Promise<number[]>;
  /** What a place is owed, oldest first. */
  pending(destinationId: number, limit: number): Promise<PendingDelivery[]>;
  /** Binds deliveries to one message, before it is sent: after a crash the very same message is sent again. */
  setBatchKey(ids: readonly number[], batchKey: string | null): Promise<void>;
  /** What a message at a place has told, oldest first. */
  postedIn(destinationId: number, messageId: string): Promise<PendingDelivery[]>;
  /**
   * Does not wait for the disk, which {@link settle} does: what a power cut takes back is sent again with the nonce that
   * Discord knows.
   * @param messageId null when the message stands there no more
   */
  posted(destinationId: number, ids: readonly number[], messageId: string | null, now: number): Promise<void>;
  /** Puts on disk what was posted since the last time. */
  flush(): Promise<void>;
  failed(ids: readonly number[], reason: string, now: number): Promise<void>;
  /** Gives up at most `limit` deliveries that have waited since before then. @returns how many */
  expire(before: number, reason: string, now: number, limit: number): Promise<number>;
  /** Where and when something was sent since then. */
  postedSince(since: number): Promise<{ kind: 'channel' | 'user'; discordId: string; at: number }[]>;
  /** What can be posted now: set-aside places do not count. */
  backlog(): Promise<Backlog>;
  /** Deletes at most `limit` deliveries that were finished before then. @returns how many */
  prune(before: number, limit: number): Promise<number>;
}

const columns = {
  id: deliveries.id,
  eventId: deliveries.eventId,
  destinationId: deliveries.destinationId,
  updateId: deliveries.updateId,
  topicId: updates.topicId,
  topicKind: topics.kind,
  topicKey: topics.key,
  data: updates.data,
  at: updates.at,
  batchKey: deliveries.batchKey,
  createdAt: deliveries.createdAt,
};

export function createDeliveryStore(database: Database): DeliveryStore {
  const withUpdates = () =>
    database
      .select(columns)
      .from(deliveries)
      .innerJoin(updates, eq(updates.id, deliveries.updateId))
      .innerJoin(topics, eq(topics.id, updates.topicId))
      .orderBy(asc(deliveries.id));
  const pending = withUpdates()
    .where(
      and(
        eq(deliveries.destinationId, sql.placeholder('destinationId')),
        sql`${deliveries.status} = 'pending'`,
      ),
    )
    .limit(sql.placeholder('limit'))
    .prepare();
  const finish = database.$client.prepare<[string | null, number, number]>(
    "UPDATE deliveries SET status = 'posted', message_id = ?, finished_at = ? WHERE id = ?",
  );
  const touchDestination = database.$client.prepare<[number, number]>(
    'UPDATE destinations SET last_posted_at = ?, probes = 0 WHERE id = ?',
  );
  // Deliveries first, then their places: a page costs the same however many places are suspended.
  const page = database.$client.prepare<
    [number, number],
    { id: number; destinationId: number; isOpen: number }
  >(
    `SELECT d.id AS id, d.destination_id AS destinationId, p.suspended_at IS NULL AS isOpen FROM (
       SELECT id, destination_id FROM deliveries WHERE status = 'pending' AND id > ? ORDER BY id LIMIT ?
     ) d JOIN destinations p ON p.id = d.destination_id ORDER BY d.id`,
  );
  const newestId = database.$client.prepare<[], { id: number | null }>(
    'SELECT max(id) AS id FROM deliveries',
  );
  const filterPending = database.$client.prepare<[string], { id: number }>(
    `SELECT id FROM deliveries WHERE id IN (SELECT value FROM json_each(?)) AND status = 'pending'`,
  );
  let isFlushed = true;
  const isPostable = and(sql`${deliveries.status} = 'pending'`, isNull(destinations.suspendedAt));

  return {
    async page(after, limit) {
      const rows = page.all(after, limit);
      const open = rows.filter(({ isOpen }) => isOpen === 1);
      return {
        destinationIds: [...new Set(open.map(({ destinationId }) => destinationId))],
        next: rows.length < limit ? null : (rows.at(-1)?.id ?? null),
      };
    },
    async newestId() {
      return newestId.get()?.id ?? 0;
    },
    async filterPending(ids) {
      return filterPending.all(JSON.stringify(ids)).map(({ id }) => id);
    },
    async pending(destinationId, limit) {
      return pending.all({ destinationId, limit });
    },
    async setBatchKey(ids, batchKey) {
      database
        .update(deliveries)
        .set({ batchKey })
        .where(inArray(deliveries.id, [...ids]))
        .run();
    },
    async postedIn(destinationId, messageId) {
      return withUpdates()
        .where(and(eq(deliveries.destinationId, destinationId), eq(deliveries.messageId, messageId)))
        .all();
    },
    async posted(destinationId, ids, messageId, now) {
      withoutFsync(database, () => {
        for (const id of ids) finish.run(messageId, now, id);
        touchDestination.run(now, destinationId);
      });
      isFlushed = false;
    },
    async flush() {
      if (isFlushed) return;
      flush(database);
      isFlushed = true;
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
        .where(and(sql`${deliveries.status} = 'pending'`, lt(deliveries.createdAt, before)))
        .limit(limit);
      return database
        .update(deliveries)
        .set({ status: 'failed', reason, finishedAt: now })
        .where(inArray(deliveries.id, late))
        .run().changes;
    },
    async postedSince(since) {
      return database
        .selectDistinct({
          kind: destinations.kind,
          discordId: destinations.discordId,
          at: sql<number>`${deliveries.finishedAt}`,
        })
        .from(deliveries)
        .innerJoin(destinations, eq(destinations.id, deliveries.destinationId))
        .where(and(gte(deliveries.finishedAt, since), eq(deliveries.status, 'posted')))
        .orderBy(asc(deliveries.finishedAt))
        .all();
    },
    async backlog() {
      const row = database
        .select({ pending: count(), oldestAt: min(deliveries.createdAt) })
        .from(deliveries)
        .innerJoin(destinations, eq(destinations.id, deliveries.destinationId))
        .where(isPostable)
        .get();
      return row ?? { pending: 0, oldestAt: null };
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
