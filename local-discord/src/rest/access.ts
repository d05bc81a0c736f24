import { DiscordError, missingAccess, unknownChannel, unknownMessage } from '../errors.ts';
import { requireOfBot } from '../world/bot-permissions.ts';
import { isMember } from '../world/guilds.ts';
import type { LocalBot, LocalChannel, LocalGuild, LocalUser, StoredMessage, World } from '../world/model.ts';

/** A guild that a bot is in; otherwise throws what Discord would answer. */
export function botGuild(world: World, bot: LocalBot, guildId: string): LocalGuild {
  const guild = world.guilds.get(guildId);
  if (guild === undefined) throw new DiscordError(404, 10_004, 'Unknown Guild');
  if (!isMember(guild, bot.id)) throw missingAccess('the bot is not in this server');
  return guild;
}

/** A channel that a bot can see, in one of its guilds or DMs. */
export function botChannel(world: World, bot: LocalBot, channelId: string): LocalChannel {
  const channel = world.channels.get(channelId);
  if (!channel) throw unknownChannel();
  const isOwn =
    channel.guildId === null ? channel.botId === bot.id : isMember(world.guilds.get(channel.guildId), bot.id);
  if (!isOwn) throw missingAccess('the bot has no access to this channel');
  requireOfBot(world, bot, channel);
  return channel;
}

/** A message that a bot can access in a channel; ephemeral ones exist only for their interaction's webhook. */
export function botMessage(
  world: World,
  bot: LocalBot,
  { channel_id, message_id }: { readonly channel_id: string; readonly message_id: string },
): StoredMessage {
  const channel = botChannel(world, bot, channel_id);
  const message = world.messages.get(message_id);
  if (!message || message.channelId !== channel.id || message.visibleTo !== null) throw unknownMessage();
  return message;
}

/** Any user that exists. */
export function anyUser(world: World, userId: string): LocalUser {
  const user = world.users.get(userId);
  if (!user) throw new DiscordError(404, 10_013, 'Unknown User');
  return user;
}

/** Throws unless this is the bot's own application. */
export function requireOwnApplication(bot: LocalBot, applicationId: string): void {
  if (applicationId !== bot.id) throw new DiscordError(404, 10_002, 'Unknown Application');
}
