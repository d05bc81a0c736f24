import type { APIApplicationCommand } from 'discord-api-types/v10';
import { ClientRefusal } from '../errors.ts';
import { isMember } from '../world/guilds.ts';
import type { LocalBot, LocalChannel, World } from '../world/model.ts';
import { guildOfChannel } from '../world/visibility.ts';
import { mayUse } from './command-access.ts';

/** The installations (user or server) that offer a command here; `{}` if there is none. */
export function ownersOf(
  world: World,
  bot: LocalBot,
  userId: string,
  channel: LocalChannel,
  command: APIApplicationCommand | null,
): Record<string, string> {
  const kinds: readonly number[] = command?.integration_types ?? [0];
  const guild = guildOfChannel(world, channel);
  const isInstalled = bot.installedBy.has(userId);
  const byUser = isInstalled && (command === null || kinds.includes(1));
  const byGuild =
    (guild ? isMember(guild, bot.id) : channel.botId === bot.id && !isInstalled) &&
    (command === null || kinds.includes(0));
  return {
    ...(byGuild ? { '0': guild?.id ?? '0' } : {}),
    ...(byUser ? { '1': userId } : {}),
  };
}

/** The command that a person's client would offer under this name in this channel. */
export function offeredCommand(
  world: World,
  userId: string,
  channel: LocalChannel,
  name: string,
  type: number,
  botId?: string,
): APIApplicationCommand {
  const named = [...world.commands.values()].filter(
    ({ command, guildId }) =>
      command.name === name &&
      (command.type ?? 1) === type &&
      (botId === undefined || command.application_id === botId) &&
      (channel.botId === null || channel.botId === command.application_id) &&
      (guildId === null || guildId === channel.guildId),
  );
  // A guild's own command hides a global one of the same name.
  const command = (named.find(({ guildId }) => guildId !== null) ?? named[0])?.command;
  if (!command) throw new ClientRefusal(`there is no command "${name}" here`);
  const contexts: readonly number[] | null | undefined = command.contexts;
  const context = channel.guildId === null ? 1 : 0;
  const inDms = command.dm_permission ?? true;
  if (contexts ? !contexts.includes(context) : context === 1 && !inDms) {
    throw new ClientRefusal(`"${name}" is not offered in this kind of channel`);
  }
  const bot = world.bots.get(command.application_id);
  if (!bot || Object.keys(ownersOf(world, bot, userId, channel, command)).length === 0) {
    throw new ClientRefusal(`"${name}" is not installed here`);
  }
  const guild = guildOfChannel(world, channel);
  if (guild && !mayUse(bot, guild, channel, userId, command)) {
    throw new ClientRefusal(`this user may not use "${name}"`);
  }
  return command;
}
