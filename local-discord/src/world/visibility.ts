import type { ClientChannel, ClientUser } from '../client/protocol.ts';
import { ClientRefusal } from '../errors.ts';
import type { LocalGuild, StoredMessage, World } from './model.ts';

/** Whether a user is in a channel: guild members in the guild's, two people in a DM. */
export function mayEnter(world: World, userId: string, channel: ClientChannel): boolean {
  if (channel.guildId === null) return channel.recipientId === userId || userId === world.bot.id;
  const guild = world.guilds.get(channel.guildId);
  return guild?.members.some((member) => member.userId === userId) ?? false;
}

/** Whether a user sees a message. */
export function mayRead(world: World, userId: string, message: StoredMessage): boolean {
  const channel = world.channels.get(message.channelId);
  if (!channel || !mayEnter(world, userId, channel)) return false;
  return message.visibleTo === null || message.visibleTo === userId;
}

/** The person behind a client call. */
export function requireUser(world: World, userId: string): ClientUser {
  const user = world.users.get(userId);
  if (!user || user.bot) throw new ClientRefusal(`there is no person with the id ${userId}`);
  return user;
}

/** A channel that the person is in. */
export function requireChannel(world: World, userId: string, channelId: string): ClientChannel {
  requireUser(world, userId);
  const channel = world.channels.get(channelId);
  if (!channel || !mayEnter(world, userId, channel)) {
    throw new ClientRefusal(`this user has no channel ${channelId}`);
  }
  return channel;
}

/** A message that the person sees. */
export function requireMessage(world: World, userId: string, messageId: string): StoredMessage {
  requireUser(world, userId);
  const message = world.messages.get(messageId);
  if (!message || !mayRead(world, userId, message)) {
    throw new ClientRefusal(`this user sees no message ${messageId}`);
  }
  return message;
}

/** The guild of a channel; undefined in a DM. */
export function guildOfChannel(world: World, channel: ClientChannel): LocalGuild | undefined {
  return channel.guildId === null ? undefined : world.guilds.get(channel.guildId);
}
