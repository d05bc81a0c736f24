import { inArray, lt } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { deleteFrom, deleteSome, selectFrom, update } from './database/queries.ts';
import { chatReplies } from './schema/index.ts';

export type ChatReply = typeof chatReplies.$inferSelect;

/** Which reply belongs to which message: ids and times, no text. */
export function createChatReplyStore(database: Database) {
  return {
    add: (reply: ChatReply) =>
      database.change((db) => db.insert(chatReplies).values(reply).onConflictDoNothing()),
    of: (sourceIds: readonly string[]) =>
      database.rows(selectFrom(chatReplies, inArray(chatReplies.sourceId, [...sourceIds]))),
    byReply: (replyId: string) => database.row(selectFrom(chatReplies, { replyId })),
    recordEdit: (sourceId: string, { editedAt, products }: Pick<ChatReply, 'editedAt' | 'products'>) =>
      database.change(update(chatReplies, { editedAt, products }, { sourceId })),
    remove: (sourceId: string) => database.change(deleteFrom(chatReplies, { sourceId })),
    removeReply: (replyId: string) => database.change(deleteFrom(chatReplies, { replyId })),
    /** Deletes at most `limit` replies that were posted before then. @returns how many */
    prune: (before: number, limit: number) =>
      database.change(
        deleteSome(chatReplies, chatReplies.sourceId, lt(chatReplies.repliedAt, before), limit),
      ),
  };
}
