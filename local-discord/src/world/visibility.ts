import { ClientRefusal } from '../errors.ts';
import { isMember } from './guilds.ts';
import type { LocalChannel, LocalGuild, LocalUser, StoredMessage, World } from './model.ts';
import { Permission, permissionsIn } from './permissions.ts';

/** Whether a user can see a channel: guild members with View Channel, or the two users of a DM. */
export function mayEnter(world: World, userId: string, channel: LocalChannel): boolean {
  if (channel.guildId === null) return channel.recipientId === userId || userId === channel.botId;
  if (!isMember(world.guilds.get(channel.guildId), userId)) return false;
  return (permissionsIn(world, channel, userId) & Permission.ViewChannel) !== 0n;
}

/** Whether a user can see a message. */
export function mayRead(world: World, userId: string, message: StoredMessage): boolean {
  const channel = world.channels.get(message.channelId);
  if (!channel || !mayEnter(world, userId, channel)) return false;
  return message.visibleTo === null || message.visibleTo === userId;
}

/** The person behind a client call. */
export function requireUser(world: World, userId: string): LocalUser {
  const user = world.users.get(userId);
  if (!user || user.bot) throw new ClientRefusal(`there is no person with the id ${userId}`);
  return user;
}

/** A channel that the person is in. */
export function requireChannel(world: World, userId: string, channelId: string): LocalChannel {
  requireUser(world, userId);
  const channel = world.channels.get(channelId);
  if (!channel || !mayEnter(world, userId, channel)) {
    throw new ClientRefusal(`this user has no channel ${channelId}`);
  }
  return channel;
}

/** A message that the person can see. */
export function requireMessage(world: World, userId: string, messageId: string): StoredMessage {
  requireUser(world, userId);
  const message = world.messages.get(messageId);
  if (!message || !mayRead(world, userId, message)) {
    throw new ClientRefusal(`this user sees no message ${messageId}`);
  }
  return message;
}

/** The guild of a channel; undefined in a DM. */
export function guildOfChannel(world: World, channel: LocalChannel): LocalGuild | undefined {
  return channel.guildId === null ? undefined : world.guilds.get(channel.guildId);
}
