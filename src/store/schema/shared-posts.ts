import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Posts that the bot made for people: who may delete them, and which show their name. */
export const sharedPosts = sqliteTable(
  'shared_posts',
  {
    messageId: text('message_id').primaryKey(),
    channelId: text('channel_id').notNull(),
    userId: text('user_id').notNull(),
    isNamed: integer('is_named', { mode: 'boolean' }).notNull(),
    postedAt: integer('posted_at').notNull(),
  },
  (table) => [
    index('shared_posts_by_user').on(table.userId, table.postedAt),
    index('shared_posts_by_age').on(table.postedAt),
  ],
);

/** Polls running in channels, one per product and channel. Doesn't store who asked. */
export const channelPolls = sqliteTable(
  'channel_polls',
  {
    channelId: text('channel_id').notNull(),
    /** As `platform:id`. */
    product: text('product').notNull(),
    /** Null: it is being posted. */
    messageId: text('message_id'),
    endsAt: integer('ends_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.product] }),
    index('channel_polls_by_message').on(table.messageId),
    index('channel_polls_by_end').on(table.endsAt),
  ],
);
