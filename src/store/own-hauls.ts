import { and, eq, max, type SQL } from 'drizzle-orm';
import { change, one, type Work } from './database/work.ts';
import { hauls } from './schema/index.ts';

export function ownHaul(userId: string, id: number): SQL | undefined {
  return and(eq(hauls.id, id), eq(hauls.userId, userId));
}

/** Changes a haul that somebody has. @returns false if it isn't this person's */
export function* changeHaul(
  userId: string,
  id: number,
  values: Partial<Omit<typeof hauls.$inferInsert, 'id' | 'userId' | 'changedAt'>>,
  now: number,
): Work<boolean> {
  const changedAt = yield* momentOfChange(userId, now);
  const which = ownHaul(userId, id);
  return (
    (yield* change((db) =>
      db
        .update(hauls)
        .set({ ...values, changedAt })
        .where(which),
    )) > 0
  );
}

/** Later than every earlier change of the person's hauls, also when the clock was set back: the last one comes first. */
export function* momentOfChange(userId: string, now: number): Work<number> {
  const { newest } = yield* one((db) =>
    db
      .select({ newest: max(hauls.changedAt) })
      .from(hauls)
      .where(eq(hauls.userId, userId)),
  );
  return newest === null ? now : Math.max(now, newest + 1);
}
