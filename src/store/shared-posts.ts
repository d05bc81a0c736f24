import { desc, lt } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { deleteFrom, deleteSome, selectFrom } from './database/queries.ts';
import { change } from './database/work.ts';
import { channelPolls, sharedPosts } from './schema/index.ts';

export type SharedPost = typeof sharedPosts.$inferSelect;

/** Posts that people shared in channels: ids and times, nothing of what they say. */
export function createSharedPostStore(database: Database) {
  const { messageId: id, postedAt } = sharedPosts;
  return {
    /** Adds a post; does nothing if it exists. */
    add: (post: SharedPost) =>
      database.change((db) => db.insert(sharedPosts).values(post).onConflictDoNothing()),
    get: (messageId: string) => database.row(selectFrom(sharedPosts, { messageId })),
    /** What this person shared last in a channel. */
    latest: (userId: string, channelId: string) =>
      database.row(selectFrom(sharedPosts, { userId, channelId }, { orderBy: [desc(postedAt)], limit: 1 })),
    /** Removes a post; if it was a poll, the poll ends. */
    remove: (messageId: string) =>
      database.transaction(function* () {
        yield* change(deleteFrom(channelPolls, { messageId }));
        yield* change(deleteFrom(sharedPosts, { messageId }));
      }),
    /** Posts that show this person's name, oldest first. */
    named: (userId: string) =>
      database.rows(selectFrom(sharedPosts, { userId, isNamed: true }, { orderBy: [postedAt] })),
    /** Forgets at most `limit` posts from before then, so that nobody can delete them anymore. @returns how many */
    prune: (before: number, limit: number) =>
      database.change(deleteSome(sharedPosts, id, lt(postedAt, before), limit)),
  };
}
