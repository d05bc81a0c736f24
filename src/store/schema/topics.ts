import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { destinations } from './destinations.ts';

/** What can be followed: a parcel, or a product for its QC photos. */
export const topics = sqliteTable(
  'topics',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    kind: text('kind', { enum: ['parcel', 'product'] }).notNull(),
    /** The tracking number, or `platform:id`. */
    key: text('key').notNull(),
    /** When the topic is polled next; null without a follow, or when no further update is expected. */
    nextPollAt: integer('next_poll_at'),
    /** Polls in a row that found nothing new. */
    quietPolls: integer('quiet_polls').notNull().default(0),
    lastUpdateAt: integer('last_update_at'),
    /** When the topic was last followed or reported. */
    touchedAt: integer('touched_at').notNull(),
    /** When the parcel's delivery was added to `delivered_parcels`; null: not yet. */
    deliveryRecordedAt: integer('delivery_recorded_at'),
  },
  (table) => [
    uniqueIndex('topics_by_key').on(table.kind, table.key),
    index('topics_due').on(table.nextPollAt).where(sql`next_poll_at is not null`),
  ],
);

/** A person follows a topic; its alerts are posted at a destination. */
export const follows = sqliteTable(
  'follows',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    topicId: integer('topic_id')
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    destinationId: integer('destination_id')
      .notNull()
      .references(() => destinations.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    label: text('label'),
    followedAt: integer('followed_at').notNull(),
    /** When the topic was first synced for this follow: earlier updates cause no alert. Null until then. */
    baselineAt: integer('baseline_at'),
  },
  (table) => [
    uniqueIndex('follows_by_topic').on(table.topicId, table.destinationId, table.userId),
    index('follows_by_user').on(table.userId),
    index('follows_by_destination').on(table.destinationId),
  ],
);

/** Scans and QC sets, each stored once however often a webhook or a poll reports it. */
export const updates = sqliteTable(
  'updates',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    topicId: integer('topic_id')
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    /** Equal in two reports of the same update. */
    key: text('key').notNull(),
    data: text('data').notNull(),
    /** The time that the update names, if it names one. */
    at: integer('at'),
    seenAt: integer('seen_at').notNull(),
    /** When a webhook first reported it; null if only polls have. */
    webhookAt: integer('webhook_at'),
  },
  (table) => [
    uniqueIndex('updates_by_key').on(table.topicId, table.key),
    index('updates_by_moment').on(table.topicId, table.at),
    index('updates_by_seen').on(table.seenAt),
  ],
);
