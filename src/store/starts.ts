import { asc, gte, lt } from 'drizzle-orm';
import { type Database, writeTransaction } from './database.ts';
import { starts } from './schema.ts';

const KEPT_MS = 24 * 3_600_000;

/** When processes were started on this database. */
export interface StartStore {
  /** Notes a start, and forgets those of more than a day ago. */
  note(now: number): Promise<void>;
  /** Oldest first. */
  since(at: number): Promise<number[]>;
}

export function createStartStore(database: Database): StartStore {
  return {
    async note(now) {
      writeTransaction(database, () => {
        database
          .delete(starts)
          .where(lt(starts.at, now - KEPT_MS))
          .run();
        database.insert(starts).values({ at: now }).onConflictDoNothing().run();
      });
    },
    async since(at) {
      const rows = database.select().from(starts).where(gte(starts.at, at)).orderBy(asc(starts.at)).all();
      return rows.map((row) => row.at);
    },
  };
}
