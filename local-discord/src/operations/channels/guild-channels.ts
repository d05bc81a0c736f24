import { apiChannel } from '../../api/channel.ts';
import { channelsOf, createChannel } from '../../channels/create-channel.ts';
import type { Context } from '../../context.ts';
import { DiscordError, missingPermissions } from '../../errors.ts';
import { featuresOf } from '../../guilds/guild-events.ts';
import { botGuild } from '../../rest/access.ts';
import type { Router } from '../../rest/router.ts';
import { requireInGuild } from '../../world/bot-permissions.ts';
import { ChannelType } from '../../world/channels.ts';
import type { LocalBot, LocalGuild, Overwrite } from '../../world/model.ts';
import { ALL_PERMISSIONS, Permission, permissionsOf } from '../../world/permissions.ts';
import { requireCategory } from './categories.ts';
import { channelFields, settingsOf } from './channel-fields.ts';
import { completed } from './overwrites.ts';

const MOST_CHANNELS = 500;

/** The channels of a server: their list, and new ones. */
export function guildChannelOperations({ handle }: Router, context: Context): void {
  const { world } = context;

  handle('list_guild_channels', ({ bot, params }) =>
    channelsOf(world, botGuild(world, bot, params.guild_id).id).map((channel) => apiChannel(world, channel)),
  );

  handle('create_guild_channel', ({ bot, params, fields, reason }) => {
    const guild = botGuild(world, bot, params.guild_id);
    requireInGuild(guild, bot, Permission.ManageChannels);
    const given = fields(channelFields);
    const type = given.type ?? ChannelType.text;
    requireCommunity(guild, type);
    if (channelsOf(world, guild.id).length >= MOST_CHANNELS) {
      throw new DiscordError(400, 30_013, `Maximum number of server channels reached (${MOST_CHANNELS})`);
    }
    const parentId = given.parent_id ?? null;
    if (parentId !== null) requireCategory(world, guild.id, type, parentId);
    const overwrites = given.permission_overwrites?.map((one) => completed(world, guild.id, one));
    if (overwrites) requireToStartWith(guild, bot, overwrites);
    const settings = settingsOf(world, type, given);
    const channel = createChannel(
      context,
      guild.id,
      {
        ...settings,
        name: settings.name ?? given.name,
        type,
        parentId,
        ...(overwrites ? { overwrites } : {}),
      },
      { userId: bot.id, reason },
    );
    return apiChannel(world, channel);
  });
}

/** Channel types that only Community servers have; any server can have forums (discord-api-docs#7133). */
const FOR_COMMUNITIES: readonly number[] = [ChannelType.announcement, ChannelType.stage, ChannelType.media];

/** Throws unless a server may have channels of a type. */
export function requireCommunity(guild: LocalGuild, type: number): void {
  if (!FOR_COMMUNITIES.includes(type) || featuresOf(guild).includes('COMMUNITY')) return;
  throw new DiscordError(400, 50_024, 'Cannot execute action on this channel type');
}

/**
 * Only administrators can grant Manage Roles, and nobody a permission they lack
 * (developers/resources/guild#create-guild-channel).
 */
function requireToStartWith(guild: LocalGuild, bot: LocalBot, overwrites: readonly Overwrite[]): void {
  const own = permissionsOf(guild, bot.id);
  if (own === ALL_PERMISSIONS) return;
  const set = overwrites.reduce((bits, { allow, deny }) => bits | allow | deny, 0n);
  if ((set & ~own) !== 0n || (set & Permission.ManageRoles) !== 0n)
    throw missingPermissions(set & (~own | Permission.ManageRoles));
}
