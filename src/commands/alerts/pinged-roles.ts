import { DiscordAPIError, PermissionFlagsBits, Routes } from 'discord.js';
import * as z from 'zod';
import { type Get, permissionsIn } from '../../discord/messages/channel-permissions.ts';
import { requireGuildId } from '../arguments/channels.ts';
import type { CommandRequest } from '../replies/request.ts';

const MENTION_ALL = PermissionFlagsBits.MentionEveryone | PermissionFlagsBits.Administrator;

const rolesSchema = z.array(z.object({ id: z.string(), mentionable: z.boolean() }));

/** The roles of a channel's alerts that the bot can't ping there. Empty if Discord doesn't say: alerts name them anyway. */
export async function unpingableRoles(
  request: CommandRequest,
  channels: readonly { readonly channelId: string; readonly roleId: string | null }[],
): Promise<readonly string[]> {
  const roleIds = new Set(channels.flatMap(({ roleId }) => roleId ?? []));
  const [channel] = channels;
  if (channel === undefined || roleIds.size === 0) return [];
  const { rest, user } = request.interaction.client;
  const get: Get = (route) => rest.get(route);
  try {
    const roles = rolesSchema.parse(await get(Routes.guildRoles(requireGuildId(request))));
    const closed = roles.filter(({ id, mentionable }) => roleIds.has(id) && !mentionable);
    if (closed.length === 0) return [];
    const granted = await permissionsIn(get, channel.channelId, user.id);
    return (granted & MENTION_ALL) === 0n ? closed.map(({ id }) => id) : [];
  } catch (error) {
    if (error instanceof DiscordAPIError) return [];
    throw error;
  }
}
