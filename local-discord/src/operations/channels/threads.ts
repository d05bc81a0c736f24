import { z } from 'zod';
import { apiChannel } from '../../api/channel.ts';
import type { Context } from '../../context.ts';
import { DiscordError } from '../../errors.ts';
import { isObject, type JsonObject, objectsOf } from '../../json.ts';
import { type NewThread, openThread } from '../../messages/open-thread.ts';
import { isSystemMessage, SystemMessage } from '../../messages/system-messages.ts';
import { botChannel, botMessage } from '../../rest/access.ts';
import { addedByLibrary, snowflake, text } from '../../rest/fields.ts';
import type { Call, Router } from '../../rest/router.ts';
import type { Actor } from '../../world/audit-log.ts';
import { requireOfBot, requireToPost } from '../../world/bot-permissions.ts';
import { ChannelType, takesPosts } from '../../world/channels.ts';
import type { LocalBot, LocalChannel } from '../../world/model.ts';
import { Permission, permissionsIn } from '../../world/permissions.ts';
import { nextSnowflake } from '../../world/snowflakes.ts';
import { newContent, newFlags } from '../messages/checked-content.ts';
import { requireStickers } from '../messages/stickers.ts';
import { autoArchive, slowmode } from './channel-fields.ts';
import { requireTags } from './forum.ts';

const HAS_THREAD = 1 << 5;

const { announcementThread, publicThread, privateThread } = ChannelType;

const common = z.object({
  name: text(1, 100),
  auto_archive_duration: autoArchive.nullish(),
  rate_limit_per_user: slowmode.nullish(),
});
const withoutMessage = common.extend({
  type: z.literal([announcementThread, publicThread, privateThread]).nullish(),
  invitable: z.boolean().nullish(),
});
// discord.js sends the type.
const fromMessage = common.extend({ type: addedByLibrary });
const post = common.extend({
  applied_tags: z.array(snowflake).max(5).nullish(),
  message: z.record(z.string(), z.unknown()),
});

/** Threads: in a channel, from a message, and as posts of a forum. */
export function threadOperations({ handle }: Router, context: Context): void {
  const { world } = context;
  handle('create_thread', (call) => {
    const parent = botChannel(world, call.bot, call.params.channel_id);
    if (takesPosts(parent)) return createPost(context, call, parent);
    requireWithThreads(parent);
    return apiChannel(world, createThread(context, call, parent), call.bot.id);
  });
  handle('create_thread_from_message', (call) =>
    apiChannel(world, createThreadFromMessage(context, call), call.bot.id),
  );
}

function requireWithThreads({ type }: LocalChannel): void {
  if (type !== ChannelType.text && type !== ChannelType.announcement) throw wrongType();
}

const wrongType = () => new DiscordError(400, 50_024, 'Cannot execute action on this channel type');

/** What every new thread takes from the body. */
function newThreadOf(bot: LocalBot, given: z.infer<typeof common>): Omit<NewThread, 'type'> {
  const { name, auto_archive_duration: minutes, rate_limit_per_user: slowmodeSeconds } = given;
  return {
    name,
    ownerId: bot.id,
    ...(typeof slowmodeSeconds === 'number' ? { slowmodeSeconds } : {}),
    data: minutes ? { autoArchiveMinutes: minutes } : {},
  };
}

function createThread(
  context: Context,
  { bot, fields, reason }: Call<'create_thread'>,
  parent: LocalChannel,
): LocalChannel {
  const given = fields(withoutMessage);
  const type = typeIn(parent, given.type);
  const isPrivate = type === privateThread;
  const needed = isPrivate ? Permission.CreatePrivateThreads : Permission.CreatePublicThreads;
  requireOfBot(context.world, bot, parent, needed);
  const base = newThreadOf(bot, given);
  const data = { ...base.data, ...(isPrivate ? { invitable: given.invitable ?? true } : {}) };
  const by = { userId: bot.id, reason };
  const thread = openThread(context, parent, { ...base, type, data }, by);
  if (!isPrivate) tellOfThread(context, parent, thread, by);
  return thread;
}

/** Announcement channels have their own thread type; in others, the default is a private thread. */
function typeIn(parent: LocalChannel, type: number | null | undefined): number {
  const isAnnouncement = parent.type === ChannelType.announcement;
  const wanted = type ?? (isAnnouncement ? announcementThread : privateThread);
  if (isAnnouncement !== (wanted === announcementThread)) throw wrongType();
  return wanted;
}

/** Posts "… started a thread" in the channel of a public thread without a message, or with an old one. */
function tellOfThread(
  { messageStore }: Context,
  parent: LocalChannel,
  thread: LocalChannel,
  by: Actor,
): void {
  messageStore.create({
    channelId: parent.id,
    authorId: by.userId,
    type: SystemMessage.threadCreated,
    system: { text: thread.name },
    reference: { messageId: null, channelId: thread.id, guildId: thread.guildId },
  });
}

/** Creates a forum post: a thread and its first message in one request, which only needs Send Messages. */
function createPost(
  context: Context,
  { bot, fields, files, reason }: Call<'create_thread'>,
  forum: LocalChannel,
): JsonObject {
  const { world, messageStore } = context;
  const given = fields(post);
  const first = { json: given.message, files };
  requireToPost(world, bot, forum, {
    embeds: objectsOf(first.json['embeds']).length > 0,
    files: files.length > 0,
    reply: false,
    poll: isObject(first.json['poll']),
  });
  const tagIds = [...new Set(given.applied_tags ?? [])];
  const isModerator = (permissionsIn(world, forum, bot.id) & Permission.ManageThreads) !== 0n;
  requireTags(forum, tagIds, [], isModerator);
  const id = nextSnowflake(world);
  const content = newContent(world, bot.id, forum.id, first, 'create');
  const stickerIds = requireStickers(world, bot, forum, first.json);
  const base = newThreadOf(bot, given);
  const data = { ...base.data, tagIds };
  const by = { userId: bot.id, reason };
  const thread = openThread(context, forum, { ...base, type: publicThread, id, data }, by);
  const flags = newFlags(first.json);
  const message = messageStore.create({ id, channelId: id, authorId: bot.id, content, flags, stickerIds });
  return { ...apiChannel(world, thread, bot.id), message: messageStore.api(message, bot) };
}

function createThreadFromMessage(
  context: Context,
  { bot, params, fields, reason }: Call<'create_thread_from_message'>,
): LocalChannel {
  const { world, messageStore } = context;
  const parent = botChannel(world, bot, params.channel_id);
  const message = botMessage(world, bot, params);
  requireWithThreads(parent);
  requireOfBot(world, bot, parent, Permission.CreatePublicThreads, Permission.ReadMessageHistory);
  const given = fields(fromMessage);
  if (isSystemMessage(message)) {
    throw new DiscordError(403, 50_021, 'Cannot execute action on a system message');
  }
  if (world.channels.has(message.id)) {
    throw new DiscordError(400, 160_004, 'A thread has already been created for this message');
  }
  const isOld = parent.lastMessageId !== message.id;
  const by = { userId: bot.id, reason };
  const type = typeIn(parent, parent.type === ChannelType.text ? publicThread : announcementThread);
  // A thread started from a message has the message's id.
  const thread = openThread(context, parent, { ...newThreadOf(bot, given), type, id: message.id }, by);
  messageStore.edit(message, { flags: message.flags | HAS_THREAD, silent: true });
  messageStore.create({
    channelId: thread.id,
    authorId: bot.id,
    type: SystemMessage.threadStarter,
    reference: { messageId: message.id, channelId: parent.id, guildId: parent.guildId },
  });
  if (isOld) tellOfThread(context, parent, thread, by);
  return thread;
}
