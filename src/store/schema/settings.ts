import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { KilogramPrice } from '../../domain/hauls/shipping.ts';

/** Settings of servers, and their language in Discord. A server without a row has the defaults. */
export const guildSettings = sqliteTable('guild_settings', {
  guildId: text('guild_id').primaryKey(),
  autoConvert: integer('auto_convert', { mode: 'boolean' }).notNull(),
  /** Agents to show first, as a JSON array of identifiers; empty: the default order. */
  agents: text('agents', { mode: 'json' }).$type<readonly string[]>().notNull(),
  /** Language of public messages (BCP 47); null: the server's language in Discord. */
  language: text('language'),
  /** The server's language in Discord, as Discord spells it; null: not known yet. */
  locale: text('locale'),
  /** Prices also in this currency (ISO 4217); null: only in the listing's. */
  currency: text('currency'),
  /** Whether public replies about products offer to add them to a haul. */
  haulButtons: integer('haul_buttons', { mode: 'boolean' }).notNull().default(true),
  /** For the hauls of members who typed none; null: none. */
  kilogramPrice: text('kilogram_price', { mode: 'json' }).$type<KilogramPrice>(),
});

/** Channels whose link conversion differs from their server's, or where Discord refused a reply. */
export const channelSettings = sqliteTable(
  'channel_settings',
  {
    channelId: text('channel_id').primaryKey(),
    guildId: text('guild_id').notNull(),
    /** Null: the server's setting. */
    autoConvert: integer('auto_convert', { mode: 'boolean' }),
    /** When Discord last refused a reply there; null: not since the last success. */
    refusedAt: integer('refused_at'),
  },
  (table) => [index('channel_settings_by_guild').on(table.guildId)],
);

/** Settings of people. A person without a row has the defaults. */
export const userSettings = sqliteTable('user_settings', {
  userId: text('user_id').primaryKey(),
  /** Whether links in this person's messages get no reply. */
  optedOut: integer('opted_out', { mode: 'boolean' }).notNull(),
  /** Agents to show first, as in the settings of a server. */
  agents: text('agents', { mode: 'json' }).$type<readonly string[]>().notNull(),
  /** Prices also in this currency (ISO 4217); empty: only in the listing's; null: the server's setting. */
  currency: text('currency'),
  /** Null: the server's setting. */
  kilogramPrice: text('kilogram_price', { mode: 'json' }).$type<KilogramPrice>(),
  /** Until when a second currency, chosen by the person's language, is offered; null: not offered yet. */
  currencyOfferEndsAt: integer('currency_offer_ends_at'),
});

/** The bot's replies to links in chat, to edit or delete them with the message. No content of the message is stored. */
export const chatReplies = sqliteTable(
  'chat_replies',
  {
    /** The message that was replied to. */
    sourceId: text('source_id').primaryKey(),
    channelId: text('channel_id').notNull(),
    replyId: text('reply_id').notNull(),
    authorId: text('author_id').notNull(),
    /** The last edit of the message that the reply reflects; null: none. */
    editedAt: integer('edited_at'),
    repliedAt: integer('replied_at').notNull(),
    /** The products in the message, each as `platform:id` or as the link, including those that the reply omits. */
    products: text('products', { mode: 'json' }).$type<readonly string[]>().notNull().default([]),
  },
  (table) => [
    index('chat_replies_by_reply').on(table.replyId),
    index('chat_replies_by_author').on(table.authorId),
    index('chat_replies_by_age').on(table.repliedAt),
  ],
);
