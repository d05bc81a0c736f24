import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** Moments are milliseconds since 1970, UTC; ids that Discord gave are text. */

/** Agents that the service named in a conversion: the interface lists them nowhere (section 2, ConvertResult). */
export const agents = sqliteTable('agents', {
  id: text('id').primaryKey(),
  lastSeenAt: integer('last_seen_at').notNull(),
});

/** Starts of this process, for limits that go on counting over a crash. */
export const processStarts = sqliteTable('process_starts', { at: integer('at').primaryKey() });

/** Where news can be told: a channel (or thread), or a person's DMs. */
export const destinations = sqliteTable(
  'destinations',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    kind: text('kind', { enum: ['channel', 'user'] }).notNull(),
    /** Id of the channel, or of the user. */
    discordId: text('discord_id').notNull(),
    guildId: text('guild_id'),
    /** Language of what is said there, as Discord spells it. */
    locale: text('locale').notNull(),
    lastPostedAt: integer('last_posted_at'),
    /** Discord refused: nothing is posted there until somebody asks to try again. */
    suspendedAt: integer('suspended_at'),
    suspensionReason: text('suspension_reason'),
    /** When posting is tried again without anybody asking; null while posting works. */
    probeAt: integer('probe_at'),
    /** Tries in a row that failed since posting stopped. */
    probes: integer('probes').notNull().default(0),
  },
  (table) => [
    uniqueIndex('destinations_by_discord_id').on(table.kind, table.discordId),
    index('destinations_to_probe').on(table.probeAt).where(sql`probe_at is not null`),
  ],
);

/** Channels that an administrator chose to receive one kind of event. */
export const alertChannels = sqliteTable(
  'alert_channels',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    destinationId: integer('destination_id')
      .notNull()
      .references(() => destinations.id, { onDelete: 'cascade' }),
    guildId: text('guild_id').notNull(),
    event: text('event', { enum: ['tracking', 'qc'] }).notNull(),
    roleId: text('role_id'),
    /** Whether tracking numbers are masked. */
    mask: integer('mask', { mode: 'boolean' }).notNull(),
    addedBy: text('added_by'),
    addedAt: integer('added_at').notNull(),
  },
  (table) => [
    uniqueIndex('alert_channels_by_destination').on(table.destinationId, table.event),
    index('alert_channels_by_event').on(table.event, table.guildId),
    index('alert_channels_by_guild').on(table.guildId),
    index('alert_channels_by_adder').on(table.addedBy),
  ],
);

/** What news is about: a parcel, or a product whose QC photos are watched. */
export const topics = sqliteTable(
  'topics',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    kind: text('kind', { enum: ['parcel', 'product'] }).notNull(),
    /** The tracking number, or `platform:id`. */
    key: text('key').notNull(),
    /** When the poller asks next; null while nobody follows, or when nothing more is expected. */
    nextPollAt: integer('next_poll_at'),
    /** Polls in a row that brought nothing new. */
    quietPolls: integer('quiet_polls').notNull().default(0),
    lastUpdateAt: integer('last_update_at'),
    touchedAt: integer('touched_at').notNull(),
  },
  (table) => [
    uniqueIndex('topics_by_key').on(table.kind, table.key),
    index('topics_due').on(table.nextPollAt).where(sql`next_poll_at is not null`),
  ],
);

/** A standing wish: tell this place about this topic. */
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
    /** What the service had said by then is old to this follower; null until it has been asked once. */
    baselineAt: integer('baseline_at'),
  },
  (table) => [
    uniqueIndex('follows_by_topic').on(table.topicId, table.destinationId, table.userId),
    index('follows_by_user').on(table.userId),
    index('follows_by_destination').on(table.destinationId),
  ],
);

/** Every scan and batch heard of, once, however often and by whatever way it was told. */
export const updates = sqliteTable(
  'updates',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    topicId: integer('topic_id')
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    /** What makes two reports the same news. */
    key: text('key').notNull(),
    data: text('data').notNull(),
    /** The moment the news speaks of, where it names one. */
    at: integer('at'),
    seenAt: integer('seen_at').notNull(),
    /** When a webhook first reported it; null while only polling has. */
    webhookAt: integer('webhook_at'),
  },
  (table) => [
    uniqueIndex('updates_by_key').on(table.topicId, table.key),
    index('updates_by_moment').on(table.topicId, table.at),
    index('updates_by_seen').on(table.seenAt),
  ],
);

/** One verified webhook body, or the same news found by polling. */
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
    /** Tracking number or `platform:id`; null for kinds that nobody is told about. */
    about: text('about'),
  },
  (table) => [
    uniqueIndex('events_by_digest').on(table.digest),
    index('events_by_received').on(table.receivedAt),
    index('events_by_topic').on(table.about),
  ],
);

/** One message that one event owes to one place. */
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
    status: text('status', { enum: ['pending', 'posted', 'failed'] }).notNull(),
    /** Deliveries with one bundle go out as one message; written before it is sent. */
    batchKey: text('batch_key'),
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
    index('deliveries_by_message').on(table.messageId).where(sql`message_id is not null`),
    index('deliveries_by_event').on(table.eventId),
    index('deliveries_by_update').on(table.updateId),
    index('deliveries_finished').on(table.finishedAt).where(sql`finished_at is not null`),
  ],
);

/** What a server decided, and its language in Discord; a server without a row has decided nothing. */
export const guildSettings = sqliteTable('guild_settings', {
  guildId: text('guild_id').primaryKey(),
  autoConvert: integer('auto_convert', { mode: 'boolean' }).notNull(),
  /** Agent identifiers to show first, as JSON; empty: as the catalogue orders them. */
  agents: text('agents', { mode: 'json' }).$type<readonly string[]>().notNull(),
  /** BCP 47, of what everybody sees; null: as the server is set in Discord. */
  language: text('language'),
  /** How the server is set in Discord, as Discord spells it; null: it has not said so yet. */
  locale: text('locale'),
});

/** Channels where links are converted, or are not, whatever the server decided. */
export const channelSettings = sqliteTable(
  'channel_settings',
  {
    channelId: text('channel_id').primaryKey(),
    guildId: text('guild_id').notNull(),
    autoConvert: integer('auto_convert', { mode: 'boolean' }),
    /** Discord refused a reply there, the last time one was tried. */
    refusedAt: integer('refused_at'),
  },
  (table) => [index('channel_settings_by_guild').on(table.guildId)],
);

/** What a person decided. */
export const userSettings = sqliteTable('user_settings', {
  userId: text('user_id').primaryKey(),
  /** Links in this person's messages are left alone. */
  optedOut: integer('opted_out', { mode: 'boolean' }).notNull(),
  agents: text('agents', { mode: 'json' }).$type<readonly string[]>().notNull(),
});

/** Replies to links in chat, so that they go when the message goes. Nothing of the message itself. */
export const chatReplies = sqliteTable(
  'chat_replies',
  {
    sourceId: text('source_id').primaryKey(),
    channelId: text('channel_id').notNull(),
    replyId: text('reply_id').notNull(),
    authorId: text('author_id').notNull(),
    /** When the message was edited last, as far as the reply knows. */
    editedAt: integer('edited_at'),
    repliedAt: integer('replied_at').notNull(),
  },
  (table) => [
    index('chat_replies_by_reply').on(table.replyId),
    index('chat_replies_by_author').on(table.authorId),
    index('chat_replies_by_age').on(table.repliedAt),
  ],
);
