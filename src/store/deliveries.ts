import { and, inArray, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import type { QueryBuilder } from './database/work.ts';
import { createPendingDeliveries, isHeld, isPending, type PendingDeliveries } from './pending-deliveries.ts';
import { createPostedDeliveries, type PostedDeliveries } from './posted-deliveries.ts';
import { deliveries } from './schema/index.ts';

/** The outbox. `ingest.record` adds the rows, in the transaction that stores their event. */
export interface DeliveryStore extends PendingDeliveries, PostedDeliveries {
  /**
   * Assigns pending deliveries to one message before it is sent: after a crash, the same message is sent again.
   * @param replaced keys they may have had. Those with another one are left alone: another process has assigned them meanwhile.
   * @returns how many have the key now
   */
  setBatchKey(
    ids: readonly number[],
    batchKey: string | null,
    replaced: readonly (string | null)[],
  ): Promise<number>;
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
    setBatchKey: (ids, batchKey, replaced) =>
      database.change((db) =>
        db
          .update(deliveries)
          .set({ batchKey })
          .where(and(inArray(deliveries.id, [...ids]), isPending, hasKeyOf([...replaced, batchKey]))),
      ),
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

function hasKeyOf(keys: readonly (string | null)[]): SQL | undefined {
  const isOneOf = inArray(
    deliveries.batchKey,
    keys.filter((key) => key !== null),
  );
  return keys.includes(null) ? or(isNull(deliveries.batchKey), isOneOf) : isOneOf;
}

function waitingSince(db: QueryBuilder, before: number) {
  const those = (areWaiting: SQL) =>
    db
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(and(areWaiting, lt(deliveries.createdAt, before)));
  return those(isPending).unionAll(those(isHeld));
}
