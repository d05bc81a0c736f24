import { eq } from 'drizzle-orm';
import { type HoldTimes, nextHold } from '../domain/hold.ts';
import { destinations } from './schema/index.ts';
import type { Database } from './sqlite/database.ts';
import { writeTransaction } from './sqlite/transactions.ts';

/** Quiet hours and digests: deliveries that wait. */
export interface HoldStore {
  /** Changes when a destination is left in peace. */
  configure(destinationId: number, times: HoldTimes, now: number): Promise<void>;
}

export function createHoldStore(database: Database): HoldStore {
  return {
    async configure(destinationId, times, now) {
      writeTransaction(database, () => {
        const hold = nextHold(times, now);
        database
          .update(destinations)
          .set({ ...times, holdFrom: hold?.from ?? null, heldUntil: hold?.until ?? null })
          .where(eq(destinations.id, destinationId))
          .run();
      });
    },
  };
}
