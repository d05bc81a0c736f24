import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** The bot's replies to links in chat, to edit or delete them with the message. No content of the message is stored. */
export const chatReplies = sqliteTable(
  'chat_replies',
  {
    /** The message that was replied to. */
    sourceId: text('source_id').primaryKey(),
    channelId: text('channel_id').notNull(),
    replyId: text('reply_id').notNull(),
    authorId: text('author_id').notNull(),
    /** When the message was last edited, as far as the reply shows it; null: never. */
    editedAt: integer('edited_at'),
    repliedAt: integer('replied_at').notNull(),
    /** The products of the message, each as `platform:id` or as the link; those that the reply leaves out included. */
    products: text('products', { mode: 'json' }).$type<readonly string[]>().notNull().default([]),
  },
  (table) => [
    index('chat_replies_by_reply').on(table.replyId),
    index('chat_replies_by_author').on(table.authorId),
    index('chat_replies_by_age').on(table.repliedAt),
  ],
);
