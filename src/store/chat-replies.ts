import { eq, inArray, lt } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { chatReplies } from './schema/index.ts';

export type ChatReply = typeof chatReplies.$inferSelect;

/** Which reply belongs to which message: ids and times, no text. */
export function createChatReplyStore(database: Database) {
  return {
    add: (reply: ChatReply) =>
      database.change((db) => db.insert(chatReplies).values(reply).onConflictDoNothing()),
    /** The replies to these messages. */
    of: (sourceIds: readonly string[]) =>
      database.rows((db) =>
        db
          .select()
          .from(chatReplies)
          .where(inArray(chatReplies.sourceId, [...sourceIds])),
      ),
    byReply: (replyId: string) =>
      database.row((db) => db.select().from(chatReplies).where(eq(chatReplies.replyId, replyId))),
    /** The reply now shows the message as it is after an edit. */
    recordEdit: (sourceId: string, { editedAt, products }: Pick<ChatReply, 'editedAt' | 'products'>) =>
      database.change((db) =>
        db.update(chatReplies).set({ editedAt, products }).where(eq(chatReplies.sourceId, sourceId)),
      ),
    remove: (sourceId: string) =>
      database.change((db) => db.delete(chatReplies).where(eq(chatReplies.sourceId, sourceId))),
    removeReply: (replyId: string) =>
      database.change((db) => db.delete(chatReplies).where(eq(chatReplies.replyId, replyId))),
    /** Deletes at most `limit` replies that were posted before then. @returns how many */
    prune: (before: number, limit: number) =>
      database.change((db) => {
        const old = db
          .select({ id: chatReplies.sourceId })
          .from(chatReplies)
          .where(lt(chatReplies.repliedAt, before));
        return db.delete(chatReplies).where(inArray(chatReplies.sourceId, old.limit(limit)));
      }),
  };
}
