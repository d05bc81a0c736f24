import type { Context } from '../context.ts';
import { permissionsOf } from '../world/permissions.ts';
import type { ClientGuild, ClientState, ClientUser } from './protocol.ts';

/** What a person's client knows when it opens. */
export function clientState({ world, gateway }: Context, me: ClientUser): ClientState {
  const mine = [...world.guilds.values()].filter((guild) =>
    guild.members.some((member) => member.userId === me.id),
  );
  const guilds = mine.map((guild): ClientGuild => {
    const roleName = (id: string) => guild.roles.find((role) => role.id === id)?.name ?? id;
    return {
      id: guild.id,
      name: guild.name,
      channels: [...world.channels.values()].filter((channel) => channel.guildId === guild.id),
      members: guild.members.map((member) => ({
        userId: member.userId,
        roles: member.roleIds.map(roleName),
        permissions: permissionsOf(guild, member.userId).toString(),
      })),
      roles: guild.roles.map(({ id, name, color }) => ({ id, name, color })),
    };
  });
  return {
    me,
    users: [...world.users.values()],
    guilds,
    dms: [...world.channels.values()].filter((channel) => channel.recipientId === me.id),
    commands: [...world.commands.values()]
      .filter(({ guildId }) => guildId === null || mine.some((guild) => guild.id === guildId))
      .map(({ command }) => command),
    bot: gateway.readyAt() === null ? null : world.bot,
    gatewayConnected: gateway.connected(),
  };
}
