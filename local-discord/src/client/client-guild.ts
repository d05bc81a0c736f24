import { memberOf } from '../world/guilds.ts';
import type { LocalGuild, LocalRole, World } from '../world/model.ts';
import { permissionsOf } from '../world/permissions.ts';
import { mayEnter } from '../world/visibility.ts';
import { clientChannel } from './client-channel.ts';
import type { ClientGuild, ClientUser, Snowflake } from './protocol.ts';

/** A server as one of its members sees it: without the channels that they may not view. */
export function clientGuild(world: World, guild: LocalGuild, userId: Snowflake): ClientGuild {
  const ranked = byRank(guild.roles);
  const rolesOf = (roleIds: readonly Snowflake[]) => ranked.filter(({ id }) => roleIds.includes(id));
  return {
    id: guild.id,
    name: guild.name,
    channels: [...world.channels.values()]
      .filter((channel) => channel.guildId === guild.id && mayEnter(world, userId, channel))
      .map(clientChannel),
    members: guild.members.map((member) => ({
      userId: member.userId,
      nick: member.nick ?? null,
      roles: rolesOf(member.roleIds).map(({ name }) => name),
      roleIds: rolesOf(member.roleIds).map(({ id }) => id),
      permissions: permissionsOf(guild, member.userId).toString(),
    })),
    roles: ranked.map(({ id, name, color }) => ({ id, name, color })),
    emojis: [...guild.emojis.values()].map(({ id, name, animated }) => ({ id, name, animated })),
  };
}

/** The users behind a server's members. */
export function usersIn(world: World, guild: LocalGuild): ClientUser[] {
  return [...world.users.values()].filter(({ id }) => memberOf(guild, id) !== undefined);
}

/** A seed's roles have no position, and rank in their order. */
function byRank(roles: readonly LocalRole[]): readonly LocalRole[] {
  const ranked = roles.map((role, index) => ({ role, rank: role.position ?? index }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ role }) => role);
}
