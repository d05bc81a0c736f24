import { count, eq } from 'drizzle-orm';
import { one, type Work } from './database/work.ts';
import { follows } from './schema/index.ts';

/** How much a person follows, price watches included. */
export function* countFollows(userId: string): Work<number> {
  const counted = yield* one((db) =>
    db.select({ total: count() }).from(follows).where(eq(follows.userId, userId)),
  );
  return counted.total;
}
