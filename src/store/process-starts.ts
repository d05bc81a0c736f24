import { asc, gte, lt } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { change, rows } from './database/work.ts';
import { processStarts } from './schema/index.ts';

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
      await database.transaction(function* () {
        yield* change((db) => db.delete(processStarts).where(lt(processStarts.at, now - RETENTION_MS)));
        yield* change((db) => db.insert(processStarts).values({ at: now }).onConflictDoNothing());
      });
    },
    since: (at) =>
      database.run(function* () {
        const starts = yield* rows((db) =>
          db.select().from(processStarts).where(gte(processStarts.at, at)).orderBy(asc(processStarts.at)),
        );
        return starts.map((start) => start.at);
      }),
  };
}
