import { asc, sql } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { rows } from './database/work.ts';
import { agents } from './schema/index.ts';

export interface AgentStore {
  /** Identifiers, alphabetically. */
  list(): Promise<string[]>;
  /** Stores the agents that the service has just named. */
  add(ids: readonly string[], now: number): Promise<void>;
}

export function createAgentStore(database: Database): AgentStore {
  return {
    list: () =>
      database.run(function* () {
        const known = yield* rows((db) => db.select({ id: agents.id }).from(agents).orderBy(asc(agents.id)));
        return known.map(({ id }) => id);
      }),
    async add(ids, now) {
      if (ids.length === 0) return;
      const values = ids.map((id) => ({ id, lastSeenAt: now }));
      const set = { lastSeenAt: sql`excluded.last_seen_at` };
      await database.change((db) =>
        db.insert(agents).values(values).onConflictDoUpdate({ target: agents.id, set }),
      );
    },
  };
}
