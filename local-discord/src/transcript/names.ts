import type { World } from '../world/model.ts';

const SNOWFLAKE = /\b\d{17,20}\b/g;
/** Tokens of interactions and bots. */
const TOKEN = /[\w.-]{60,}/g;

/** A text with the names of people, channels, servers, roles and commands instead of their ids, and without tokens. */
export function withNames(world: World, text: string): string {
  return text.replaceAll(TOKEN, '…').replaceAll(SNOWFLAKE, (id) => nameOf(world, id) ?? id);
}

function nameOf(world: World, id: string): string | undefined {
  const user = world.users.get(id);
  if (user) return user.username;
  const channel = world.channels.get(id);
  if (channel) return channel.guildId === null ? `DM of ${channel.name}` : `#${channel.name}`;
  const guild = world.guilds.get(id);
  if (guild) return guild.name;
  const command = world.commands.get(id);
  if (command) return `/${command.command.name}`;
  const role = [...world.guilds.values()].flatMap(({ roles }) => roles).find((one) => one.id === id);
  return role && `@${role.name}`;
}
