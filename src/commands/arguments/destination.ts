import {
  type BaseInteraction,
  ChannelType,
  type CommandInteraction,
  type MessageComponentInteraction,
  PermissionFlagsBits,
  type PermissionsBitField,
  Routes,
} from 'discord.js';
import { z } from 'zod';
import type { NewDestination } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';

/** Where a follow is told: to the asker alone, or in the channel asked from. */
export const followTarget = z.enum(['dm', 'here']);
export type FollowTarget = z.infer<typeof followTarget>;

type FollowInteraction = CommandInteraction | MessageComponentInteraction;

/** Channel types that alerts can be posted in; a forum post is a public thread. */
export const ALERT_CHANNEL_TYPES = [
  ChannelType.GuildText,
  ChannelType.GuildAnnouncement,
  ChannelType.AnnouncementThread,
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
] as const;

const THREADS: ReadonlySet<number> = new Set([
  ChannelType.AnnouncementThread,
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
]);

/** The permission that writing takes: channels have one and threads another, and neither implies the other. */
export function sendPermission(type: number): 'SendMessages' | 'SendMessagesInThreads' {
  return THREADS.has(type) ? 'SendMessagesInThreads' : 'SendMessages';
}

const typed = z.object({ type: z.number() });

/**
 * The permission that writing takes in the channel asked from. Interactions tell the channel's type, but discord.js
 * drops it, and without the Guilds intent it knows no channel: Discord is asked, where the answer makes a difference.
 */
async function sendPermissionHere(
  { client, channelId, appPermissions }: BaseInteraction,
  ...granted: readonly (Readonly<PermissionsBitField> | null)[]
) {
  const { ViewChannel, SendMessages, SendMessagesInThreads } = PermissionFlagsBits;
  const differs = granted.some((bits) => bits?.has(SendMessages) !== bits?.has(SendMessagesInThreads));
  if (!differs || channelId === null || !appPermissions.has(ViewChannel)) return 'SendMessages';
  return sendPermission(typed.parse(await client.rest.get(Routes.channel(channelId))).type);
}

/** What the bot lacks to post alerts, by the names of `texts.permissions`. */
export function missingPermissions(
  granted: bigint,
  send: ReturnType<typeof sendPermission>,
  texts: Texts,
): string[] {
  const needed = ['ViewChannel', send, 'EmbedLinks'] as const;
  return needed
    .filter((name) => (granted & (PermissionFlagsBits[name] | PermissionFlagsBits.Administrator)) === 0n)
    .map((name) => texts.permissions[name]);
}

/** What a reply in the channel asked from needs, one by one. */
export async function permissionsHere(interaction: BaseInteraction, texts: Texts) {
  const { appPermissions } = interaction;
  const send = await sendPermissionHere(interaction, appPermissions);
  return (['ViewChannel', send, 'EmbedLinks', 'ReadMessageHistory'] as const).map((name) => ({
    name: texts.permissions[name],
    granted: appPermissions.has(PermissionFlagsBits[name]),
  }));
}

/** The asker's DMs. */
export function dmDestination(interaction: BaseInteraction): NewDestination {
  return { kind: 'user', discordId: interaction.user.id, guildId: null, locale: interaction.locale };
}

/** The channel asked from; null where the bot itself is no member (DMs, group chats, user installs elsewhere). */
export function channelDestination(interaction: BaseInteraction): NewDestination | null {
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
export async function resolveDestination(
  interaction: FollowInteraction,
  followTarget: FollowTarget,
  texts: Texts,
): Promise<NewDestination> {
  if (followTarget === 'dm') return dmDestination(interaction);
  const destination = channelDestination(interaction);
  if (destination === null) throw new UserFacingError(texts.input.cannotPostHere);
  const { appPermissions, memberPermissions } = interaction;
  const send = await sendPermissionHere(interaction, appPermissions, memberPermissions);
  const missing = missingPermissions(appPermissions.bitfield, send, texts);
  if (missing.length > 0) {
    throw new UserFacingError(
      texts.input.missingPermissions(missing.join(', '), `<#${destination.discordId}>`),
    );
  }
  if (!memberPermissions?.has(PermissionFlagsBits[send]))
    throw new UserFacingError(texts.input.userCannotPost);
  return destination;
}
