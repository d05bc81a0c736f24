import type { ClientChannel } from '../client/protocol.ts';
import { DiscordError, missingAccess, missingPermissions } from '../errors.ts';
import type { World } from './model.ts';
import { ALL_PERMISSIONS, Permission, permissionsOf } from './permissions.ts';

/** View, send, embed, attach, read history, mention everyone, foreign emoji, polls: fixed in a DM. */
const PERMISSIONS_IN_DM = [10n, 11n, 14n, 15n, 16n, 17n, 18n, 49n].reduce(
  (bits, bit) => bits | (1n << bit),
  0n,
);

export const isThread = ({ type }: ClientChannel) => type >= 10 && type <= 12;

/**
 * What the bot may do in a channel: as a test has set for it or, for a thread, for its parent; otherwise as its
 * roles allow. Where it is not a member, what everyone may do.
 */
export function botPermissionsIn(world: World, channel: ClientChannel): bigint {
  const bits = world.botPermissions.get(channel.id) ?? world.botPermissions.get(channel.parentId ?? '');
  if (bits !== undefined) return (bits & Permission.Administrator) === 0n ? bits : ALL_PERMISSIONS;
  if (channel.guildId === null) return PERMISSIONS_IN_DM;
  const guild = world.guilds.get(channel.guildId);
  if (guild?.hasBot) return permissionsOf(guild, world.bot.id);
  return guild?.roles.find((role) => role.id === guild.id)?.permissions ?? 0n;
}

/** Throws Discord's error if the bot lacks a permission in a channel. */
export function requireOfBot(world: World, channel: ClientChannel, ...needed: readonly bigint[]): void {
  const own = botPermissionsIn(world, channel);
  if (channel.guildId !== null && (own & Permission.ViewChannel) === 0n) throw missingAccess();
  if (needed.some((bit) => (own & bit) === 0n)) {
    // In a DM, the other person does not accept messages.
    throw channel.guildId === null
      ? new DiscordError(403, 50007, 'Cannot send messages to this user')
      : missingPermissions();
  }
}

/** Throws unless the bot may post this in the channel. */
export function requireToPost(
  world: World,
  channel: ClientChannel,
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
    channel,
    send,
    ...(message.embeds ? [Permission.EmbedLinks] : []),
    ...(message.files ? [Permission.AttachFiles] : []),
    ...(message.poll ? [Permission.SendPolls] : []),
  );
  if (message.reply && (botPermissionsIn(world, channel) & Permission.ReadMessageHistory) === 0n) {
    throw new DiscordError(403, 160002, 'Cannot reply without permission to read message history');
  }
}
