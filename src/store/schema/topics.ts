import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { NOTICES } from '../../domain/alerts/alert-level.ts';
import type { ParcelState } from '../../domain/parcels/wordings/index.ts';
import { destinations, importanceColumn, levelColumn, partOf } from './destinations.ts';

/**
 * What can be followed: a parcel, a product for its QC photos, or the prices of a product (one topic for each
 * watch). A `destination` topic has no followers; its updates record that it rejects messages.
 */
export const topics = sqliteTable(
  'topics',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    kind: text('kind', { enum: ['parcel', 'product', 'price', 'destination'] }).notNull(),
    /** The tracking number; `platform:id`; for a price watch and a destination, an id. */
    key: text('key').notNull(),
    /** When the topic is polled next; null without a follow, or when no further update is expected. */
    nextPollAt: integer('next_poll_at'),
    quietPolls: integer('quiet_polls').notNull().default(0),
    lastUpdateAt: integer('last_update_at'),
    /** When the topic was last followed or reported. */
    touchedAt: integer('touched_at').notNull(),
    /** When the parcel's delivery was added to `delivered_parcels`; null: not yet. */
    deliveryRecordedAt: integer('delivery_recorded_at'),
    /** The parcel's last known state; null before the first. */
    state: text('state').$type<ParcelState>(),
    /** How far the parcel, or the product's QC photos, have come (`domain/alerts/progress.ts`). */
    reached: integer('reached').notNull().default(0),
    /** The country and the city abroad where the parcel was last, `DE Leipzig`, or only the country; null: nowhere yet. */
    abroad: text('abroad'),
    /** The newest time in an update; null: none had one. */
    newestAt: integer('newest_at'),
    /** When followers are told that the parcel has had no scan for a long time; null: never, or they were told. */
    stallAt: integer('stall_at'),
  },
  (table) => [
    uniqueIndex('topics_by_key').on(table.kind, table.key),
    index('topics_due').on(table.nextPollAt).where(sql`next_poll_at is not null`),
    index('topics_to_stall').on(table.stallAt).where(sql`stall_at is not null`),
  ],
);

/** A person follows a topic; its alerts are posted at a destination. */
export const follows = sqliteTable(
  'follows',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    topicId: partOf('topic_id', () => topics.id),
    destinationId: partOf('destination_id', () => destinations.id),
    userId: text('user_id').notNull(),
    label: text('label'),
    /** Whether a channel sees the label instead of the masked number. */
    sharesLabel: integer('shares_label', { mode: 'boolean' }).notNull().default(false),
    level: levelColumn('level').notNull().default(sql`0`),
    /** The person reported a delivered parcel as missing. */
    missing: integer('missing', { mode: 'boolean' }).notNull().default(false),
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

/** Scans and QC sets, each stored once however often it is reported, and what the bot itself notices about a topic. */
export const updates = sqliteTable(
  'updates',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    topicId: partOf('topic_id', () => topics.id),
    /** Equal in two reports of the same update. */
    key: text('key').notNull(),
    data: text('data').notNull(),
    /** What the bot noticed; null: the service reported a scan or a QC set. */
    notice: text('notice', { enum: NOTICES }),
    importance: importanceColumn('importance').notNull().default(sql`0`),
    at: integer('at'),
    seenAt: integer('seen_at').notNull(),
    /** When a webhook first reported it; null if only polls have. */
    webhookAt: integer('webhook_at'),
    /** The date that is told with a scan, as JSON; null: none. */
    arrival: text('arrival'),
  },
  (table) => [
    uniqueIndex('updates_by_key').on(table.topicId, table.key),
    index('updates_by_moment').on(table.topicId, table.at),
    index('updates_by_seen').on(table.seenAt),
  ],
);
