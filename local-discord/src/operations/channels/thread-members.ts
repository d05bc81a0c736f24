import { addToThread, removeFromThread } from '../../channels/thread-members.ts';
import type { Context } from '../../context.ts';
import { archivedThread, DiscordError, missingPermissions } from '../../errors.ts';
import { SystemMessage } from '../../messages/system-messages.ts';
import { botChannel } from '../../rest/access.ts';
import type { Router } from '../../rest/router.ts';
import { requireOfBot } from '../../world/bot-permissions.ts';
import { ChannelType } from '../../world/channels.ts';
import { isMember } from '../../world/guilds.ts';
import type { LocalBot, LocalChannel, ThreadData, World } from '../../world/model.ts';
import { Permission, permissionsIn } from '../../world/permissions.ts';
import { guildOfChannel } from '../../world/visibility.ts';

const MOST_MEMBERS = 1000;

/** Joining and leaving threads, adding and removing members. */
export function threadMemberOperations({ handle }: Router, context: Context): void {
  const { world, messageStore } = context;

  handle('join_thread', ({ bot, params }) => {
    const { channel, thread } = activeThread(world, bot, params.channel_id);
    requireRoom(thread, bot.id);
    addToThread(context, channel, [bot.id]);
  });
  handle('leave_thread', ({ bot, params }) => {
    const { channel } = activeThread(world, bot, params.channel_id);
    removeFromThread(context, channel, bot.id);
  });
  handle('add_thread_member', ({ bot, params }) => {
    const { channel, thread } = activeThread(world, bot, params.channel_id);
    requireToInvite(world, bot, channel, thread);
    if (!isMember(guildOfChannel(world, channel), params.user_id)) throw unknownMember();
    if (thread.members.has(params.user_id)) return;
    requireRoom(thread, params.user_id);
    addToThread(context, channel, [params.user_id]);
    const system = { userIds: [params.user_id] };
    messageStore.create({
      channelId: channel.id,
      authorId: bot.id,
      type: SystemMessage.recipientAdd,
      system,
    });
  });
  handle('delete_thread_member', ({ bot, params }) => {
    const { channel, thread } = activeThread(world, bot, params.channel_id);
    const isOwner = channel.type === ChannelType.privateThread && thread.ownerId === bot.id;
    if (!isOwner) requireOfBot(world, bot, channel, Permission.ManageThreads);
    if (!thread.members.has(params.user_id)) throw unknownMember();
    removeFromThread(context, channel, params.user_id);
    const system = { userIds: [params.user_id] };
    messageStore.create({
      channelId: channel.id,
      authorId: bot.id,
      type: SystemMessage.recipientRemove,
      system,
    });
  });
}

export const unknownMember = () => new DiscordError(404, 10_007, 'Unknown Member');

/** A thread that the bot can see. */
export function threadOf(
  world: World,
  bot: LocalBot,
  channelId: string,
): { channel: LocalChannel; thread: ThreadData } {
  const channel = botChannel(world, bot, channelId);
  const { thread } = channel;
  if (!thread) throw new DiscordError(400, 50_024, 'Cannot execute action on this channel type');
  return { channel, thread };
}

function activeThread(world: World, bot: LocalBot, channelId: string): ReturnType<typeof threadOf> {
  const found = threadOf(world, bot, channelId);
  if (found.thread.archived) throw archivedThread();
  return found;
}

function requireRoom({ members }: ThreadData, userId: string): void {
  if (members.size < MOST_MEMBERS || members.has(userId)) return;
  throw new DiscordError(
    400,
    30_033,
    `Maximum number of thread participants has been reached (${MOST_MEMBERS})`,
  );
}

/** Anyone who can write in a thread may add others; in a private one, only if it is invitable. */
function requireToInvite(world: World, bot: LocalBot, channel: LocalChannel, thread: ThreadData): void {
  requireOfBot(world, bot, channel, Permission.SendMessagesInThreads);
  const isModerator = (permissionsIn(world, channel, bot.id) & Permission.ManageThreads) !== 0n;
  const isClosed = channel.type === ChannelType.privateThread && !thread.invitable;
  if (isClosed && !isModerator && thread.ownerId !== bot.id)
    throw missingPermissions(Permission.ManageThreads);
}
