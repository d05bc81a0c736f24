import { and, eq, type SQL } from 'drizzle-orm';
import { momentAfter, update } from './database/queries.ts';
import { change, type Work } from './database/work.ts';
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
  return (yield* change(update(hauls, { ...values, changedAt }, { userId, id }))) > 0;
}

/** Later than every earlier change of the person's hauls, also when the clock was set back: the last one comes first. */
export const momentOfChange = (userId: string, now: number) =>
  momentAfter(hauls, hauls.changedAt, { userId }, now);
