import type { Database } from './database/database.ts';
import { deleteFrom, selectFrom } from './database/queries.ts';
import { sharedPosts } from './schema/index.ts';

export type SharedPost = typeof sharedPosts.$inferSelect;

/** Posts that people shared in channels: ids and times, nothing of what they say. */
export function createSharedPostStore(database: Database) {
  return {
    /** Again, the same post stays as it is. */
    add: (post: SharedPost) =>
      database.change((db) => db.insert(sharedPosts).values(post).onConflictDoNothing()),
    get: (messageId: string) => database.row(selectFrom(sharedPosts, { messageId })),
    remove: (messageId: string) => database.change(deleteFrom(sharedPosts, { messageId })),
    /** Those that show this person's name, oldest first. */
    named: (userId: string) =>
      database.rows(selectFrom(sharedPosts, { userId, isNamed: true }, { orderBy: [sharedPosts.postedAt] })),
  };
}
