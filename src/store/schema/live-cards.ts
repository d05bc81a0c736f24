import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { destinations } from './destinations.ts';
import { topics } from './topics.ts';

/** The message about a parcel at a destination that is edited with each scan, and the thread of the parcel's alerts. */
export const liveCards = sqliteTable(
  'live_cards',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    destinationId: integer('destination_id')
      .notNull()
      .references(() => destinations.id, { onDelete: 'cascade' }),
    topicId: integer('topic_id')
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    /** Null before it is posted, and after it was deleted. */
    messageId: text('message_id'),
    /** When the last card was posted, also after it was deleted. */
    postedAt: integer('posted_at'),
    /** Since when a post is under way that no answer has confirmed; null: none is. */
    attemptedAt: integer('attempted_at'),
    /** The thread on the card, or the forum post that it begins; null: none. */
    threadId: text('thread_id'),
    /** When a scan made the card out of date; null: it shows the newest scan. */
    staleAt: integer('stale_at'),
    /** The card is not edited before this; null: any time. */
    retryAt: integer('retry_at'),
    /** From when on the thread's title is compared with what it is to be; null: it is right. */
    renameAt: integer('rename_at'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('live_cards_by_topic').on(table.destinationId, table.topicId),
    index('live_cards_of_topic').on(table.topicId),
    index('live_cards_by_post').on(table.postedAt).where(sql`posted_at is not null`),
    index('live_cards_by_thread').on(table.threadId).where(sql`thread_id is not null`),
    index('live_cards_to_rename')
      .on(table.renameAt)
      .where(sql`rename_at is not null and thread_id is not null`),
    index('live_cards_stale').on(table.destinationId, table.staleAt).where(sql`stale_at is not null`),
  ],
);
