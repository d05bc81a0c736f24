import { userOf } from '../api/user.ts';
import type { Context } from '../context.ts';
import { isMember, mainBot } from '../world/guilds.ts';
import { clientChannel } from './client-channel.ts';
import { clientGuild } from './client-guild.ts';
import type { ClientState, ClientUser } from './protocol.ts';

/** What a person's client knows when it opens. */
export function clientState({ world, gateway }: Context, me: ClientUser): ClientState {
  const mine = [...world.guilds.values()].filter((guild) => isMember(guild, me.id));
  return {
    me,
    users: [...world.users.values()],
    guilds: mine.map((guild) => clientGuild(world, guild, me.id)),
    dms: [...world.channels.values()].filter((channel) => channel.recipientId === me.id).map(clientChannel),
    commands: [...world.commands.values()]
      .filter(({ guildId }) => guildId === null || mine.some((guild) => guild.id === guildId))
      .map(({ command }) => command),
    bot: gateway.readyAt() === null ? null : userOf(world, mainBot(world)),
    bots: [...world.bots.keys()].map((id) => ({ id, isConnected: gateway.connected(id) })),
    gatewayConnected: gateway.connected(),
  };
}
