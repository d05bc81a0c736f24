import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** Where alerts are posted: a channel (or thread), or a person's DMs. */
export const destinations = sqliteTable(
  'destinations',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    kind: text('kind', { enum: ['channel', 'user'] }).notNull(),
    /** Id of the channel, or of the user. */
    discordId: text('discord_id').notNull(),
    guildId: text('guild_id'),
    /** Language of the alerts posted there, as Discord spells it. */
    locale: text('locale').notNull(),
    lastPostedAt: integer('last_posted_at'),
    /** When Discord refused a post; null while posting works. */
    suspendedAt: integer('suspended_at'),
    suspensionReason: text('suspension_reason'),
    /** When the bot tries to post again; null while posting works, or after the last try. */
    probeAt: integer('probe_at'),
    /** Failed tries in a row since the destination was suspended. */
    probes: integer('probes').notNull().default(0),
  },
  (table) => [
    uniqueIndex('destinations_by_discord_id').on(table.kind, table.discordId),
    index('destinations_to_probe').on(table.probeAt).where(sql`probe_at is not null`),
  ],
);

/** Channels that a manager of a server chose for one kind of event. */
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
    /** Null after that person deleted their data. */
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
