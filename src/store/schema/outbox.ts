import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { destinations, partOf } from './destinations.ts';
import { topics, updates } from './topics.ts';

/** Verified webhook bodies, and what polls found in the same form. */
export const events = sqliteTable(
  'events',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** SHA-256 of the raw bytes. */
    digest: text('digest').notNull(),
    kind: text('kind').notNull(),
    source: text('source', { enum: ['webhook', 'poll'] }).notNull(),
    createdAt: integer('created_at').notNull(),
    receivedAt: integer('received_at').notNull(),
    body: text('body').notNull(),
    /** Tracking number or `platform:id`; null for kinds that cause no alert. */
    about: text('about'),
  },
  (table) => [
    // Equal bodies have equal times, and times only grow: with digests alone, inserts would hit random pages of the index.
    uniqueIndex('events_by_digest').on(table.createdAt, table.digest),
    index('events_by_received').on(table.receivedAt),
    index('events_by_topic').on(table.about),
  ],
);

/** The outbox: one update to be posted at one destination. */
export const deliveries = sqliteTable(
  'deliveries',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    eventId: integer('event_id').references(() => events.id, { onDelete: 'set null' }),
    destinationId: partOf('destination_id', () => destinations.id),
    updateId: partOf('update_id', () => updates.id),
    /** `held`: until the destination's quiet hours end or its digest is due. */
    status: text('status', { enum: ['pending', 'held', 'posted', 'failed'] }).notNull(),
    /** Deliveries with the same key are one message; written before it is sent. */
    batchKey: text('batch_key'),
    /**
     * The channel, thread or forum where it may have been posted already, and is tried again. Null: wherever
     * it belongs.
     */
    triedIn: text('tried_in'),
    messageId: text('message_id'),
    reason: text('reason'),
    createdAt: integer('created_at').notNull(),
    finishedAt: integer('finished_at'),
  },
  (table) => [
    uniqueIndex('deliveries_once').on(table.destinationId, table.updateId),
    index('deliveries_pending').on(table.destinationId, table.id).where(sql`status = 'pending'`),
    index('deliveries_pending_by_age').on(table.id, table.destinationId).where(sql`status = 'pending'`),
    index('deliveries_held').on(table.destinationId, table.id).where(sql`status = 'held'`),
    index('deliveries_by_message').on(table.messageId).where(sql`message_id is not null`),
    index('deliveries_by_event').on(table.eventId),
    index('deliveries_by_update').on(table.updateId),
    index('deliveries_finished').on(table.finishedAt).where(sql`finished_at is not null`),
  ],
);

/** The message about a parcel at a destination that is edited with each scan, and the thread of the parcel's alerts. */
export const liveCards = sqliteTable(
  'live_cards',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    destinationId: partOf('destination_id', () => destinations.id),
    topicId: partOf('topic_id', () => topics.id),
    /** Null before it is posted, and after it was deleted. */
    messageId: text('message_id'),
    /** When the last card was posted, also after it was deleted. */
    postedAt: integer('posted_at'),
    /** When a post was attempted whose outcome is unknown; null: none was. */
    attemptedAt: integer('attempted_at'),
    /** The thread on the card, or the forum post that it starts; null: none. */
    threadId: text('thread_id'),
    /** When a scan made the card out of date; null: it shows the newest scan. */
    staleAt: integer('stale_at'),
    /** The card is not edited before this; null: any time. */
    retryAt: integer('retry_at'),
    /** When the thread's title is checked next; null: it is right. */
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
