import { sql } from 'drizzle-orm';
import {
  customType,
  index,
  integer,
  type SQLiteColumn,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import {
  ALERT_LEVELS,
  type AlertLevel,
  DEFAULT_PINGS,
  IMPORTANCES,
  type Importance,
  type PingReason,
} from '../../domain/alerts/alert-level.ts';

/** Stored as the level's index: SQL compares it with an importance. */
export const levelColumn = ranked<AlertLevel>(ALERT_LEVELS);
export const importanceColumn = ranked<Importance>(IMPORTANCES);

function ranked<Name extends string>(names: readonly [Name, ...Name[]]) {
  return customType<{ data: Name; driverData: number }>({
    dataType: () => 'integer',
    toDriver: (name) => names.indexOf(name),
    fromDriver: (rank) => names[rank] ?? names[0],
  });
}

/** A foreign key that deletes this row with the one it refers to. */
export const partOf = (name: string, id: () => SQLiteColumn) =>
  integer(name).notNull().references(id, { onDelete: 'cascade' });

export const destinations = sqliteTable(
  'destinations',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    kind: text('kind', { enum: ['channel', 'user'] }).notNull(),
    discordId: text('discord_id').notNull(),
    guildId: text('guild_id'),
    /** Whether it is a forum, where each parcel has its own post. */
    forum: integer('forum', { mode: 'boolean' }).notNull().default(false),
    /** Language of the alerts posted there, as Discord spells it. */
    locale: text('locale').notNull(),
    lastPostedAt: integer('last_posted_at'),
    /** When Discord refused a post; null while posting works. */
    suspendedAt: integer('suspended_at'),
    suspensionReason: text('suspension_reason'),
    /** When the bot tries to post again; null while posting works, or after the last probe. */
    probeAt: integer('probe_at'),
    /** Failed probes in a row since the destination was suspended. */
    probes: integer('probes').notNull().default(0),
    /** When the people who chose this destination were told that it is suspended; null: not since the last post. */
    reportedAt: integer('reported_at'),
    /** The level of new follows here; null: milestones. */
    defaultLevel: levelColumn('default_level'),
    /** One message for each parcel, edited with each scan; ordinary scans are not posted. */
    liveCards: integer('live_cards', { mode: 'boolean' }).notNull().default(false),
    /** With live cards: nothing else is posted about parcels. */
    cardsOnly: integer('cards_only', { mode: 'boolean' }).notNull().default(false),
    silent: integer('silent', { mode: 'boolean' }).notNull().default(false),
    /** Quiet hours, as minutes after midnight in `timeZone`; both null: none. */
    quietFrom: integer('quiet_from'),
    quietUntil: integer('quiet_until'),
    /** When the daily digest is posted, as minutes after midnight in `timeZone`; null: alerts are posted at once. */
    digestAt: integer('digest_at'),
    /** IANA name; null: UTC. */
    timeZone: text('time_zone'),
    /** From this moment on, deliveries are held back until the scheduler releases them; null: never. */
    holdFrom: integer('hold_from'),
    /** When the scheduler releases them and sets the next hold; null: never. */
    heldUntil: integer('held_until'),
  },
  (table) => [
    uniqueIndex('destinations_by_discord_id').on(table.kind, table.discordId),
    index('destinations_to_probe').on(table.probeAt).where(sql`probe_at is not null`),
    index('destinations_to_release').on(table.heldUntil).where(sql`held_until is not null`),
    index('destinations_to_report')
      .on(table.suspendedAt)
      .where(sql`suspended_at is not null and reported_at is null and kind = 'channel'`),
    index('destinations_suspended').on(table.id).where(sql`suspended_at is not null`),
    index('destinations_with_live_cards').on(table.id).where(sql`live_cards or forum`),
  ],
);

/** Channels that a manager of a server chose for one kind of event. */
export const alertChannels = sqliteTable(
  'alert_channels',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    destinationId: partOf('destination_id', () => destinations.id),
    guildId: text('guild_id').notNull(),
    event: text('event', { enum: ['tracking', 'qc'] }).notNull(),
    roleId: text('role_id'),
    mask: integer('mask', { mode: 'boolean' }).notNull(),
    level: levelColumn('level').notNull().default(sql`0`),
    pings: text('pings', { mode: 'json' }).$type<readonly PingReason[]>().notNull().default(DEFAULT_PINGS),
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
