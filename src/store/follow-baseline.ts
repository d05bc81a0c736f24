import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { change, row, type Work } from './database/work.ts';
import { follows } from './schema/index.ts';

/** Whether the topic has been synced for at least one of its follows. */
export function* isSynced(topicId: number): Work<boolean> {
  const which = and(eq(follows.topicId, topicId), isNotNull(follows.baselineAt));
  const synced = yield* row((db) => db.select({ id: follows.id }).from(follows).where(which).limit(1));
  return synced !== undefined;
}

/** Sets the baseline of the follows that have none: updates seen until then cause no alert for them. */
export function* setBaseline(topicId: number, baselineAt: number): Work<void> {
  const which = and(eq(follows.topicId, topicId), isNull(follows.baselineAt));
  yield* change((db) => db.update(follows).set({ baselineAt }).where(which));
}
