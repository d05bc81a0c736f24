import {
  type BaseInteraction,
  ChannelType,
  DiscordAPIError,
  PermissionFlagsBits,
  type PermissionsBitField,
  Routes,
} from 'discord.js';
import * as z from 'zod';
import { UserFacingError } from '../../cards/errors.ts';
import type { ComponentInteraction } from '../../discord/interactions/command.ts';
import {
  missingFrom,
  type SendPermission,
  sendPermission,
} from '../../discord/messages/channel-permissions.ts';
import type { Texts } from '../../texts/index.ts';
import type { CommandRequest } from '../replies/request.ts';

/** A channel in an option or a menu, as Discord sends it: without the Guilds intent, discord.js passes it on unchanged. */
export const resolvedChannel = z.object({
  id: z.string(),
  type: z.enum(ChannelType),
  guild_id: z.string().optional(),
  /** Since 2026-07-16 (developers/interactions: resolved channels carry `app_permissions`). */
  app_permissions: z.string().regex(/^\d+$/).optional(),
});

export type ResolvedChannel = z.infer<typeof resolvedChannel>;

/** Nothing else is needed, so a channel of a new type can be selected, too. */
const selectedChannel = resolvedChannel.pick({ id: true, guild_id: true });

/**
 * The channels selected in a menu. The values alone could be forged, but Discord only resolves channels of the server.
 * @throws UserFacingError if the component is not a channel menu
 */
export function selectedChannels(
  { interaction, texts }: CommandRequest<ComponentInteraction>,
  guildId: string,
): string[] {
  if (!interaction.isChannelSelectMenu()) throw new UserFacingError(texts.errors.outdatedComponent);
  return [...interaction.channels.values()]
    .map((channel) => selectedChannel.parse(channel))
    .filter(({ guild_id }) => guild_id === undefined || guild_id === guildId)
    .map(({ id }) => id);
}

const fetchedChannel = z.object({
  type: z.number(),
  parent_id: z.string().nullish(),
  rate_limit_per_user: z.number().nullish(),
});

/** Without the Guilds intent, the bot doesn't know its channels, so Discord is asked. */
export async function fetchChannel({ client }: BaseInteraction, channelId: string) {
  return fetchedChannel.parse(await client.rest.get(Routes.channel(channelId)));
}

/** The same; null for a channel that the bot can't see. */
export async function fetchVisibleChannel(interaction: BaseInteraction, channelId: string) {
  try {
    return await fetchChannel(interaction, channelId);
  } catch (error) {
    if (error instanceof DiscordAPIError) return null;
    throw error;
  }
}

/**
 * The permission needed to write in the interaction's channel. discord.js drops the channel's type from the interaction, so it is
 * fetched from Discord, but only if it makes a difference.
 * @param granted permissions for which the type must make no difference
 */
export async function sendPermissionHere(
  interaction: BaseInteraction,
  ...granted: readonly (Readonly<PermissionsBitField> | null)[]
): Promise<SendPermission> {
  const { channelId, appPermissions } = interaction;
  const { ViewChannel, SendMessages, SendMessagesInThreads } = PermissionFlagsBits;
  const differs = granted.some((bits) => bits?.has(SendMessages) !== bits?.has(SendMessagesInThreads));
  if (!differs || channelId === null || !appPermissions.has(ViewChannel)) return 'SendMessages';
  return sendPermission((await fetchChannel(interaction, channelId)).type);
}

/** The names of the permissions that the bot lacks to post alerts. */
export function missingPermissions(granted: bigint, send: SendPermission, texts: Texts): string[] {
  return missingFrom(granted, send).map((name) => texts.permissions[name]);
}

/** Every permission that the bot uses in the interaction's channel, and whether it has it. */
export async function permissionsHere({ interaction, texts }: CommandRequest) {
  const { appPermissions } = interaction;
  const send = await sendPermissionHere(interaction, appPermissions);
  const read = (names: readonly (keyof Texts['permissions'])[], isRequired: boolean) =>
    names.map((name) => ({
      name: texts.permissions[name],
      granted: appPermissions.has(PermissionFlagsBits[name]),
      isRequired,
    }));
  return [
    ...read(['ViewChannel', send, 'EmbedLinks', 'ReadMessageHistory'], true),
    // Without them, replies have no pictures, and QC photos no polls.
    ...read(['AttachFiles', 'SendPolls'], false),
  ];
}

/** @throws UserFacingError outside of servers */
export function requireGuildId({ interaction, texts }: CommandRequest): string {
  if (interaction.guildId === null) throw new UserFacingError(texts.input.cannotPostHere);
  return interaction.guildId;
}

/** Whether the bot is a member of the interaction's server: without it, nothing is set about the server. */
export function isBotMember({ guildId, authorizingIntegrationOwners }: BaseInteraction): boolean {
  return guildId !== null && authorizingIntegrationOwners.guildId === guildId;
}

/** Whether the user may change what the server's channels get. */
export function isManager({ memberPermissions }: BaseInteraction): boolean {
  return memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false;
}

/** Whether the user may delete what others post in the channel, and end what they follow there. */
export function isModerator({ memberPermissions }: BaseInteraction): boolean {
  return memberPermissions?.has(PermissionFlagsBits.ManageMessages) ?? false;
}
