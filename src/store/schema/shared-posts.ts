import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What people had the bot post for them: who may take it back, and which posts show their name. */
export const sharedPosts = sqliteTable(
  'shared_posts',
  {
    messageId: text('message_id').primaryKey(),
    channelId: text('channel_id').notNull(),
    userId: text('user_id').notNull(),
    isNamed: integer('is_named', { mode: 'boolean' }).notNull(),
    postedAt: integer('posted_at').notNull(),
  },
  (table) => [index('shared_posts_by_user').on(table.userId, table.postedAt)],
);
