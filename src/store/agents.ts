import { asc, sql } from 'drizzle-orm';
import { agents } from './schema/index.ts';
import type { Database } from './sqlite/database.ts';

export interface AgentStore {
  /** Identifiers, alphabetically. */
  list(): Promise<string[]>;
  /** Stores the agents that the service has just named. */
  add(ids: readonly string[], now: number): Promise<void>;
}

export function createAgentStore(database: Database): AgentStore {
  return {
    async list() {
      const rows = database.select({ id: agents.id }).from(agents).orderBy(asc(agents.id)).all();
      return rows.map((row) => row.id);
    },
    async add(ids, now) {
      if (ids.length === 0) return;
      database
        .insert(agents)
        .values(ids.map((id) => ({ id, lastSeenAt: now })))
        .onConflictDoUpdate({ target: agents.id, set: { lastSeenAt: sql`excluded.last_seen_at` } })
        .run();
    },
  };
}
