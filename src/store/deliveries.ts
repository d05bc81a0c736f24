import { and, eq, inArray, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from './database/database.ts';
import { deleteSome, matching, update } from './database/queries.ts';
import { change, type QueryBuilder, statement } from './database/work.ts';
import { createPendingDeliveries, isHeld, isPending, selectWithUpdates } from './pending-deliveries.ts';
import { deliveries } from './schema/index.ts';

// Deliveries first, then their destinations: the cost doesn't grow with the destinations.
const POSTED_SINCE = statement<
  { since: number },
  { destinationId: number; kind: 'channel' | 'user'; discordId: string; at: number }
>(
  ({ joinInOrder }) => `
SELECT DISTINCT destinations.id AS "destinationId", destinations.kind AS kind, destinations.discord_id AS "discordId", deliveries.finished_at AS at
  FROM deliveries ${joinInOrder} destinations ON destinations.id = deliveries.destination_id
  WHERE deliveries.finished_at >= @since AND deliveries.status = 'posted'
UNION ALL
SELECT destinations.id, destinations.kind, destinations.discord_id, live_cards.posted_at
  FROM live_cards ${joinInOrder} destinations ON destinations.id = live_cards.destination_id
  WHERE live_cards.posted_at >= @since ORDER BY at`,
);

const FINISH = statement<{ messageId: string | null; now: number; id: number }>(
  `UPDATE deliveries SET status = 'posted', message_id = @messageId, finished_at = @now
  WHERE id = @id AND status <> 'posted'`,
);
const TOUCH_DESTINATION = statement<{ destinationId: number; now: number }>(
  'UPDATE destinations SET last_posted_at = @now, probes = 0 WHERE id = @destinationId',
);

/** The outbox. `ingest.record` adds the rows, in the transaction that stores their event. */
export function createDeliveryStore(database: Database) {
  return {
    ...createPendingDeliveries(database),
    /**
     * Doesn't wait for the disk: after a power cut, the message is sent again with the same nonce. @param
     * messageId null: deleted
     */
    posted: (destinationId: number, ids: readonly number[], messageId: string | null, now: number) =>
      database.transaction(
        function* () {
          for (const id of ids) yield* change(FINISH, { messageId, now, id });
          yield* change(TOUCH_DESTINATION, { destinationId, now });
        },
        { durable: false },
      ),
    flush: () => database.flush(),
    postedIn: (destinationId: number, messageId: string) =>
      database.rows((db) => selectWithUpdates(db).where(matching(deliveries, { destinationId, messageId }))),
    /** Live cards included; oldest first. */
    postedSince: (since: number) => database.rows(POSTED_SINCE, { since }),
    /**
     * Assigns pending deliveries to one message before it is sent: after a crash, the same message is sent
     * again.
     * @param replaced keys they may have had. If any has another key, or is posted, none is changed: another
     * process has taken over, and sending only some of them would break the message's order.
     * @param triedIn the channel or thread where the message is sent, and will be sent again; null: none yet
     * @returns how many have the new key
     */
    setBatchKey: (
      ids: readonly number[],
      batchKey: string | null,
      replaced: readonly (string | null)[],
      triedIn: string | null = null,
    ) =>
      database.change((db) =>
        db
          .update(deliveries)
          .set({ batchKey, triedIn })
          .where(
            and(
              stillPending(ids),
              // On PostgreSQL, concurrent statements see each other's changes only in rows that both update.
              hasKeyOf(deliveries.batchKey, [...replaced, batchKey]),
              notExists(takenOver(db, ids, [...replaced, batchKey])),
            ),
          ),
      ),
    /** Clears `triedIn`: they weren't posted there, or nothing can be posted there anymore. */
    untried: (ids: readonly number[]) =>
      database.change(update(deliveries, { triedIn: null }, stillPending(ids))),
    failed: (ids: readonly number[], reason: string, now: number) =>
      database.change(update(deliveries, { status: 'failed', reason, finishedAt: now }, stillPending(ids))),
    /** Marks at most `limit` deliveries as failed that have been pending, or held, since before then. @returns how many */
    expire: (before: number, reason: string, now: number, limit: number) =>
      database.change((db) => {
        const old = inArray(deliveries.id, waitingSince(db, before).limit(limit));
        return update(deliveries, { status: 'failed', reason, finishedAt: now }, old)(db);
      }),
    /** Deletes at most `limit` deliveries that were finished before then. @returns how many */
    prune: (before: number, limit: number) =>
      database.change(deleteSome(deliveries, deliveries.id, lt(deliveries.finishedAt, before), limit)),
  };
}

const stillPending = (ids: readonly number[]) => and(inArray(deliveries.id, [...ids]), isPending);

/** Those that another process has posted, or assigned to another message. */
function takenOver(db: QueryBuilder, ids: readonly number[], keys: readonly (string | null)[]) {
  const others = alias(deliveries, 'others');
  const isAssigned = and(eq(others.status, 'pending'), sql`(${hasKeyOf(others.batchKey, keys)}) IS NOT TRUE`);
  return db
    .select({ id: others.id })
    .from(others)
    .where(and(inArray(others.id, [...ids]), or(eq(others.status, 'posted'), isAssigned)));
}

function hasKeyOf(batchKey: SQLiteColumn, keys: readonly (string | null)[]): SQL | undefined {
  const isKnown = inArray(
    batchKey,
    keys.filter((key) => key !== null),
  );
  return keys.includes(null) ? or(isNull(batchKey), isKnown) : isKnown;
}

function waitingSince(db: QueryBuilder, before: number) {
  const those = (areWaiting: SQL) =>
    db
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(and(areWaiting, lt(deliveries.createdAt, before)));
  return those(isPending).unionAll(those(isHeld));
}
