import type { JsonObject } from '../json.ts';
import { memberOf } from '../world/guilds.ts';
import type { LocalGuild, World } from '../world/model.ts';
import { permissionsOf } from '../world/permissions.ts';
import { timeOf } from '../world/snowflakes.ts';
import { apiUser, DELETED_USER } from './user.ts';

const isoOf = (time: number | null | undefined) =>
  time === null || time === undefined ? null : new Date(time).toISOString();

/** A guild member without its user, as messages carry it. */
export function apiMember(guild: LocalGuild, userId: string): JsonObject {
  const member = memberOf(guild, userId);
  return {
    roles: member?.roleIds ?? [],
    nick: member?.nick ?? null,
    avatar: null,
    banner: null,
    joined_at: isoOf(member?.joinedAt ?? timeOf(guild.id)),
    premium_since: null,
    deaf: false,
    mute: false,
    flags: 0,
    pending: false,
    communication_disabled_until: isoOf(member?.timeoutUntil),
    unusual_dm_activity_until: null,
    avatar_decoration_data: null,
    collectibles: null,
    ...member?.extra,
  };
}

/** A guild member with its user, as the API lists it. */
export function apiFullMember(world: World, guild: LocalGuild, userId: string): JsonObject {
  return { user: apiUser(world.users.get(userId) ?? DELETED_USER), ...apiMember(guild, userId) };
}

/** A member with permissions, which only interactions carry. */
export function interactionMember(guild: LocalGuild, userId: string): JsonObject {
  return { ...apiMember(guild, userId), permissions: permissionsOf(guild, userId).toString() };
}

/** The part of a member that `resolved` shows. */
export function resolvedMember(guild: LocalGuild, userId: string): JsonObject {
  const { deaf: _deaf, mute: _mute, ...member } = interactionMember(guild, userId);
  return member;
}
