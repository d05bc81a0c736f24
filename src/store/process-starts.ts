import { asc, gte, lt } from 'drizzle-orm';
import { processStarts } from './schema/index.ts';
import type { Database } from './sqlite/database.ts';
import { writeTransaction } from './sqlite/transactions.ts';

const RETENTION_MS = 24 * 3_600_000;

/** When processes started on this database. */
export interface ProcessStartStore {
  /** Records a start, and deletes those of more than a day ago. */
  add(now: number): Promise<void>;
  /** Oldest first. */
  since(at: number): Promise<number[]>;
}

export function createProcessStartStore(database: Database): ProcessStartStore {
  return {
    async add(now) {
      writeTransaction(database, () => {
        database
          .delete(processStarts)
          .where(lt(processStarts.at, now - RETENTION_MS))
          .run();
        database.insert(processStarts).values({ at: now }).onConflictDoNothing().run();
      });
    },
    async since(at) {
      const rows = database
        .select()
        .from(processStarts)
        .where(gte(processStarts.at, at))
        .orderBy(asc(processStarts.at))
        .all();
      return rows.map((row) => row.at);
    },
  };
}
