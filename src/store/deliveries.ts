import { and, eq, inArray, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from './database/database.ts';
import type { QueryBuilder } from './database/work.ts';
import { createPendingDeliveries, isHeld, isPending, type PendingDeliveries } from './pending-deliveries.ts';
import { createPostedDeliveries, type PostedDeliveries } from './posted-deliveries.ts';
import { deliveries } from './schema/index.ts';

/** The outbox. `ingest.record` adds the rows, in the transaction that stores their event. */
export interface DeliveryStore extends PendingDeliveries, PostedDeliveries {
  /**
   * Assigns pending deliveries to one message before it is sent: after a crash, the same message is sent again.
   * @param replaced keys they may have had. If any has another one, or is posted, all are left alone: another process has
   * continued with them meanwhile, and a part of the message would be out of order.
   * @param triedIn the channel or thread where the message is sent, and will be sent again; null: none yet
   * @returns how many have the key now
   */
  setBatchKey(
    ids: readonly number[],
    batchKey: string | null,
    replaced: readonly (string | null)[],
    triedIn?: string | null,
  ): Promise<number>;
  /** They aren't where they were tried, or nothing can be posted there any longer. */
  untried(ids: readonly number[]): Promise<void>;
  /** Gives up deliveries that are still pending. */
  failed(ids: readonly number[], reason: string, now: number): Promise<void>;
  /** Marks at most `limit` deliveries as failed that have been pending, or held, since before then. @returns how many */
  expire(before: number, reason: string, now: number, limit: number): Promise<number>;
  /** Deletes at most `limit` deliveries that were finished before then. @returns how many */
  prune(before: number, limit: number): Promise<number>;
}

export function createDeliveryStore(database: Database): DeliveryStore {
  return {
    ...createPendingDeliveries(database),
    ...createPostedDeliveries(database),
    setBatchKey: (ids, batchKey, replaced, triedIn = null) =>
      database.change((db) =>
        db
          .update(deliveries)
          .set({ batchKey, triedIn })
          .where(
            and(
              inArray(deliveries.id, [...ids]),
              isPending,
              // On PostgreSQL, two statements that run at the same time see each other's change only in the rows they update.
              hasKeyOf(deliveries.batchKey, [...replaced, batchKey]),
              notExists(takenOver(db, ids, [...replaced, batchKey])),
            ),
          ),
      ),
    async untried(ids) {
      await database.change((db) =>
        db
          .update(deliveries)
          .set({ triedIn: null })
          .where(and(inArray(deliveries.id, [...ids]), isPending)),
      );
    },
    async failed(ids, reason, now) {
      await database.change((db) =>
        db
          .update(deliveries)
          .set({ status: 'failed', reason, finishedAt: now })
          .where(and(inArray(deliveries.id, [...ids]), isPending)),
      );
    },
    expire: (before, reason, now, limit) =>
      database.change((db) =>
        db
          .update(deliveries)
          .set({ status: 'failed', reason, finishedAt: now })
          .where(inArray(deliveries.id, waitingSince(db, before).limit(limit))),
      ),
    prune: (before, limit) =>
      database.change((db) => {
        const old = db
          .select({ id: deliveries.id })
          .from(deliveries)
          .where(lt(deliveries.finishedAt, before));
        return db.delete(deliveries).where(inArray(deliveries.id, old.limit(limit)));
      }),
  };
}

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
