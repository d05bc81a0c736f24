import {
  type BaseInteraction,
  ChannelType,
  type CommandInteraction,
  type MessageComponentInteraction,
  PermissionFlagsBits,
} from 'discord.js';
import { z } from 'zod';
import { UserError } from '../../errors.ts';
import type { NewPlace } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';

/** Where a follow is told: to the asker alone, or in the channel asked from. */
export const where = z.enum(['dm', 'here']);
export type Where = z.infer<typeof where>;

type Asked = CommandInteraction | MessageComponentInteraction;

/** Channel types that alerts can be posted in; a forum post is a public thread. */
export const ALERT_CHANNEL_TYPES = [
  ChannelType.GuildText,
  ChannelType.GuildAnnouncement,
  ChannelType.AnnouncementThread,
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
] as const;

const THREADS: ReadonlySet<ChannelType> = new Set([
  ChannelType.AnnouncementThread,
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
]);

/**
 * What the bot lacks to post alerts, by the names of `texts.permissions`.
 * @param type undefined for the channel asked from: without the Guilds intent an interaction does not tell its type
 */
export function missingPermissions(granted: bigint, type: ChannelType | undefined, texts: Texts): string[] {
  const has = (name: keyof Texts['permissions']) =>
    (granted & (PermissionFlagsBits[name] | PermissionFlagsBits.Administrator)) !== 0n;
  const send = type !== undefined && THREADS.has(type) ? 'SendMessagesInThreads' : 'SendMessages';
  const maySend = has(send) || (type === undefined && has('SendMessagesInThreads'));
  return [
    ...(has('ViewChannel') ? [] : [texts.permissions.ViewChannel]),
    ...(maySend ? [] : [texts.permissions[send]]),
    ...(has('EmbedLinks') ? [] : [texts.permissions.EmbedLinks]),
  ];
}

/** What a reply in the channel asked from needs, one by one. */
export function permissionsHere({ appPermissions }: BaseInteraction, texts: Texts) {
  const missing = missingPermissions(appPermissions.bitfield, undefined, texts);
  const { ViewChannel, SendMessages, EmbedLinks, ReadMessageHistory } = texts.permissions;
  return [
    ...[ViewChannel, SendMessages, EmbedLinks].map((name) => ({ name, granted: !missing.includes(name) })),
    { name: ReadMessageHistory, granted: appPermissions.has(PermissionFlagsBits.ReadMessageHistory) },
  ];
}

/** The asker's DMs. */
export function dmOf(interaction: BaseInteraction): NewPlace {
  return { kind: 'user', discordId: interaction.user.id, guildId: null, locale: interaction.locale };
}

/** The channel asked from; null where the bot itself is no member (DMs, group chats, user installs elsewhere). */
export function channelOf(interaction: BaseInteraction): NewPlace | null {
  const { guildId, channelId, authorizingIntegrationOwners: owners } = interaction;
  if (guildId === null || channelId === null || owners.guildId !== guildId) return null;
  return {
    kind: 'channel',
    discordId: channelId,
    guildId,
    locale: interaction.guildLocale ?? interaction.locale,
  };
}

/**
 * The place that somebody chose, checked: the bot may post there, and so may the asker.
 * @throws UserError naming what is missing
 */
export function readPlace(interaction: Asked, where: Where, texts: Texts): NewPlace {
  if (where === 'dm') return dmOf(interaction);
  const place = channelOf(interaction);
  if (place === null) throw new UserError(texts.input.notHere);
  const missing = missingPermissions(interaction.appPermissions.bitfield, undefined, texts);
  if (missing.length > 0) {
    throw new UserError(texts.input.missingPermissions(missing.join(', '), `<#${place.discordId}>`));
  }
  const { SendMessages, SendMessagesInThreads } = PermissionFlagsBits;
  if (!interaction.memberPermissions?.any(SendMessages | SendMessagesInThreads)) {
    throw new UserError(texts.input.youMayNotPost);
  }
  return place;
}
