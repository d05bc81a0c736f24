import { and, inArray, lt, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/sqlite-core';
import { createPendingDeliveries, isHeld, isPending, type PendingDeliveries } from './pending-deliveries.ts';
import { createPostedDeliveries, type PostedDeliveries } from './posted-deliveries.ts';
import { deliveries } from './schema/index.ts';
import type { Database } from './sqlite/database.ts';

/** The outbox. `ingest.record` adds the rows, in the transaction that stores their event. */
export interface DeliveryStore extends PendingDeliveries, PostedDeliveries {
  /** Assigns deliveries to one message before it is sent: after a crash, the same message is sent again. */
  setBatchKey(ids: readonly number[], batchKey: string | null): Promise<void>;
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
    async setBatchKey(ids, batchKey) {
      database
        .update(deliveries)
        .set({ batchKey })
        .where(inArray(deliveries.id, [...ids]))
        .run();
    },
    async failed(ids, reason, now) {
      database
        .update(deliveries)
        .set({ status: 'failed', reason, finishedAt: now })
        .where(inArray(deliveries.id, [...ids]))
        .run();
    },
    async expire(before, reason, now, limit) {
      const waitingSince = (isWaiting: SQL) =>
        database
          .select({ id: deliveries.id })
          .from(deliveries)
          .where(and(isWaiting, lt(deliveries.createdAt, before)));
      const expired = unionAll(waitingSince(isPending), waitingSince(isHeld)).limit(limit);
      return database
        .update(deliveries)
        .set({ status: 'failed', reason, finishedAt: now })
        .where(inArray(deliveries.id, expired))
        .run().changes;
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
