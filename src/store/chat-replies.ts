import { eq, inArray, lt } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { chatReplies } from './schema/index.ts';

export type ChatReply = typeof chatReplies.$inferSelect;

/** Which reply belongs to which message: ids and times, no text. */
export interface ChatReplyStore {
  add(reply: ChatReply): Promise<void>;
  /** The replies to these messages. */
  of(sourceIds: readonly string[]): Promise<ChatReply[]>;
  byReply(replyId: string): Promise<ChatReply | undefined>;
  /** The reply now shows the message as it is after an edit. */
  recordEdit(sourceId: string, edited: Pick<ChatReply, 'editedAt' | 'products'>): Promise<void>;
  remove(sourceId: string): Promise<void>;
  removeReply(replyId: string): Promise<void>;
  /** Deletes at most `limit` replies that were posted before then. @returns how many */
  prune(before: number, limit: number): Promise<number>;
}

export function createChatReplyStore(database: Database): ChatReplyStore {
  return {
    async add(reply) {
      await database.change((db) => db.insert(chatReplies).values(reply).onConflictDoNothing());
    },
    of: (sourceIds) =>
      database.rows((db) =>
        db
          .select()
          .from(chatReplies)
          .where(inArray(chatReplies.sourceId, [...sourceIds])),
      ),
    byReply: (replyId) =>
      database.row((db) => db.select().from(chatReplies).where(eq(chatReplies.replyId, replyId))),
    async recordEdit(sourceId, { editedAt, products }) {
      await database.change((db) =>
        db.update(chatReplies).set({ editedAt, products }).where(eq(chatReplies.sourceId, sourceId)),
      );
    },
    async remove(sourceId) {
      await database.change((db) => db.delete(chatReplies).where(eq(chatReplies.sourceId, sourceId)));
    },
    async removeReply(replyId) {
      await database.change((db) => db.delete(chatReplies).where(eq(chatReplies.replyId, replyId)));
    },
    prune: (before, limit) =>
      database.change((db) => {
        const old = db
          .select({ id: chatReplies.sourceId })
          .from(chatReplies)
          .where(lt(chatReplies.repliedAt, before));
        return db.delete(chatReplies).where(inArray(chatReplies.sourceId, old.limit(limit)));
      }),
  };
}
