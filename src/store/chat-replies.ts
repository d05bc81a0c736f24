import { eq, inArray, lt } from 'drizzle-orm';
import { chatReplies } from './schema/index.ts';
import type { Database } from './sqlite/database.ts';

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
      database.insert(chatReplies).values(reply).onConflictDoNothing().run();
    },
    async of(sourceIds) {
      return database
        .select()
        .from(chatReplies)
        .where(inArray(chatReplies.sourceId, [...sourceIds]))
        .all();
    },
    async byReply(replyId) {
      return database.select().from(chatReplies).where(eq(chatReplies.replyId, replyId)).get();
    },
    async recordEdit(sourceId, { editedAt, products }) {
      database
        .update(chatReplies)
        .set({ editedAt, products })
        .where(eq(chatReplies.sourceId, sourceId))
        .run();
    },
    async remove(sourceId) {
      database.delete(chatReplies).where(eq(chatReplies.sourceId, sourceId)).run();
    },
    async removeReply(replyId) {
      database.delete(chatReplies).where(eq(chatReplies.replyId, replyId)).run();
    },
    async prune(before, limit) {
      const old = database
        .select({ id: chatReplies.sourceId })
        .from(chatReplies)
        .where(lt(chatReplies.repliedAt, before))
        .limit(limit);
      return database.delete(chatReplies).where(inArray(chatReplies.sourceId, old)).run().changes;
    },
  };
}
