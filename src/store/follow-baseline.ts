import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { follows } from './schema/index.ts';
import type { Database } from './sqlite/database.ts';

/** Whether the topic has been synced for at least one of its follows. */
export function isSynced(database: Database, topicId: number): boolean {
  const synced = database
    .select({ id: follows.id })
    .from(follows)
    .where(and(eq(follows.topicId, topicId), isNotNull(follows.baselineAt)))
    .limit(1)
    .get();
  return synced !== undefined;
}

/** Sets the baseline of the follows that have none: updates seen until then cause no alert for them. */
export function setBaseline(database: Database, topicId: number, baselineAt: number): void {
  database
    .update(follows)
    .set({ baselineAt })
    .where(and(eq(follows.topicId, topicId), isNull(follows.baselineAt)))
    .run();
}
