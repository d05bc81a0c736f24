import { apiChannel } from '../api/channel.ts';
import type { Context } from '../context.ts';
import { notifyClients } from '../messages/open-thread.ts';
import type { Actor } from '../world/audit-log.ts';
import { ChannelType, isThread } from '../world/channels.ts';
import type { LocalChannel, World } from '../world/model.ts';
import { threadsOf } from './access-changes.ts';
import { changeChannel } from './change-channel.ts';
import { ChannelAction, recordChannel } from './channel-audit.ts';

/**
 * Deletes a channel with its threads and messages, and tells people and bots. Channels of a category move out of it.
 * @param by recorded in the audit log; null records nothing
 */
export function deleteChannel(
  context: Pick<Context, 'world' | 'hub' | 'events'>,
  channel: LocalChannel,
  by: Actor | null = null,
): void {
  const { world, events } = context;
  for (const thread of threadsOf(world, channel)) deleteChannel(context, thread);
  const before = apiChannel(world, channel);
  notifyClients(context, channel, { type: 'channel.delete', channelId: channel.id });
  const { id, type, guildId: guild_id, parentId: parent_id } = channel;
  if (isThread(channel)) events.toChannel(channel, 'THREAD_DELETE', { id, guild_id, parent_id, type });
  else if (guild_id !== null) events.toGuild(guild_id, 'CHANNEL_DELETE', before);
  forget(world, channel);
  const action = isThread(channel) ? ChannelAction.threadDelete : ChannelAction.delete;
  if (by) recordChannel(context, channel, action, by, { before });
  if (type !== ChannelType.category) return;
  for (const child of world.channels.values()) {
    if (child.parentId === id) changeChannel(context, child, { parentId: null }, null);
  }
}

/** Removes a channel with everything that exists only in it. */
function forget(world: World, { id }: LocalChannel): void {
  world.channels.delete(id);
  for (const message of world.messages.values()) {
    if (message.channelId === id) world.messages.delete(message.id);
  }
  for (const webhook of world.webhooks.values()) {
    if (webhook.channelId === id) world.webhooks.delete(webhook.id);
  }
  for (const [code, invite] of world.invites) {
    if (invite.channelId === id) world.invites.delete(code);
  }
}
