import { DiscordError, missingAccess, missingPermissions } from '../errors.ts';
import { isThread, isVoice } from './channels.ts';
import type { LocalBot, LocalChannel, LocalGuild, World } from './model.ts';
import { Permission, permissionsIn, permissionsOf } from './permissions.ts';

/** Throws Discord's error if the bot lacks a permission in a channel. */
export function requireOfBot(
  world: World,
  bot: LocalBot,
  channel: LocalChannel,
  ...needed: readonly bigint[]
): void {
  const own = permissionsIn(world, channel, bot.id);
  if (channel.guildId !== null && (own & Permission.ViewChannel) === 0n)
    throw missingAccess('the bot lacks ViewChannel');
  const lacked = lackedOf(needed, own);
  if (lacked !== 0n) {
    // In a DM, the other person does not accept messages.
    throw channel.guildId === null
      ? new DiscordError(403, 50007, 'Cannot send messages to this user')
      : missingPermissions(lacked);
  }
}

/** Throws unless the bot has a permission in the whole guild. */
export function requireInGuild(guild: LocalGuild, bot: LocalBot, ...needed: readonly bigint[]): void {
  const own = permissionsOf(guild, bot.id);
  const lacked = lackedOf(needed, own);
  if (lacked !== 0n) throw missingPermissions(lacked);
}

const lackedOf = (needed: readonly bigint[], own: bigint) =>
  needed.reduce((bits, bit) => bits | (bit & ~own), 0n);

/** Throws unless the bot may read the messages of a channel; those of a voice channel take Connect, too. */
export function requireToRead(world: World, bot: LocalBot, channel: LocalChannel): void {
  if (!isVoice(channel)) return;
  if ((permissionsIn(world, channel, bot.id) & Permission.Connect) === 0n)
    throw missingAccess('the bot lacks Connect');
}

/** Throws unless the bot may post this in the channel. */
export function requireToPost(
  world: World,
  bot: LocalBot,
  channel: LocalChannel,
  message: {
    readonly embeds: boolean;
    readonly files: boolean;
    readonly reply: boolean;
    readonly poll: boolean;
  },
): void {
  const send = isThread(channel) ? Permission.SendMessagesInThreads : Permission.SendMessages;
  requireOfBot(
    world,
    bot,
    channel,
    send,
    ...(message.embeds ? [Permission.EmbedLinks] : []),
    ...(message.files ? [Permission.AttachFiles] : []),
    ...(message.poll ? [Permission.SendPolls] : []),
  );
  if (message.reply && (permissionsIn(world, channel, bot.id) & Permission.ReadMessageHistory) === 0n) {
    throw new DiscordError(403, 160002, 'Cannot reply without permission to read message history');
  }
}
