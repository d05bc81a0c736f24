import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { destinations } from './destinations.ts';
import { updates } from './topics.ts';

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
    // Equal bytes name equal moments, which come in order: digests alone would be all over the index.
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
    destinationId: integer('destination_id')
      .notNull()
      .references(() => destinations.id, { onDelete: 'cascade' }),
    updateId: integer('update_id')
      .notNull()
      .references(() => updates.id, { onDelete: 'cascade' }),
    /** `held`: until the destination's quiet hours end or its digest is due. */
    status: text('status', { enum: ['pending', 'held', 'posted', 'failed'] }).notNull(),
    /** Deliveries with the same key are one message; written before it is sent. */
    batchKey: text('batch_key'),
    /** The channel, thread or forum where it may have been posted already: it is tried there again. Null: wherever it belongs. */
    triedIn: text('tried_in'),
    messageId: text('message_id'),
    /** Why it failed. */
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
