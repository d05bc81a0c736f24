import type { ClientChannel, ClientUser } from '../client/protocol.ts';
import type { JsonObject } from '../json.ts';
import type { LocalGuild, LocalRole, World } from '../world/model.ts';
import { ALL_PERMISSIONS, permissionsOf } from '../world/permissions.ts';
import { timeOf } from '../world/snowflakes.ts';
import { threadState } from '../world/thread-state.ts';

/** A user as the API shows it. */
export function apiUser(user: ClientUser): JsonObject {
  return {
    id: user.id,
    username: user.bot ? user.username : user.username.toLowerCase(),
    discriminator: user.bot ? '0001' : '0',
    global_name: user.bot ? null : user.username,
    avatar: null,
    bot: user.bot,
    system: false,
    banner: null,
    accent_color: null,
    public_flags: 0,
    avatar_decoration_data: null,
    collectibles: null,
    primary_guild: null,
    clan: null,
  };
}

/** Whether the portal grants the bot message contents, which `doctor`-like tools read here. */
export function applicationFlags(world: World): number {
  return world.messageContentAllowed ? 1 << 19 : 0;
}

/** A guild member without its user, as messages carry it. */
export function apiMember(guild: LocalGuild, userId: string): JsonObject {
  const member = guild.members.find((entry) => entry.userId === userId);
  return {
    roles: member?.roleIds ?? [],
    nick: null,
    avatar: null,
    banner: null,
    joined_at: new Date(timeOf(guild.id)).toISOString(),
    premium_since: null,
    deaf: false,
    mute: false,
    flags: 0,
    pending: false,
    communication_disabled_until: null,
    unusual_dm_activity_until: null,
  };
}

/** The same with permissions, which only interactions carry. */
export function interactionMember(guild: LocalGuild, userId: string): JsonObject {
  return { ...apiMember(guild, userId), permissions: permissionsOf(guild, userId).toString() };
}

/** The part of a member that `resolved` shows. */
export function resolvedMember(guild: LocalGuild, userId: string): JsonObject {
  const { deaf: _deaf, mute: _mute, ...member } = interactionMember(guild, userId);
  return member;
}

/** A role as the API shows it. */
export function apiRole(role: LocalRole, position: number): JsonObject {
  const color = Number.parseInt(role.color.slice(1), 16);
  return {
    id: role.id,
    name: role.name,
    color,
    colors: { primary_color: color, secondary_color: null, tertiary_color: null },
    hoist: false,
    icon: null,
    unicode_emoji: null,
    position,
    permissions: role.permissions.toString(),
    managed: false,
    mentionable: true,
    flags: 0,
  };
}

/** A channel as the API shows it, by kind. */
export function apiChannel(world: World, channel: ClientChannel): JsonObject {
  const recipient = channel.recipientId === null ? undefined : world.users.get(channel.recipientId);
  if (recipient) {
    return { id: channel.id, type: 1, flags: 0, last_message_id: null, recipients: [apiUser(recipient)] };
  }
  const shared = {
    id: channel.id,
    type: channel.type,
    guild_id: channel.guildId,
    name: channel.name,
    parent_id: channel.parentId,
    last_message_id: null,
    rate_limit_per_user: 0,
    flags: 0,
  };
  if (channel.type >= 10 && channel.type <= 12) {
    const { archived, locked } = threadState(world, channel.id);
    return {
      ...shared,
      owner_id: world.bot.id,
      message_count: 0,
      member_count: 1,
      total_message_sent: 0,
      thread_metadata: {
        archived,
        auto_archive_duration: 1440,
        archive_timestamp: new Date(timeOf(channel.id)).toISOString(),
        locked,
        create_timestamp: new Date(timeOf(channel.id)).toISOString(),
      },
    };
  }
  return {
    ...shared,
    position: 0,
    topic: null,
    nsfw: false,
    permission_overwrites: overwritesOfBot(world, channel),
    ...(channel.type === 15 ? { available_tags: [], default_forum_layout: 0, default_sort_order: null } : {}),
  };
}

/** What a test has set the bot's permissions in a channel to, as the overwrite of a member. */
function overwritesOfBot({ bot, botPermissions }: World, { id }: ClientChannel): JsonObject[] {
  const allow = botPermissions.get(id);
  if (allow === undefined) return [];
  return [{ id: bot.id, type: 1, allow: String(allow), deny: String(ALL_PERMISSIONS & ~allow) }];
}
