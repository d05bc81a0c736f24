import { moderate } from '../auto-moderation/auto-moderation.ts';
import type { Context } from '../context.ts';
import { ClientRefusal } from '../errors.ts';
import { uploaded } from '../messages/attachments.ts';
import { mentionsOf } from '../messages/mentions.ts';
import { EMPTY_CONTENT } from '../messages/message-body.ts';
import { openThread, PUBLIC_THREAD } from '../messages/open-thread.ts';
import { isLockedFor, reopenByWriting } from '../messages/reopen-thread.ts';
import { slowmodeLeft } from '../messages/slowmode.ts';
import { ChannelType, isThread, takesPosts } from '../world/channels.ts';
import type { LocalChannel, World } from '../world/model.ts';
import { Permission, permissionsIn, permissionsOf } from '../world/permissions.ts';
import { nextSnowflake } from '../world/snowflakes.ts';
import { guildOfChannel, mayRead, requireChannel, requireMessage } from '../world/visibility.ts';
import { clientChannel } from './client-channel.ts';
import type { ClientCalls } from './protocol.ts';
import { sentFiles } from './sent-files.ts';

type MessageCalls = Pick<
  ClientCalls,
  'messages' | 'sendMessage' | 'openPost' | 'editMessage' | 'deleteMessage' | 'dismissMessage'
>;

const LIMIT = 2000;
const LONGEST_NAME = 100;
const MOST_TAGS = 5;

function checkedContent(content: string, hasFiles = false): string {
  const text = content.trim();
  if (text === '' && !hasFiles) throw new ClientRefusal('a message needs text');
  if (text.length > LIMIT) throw new ClientRefusal(`a message has at most ${LIMIT} characters`);
  return text;
}

/** Refuses to write in channels without messages, or without permission. */
function requireWritable(world: World, userId: string, channel: LocalChannel, hasFiles: boolean): void {
  if (takesPosts(channel)) throw new ClientRefusal('a forum takes posts, not messages');
  if (channel.type === ChannelType.category) throw new ClientRefusal('a category has no messages');
  const own = permissionsIn(world, channel, userId);
  const toSend = isThread(channel) ? Permission.SendMessagesInThreads : Permission.SendMessages;
  if ((own & toSend) === 0n) throw new ClientRefusal('you may not send messages in this channel');
  if (hasFiles && (own & Permission.AttachFiles) === 0n)
    throw new ClientRefusal('you may not attach files in this channel');
}

/** What people do with messages. */
export function messageCalls(context: Context): MessageCalls {
  const { world, messageStore } = context;
  return {
    async messages({ userId, channelId }) {
      requireChannel(world, userId, channelId);
      return [...world.messages.values()]
        .filter((message) => message.channelId === channelId && mayRead(world, userId, message))
        .map((message) => messageStore.view(message));
    },
    async sendMessage({ userId, channelId, content, replyTo, files = [] }) {
      const channel = requireChannel(world, userId, channelId);
      requireWritable(world, userId, channel, files.length > 0);
      if (replyTo !== undefined && requireMessage(world, userId, replyTo).channelId !== channelId) {
        throw new ClientRefusal('a reply must stay in the channel');
      }
      if (isLockedFor(world, channel, userId)) throw new ClientRefusal('this thread is locked');
      const left = slowmodeLeft(world, channel, userId);
      if (left > 0) throw new ClientRefusal(`slowmode: ${Math.ceil(left / 1000)} s are left`);
      const attachments = uploaded(world, channelId, sentFiles(files), []);
      const text = checkedContent(content, attachments.length > 0);
      const flag = moderate(context, channel, userId, text);
      reopenByWriting(context, channel);
      const mentions = mentionsOf({
        world,
        channelId,
        authorId: userId,
        body: { content: text },
        byDefault: 'all',
        repliedUser: replyTo === undefined ? undefined : world.messages.get(replyTo)?.authorId,
      });
      const message = messageStore.create({
        channelId,
        authorId: userId,
        content: { ...EMPTY_CONTENT, content: text, attachments, mentions },
        replyTo: replyTo ?? null,
      });
      flag(message.id);
      return messageStore.view(message);
    },
    async openPost({ userId, channelId, name, content, tagIds = [] }) {
      const forum = requireChannel(world, userId, channelId);
      if (!takesPosts(forum)) throw new ClientRefusal('posts are made in forums');
      const title = name.trim();
      if (title === '' || title.length > LONGEST_NAME) {
        throw new ClientRefusal(`a post has a title of 1 to ${LONGEST_NAME} characters`);
      }
      const text = checkedContent(content);
      if (tagIds.length > MOST_TAGS || tagIds.some((id) => !forum.tags.some((tag) => tag.id === id)))
        throw new ClientRefusal(`a post has at most ${MOST_TAGS} tags of its forum`);
      const flag = moderate(context, forum, userId, text);
      // A post's first message has the post's own id.
      const id = nextSnowflake(world);
      const data = { tagIds };
      const opened = { name: title, type: PUBLIC_THREAD, ownerId: userId, id, data };
      const post = openThread(context, forum, opened);
      const source = { world, channelId: id, authorId: userId, byDefault: 'all' } as const;
      const mentions = mentionsOf({ ...source, body: { content: text } });
      messageStore.create({
        id,
        channelId: id,
        authorId: userId,
        content: { ...EMPTY_CONTENT, content: text, mentions },
      });
      flag(id);
      return clientChannel(post);
    },
    async editMessage({ userId, messageId, content }) {
      const message = requireMessage(world, userId, messageId);
      if (message.authorId !== userId) throw new ClientRefusal('only the author may edit a message');
      if (message.forward) throw new ClientRefusal('a forwarded message cannot be edited');
      const { embeds, components, attachments, poll } = message;
      const text = checkedContent(content);
      const flag = moderate(context, requireChannel(world, userId, message.channelId), userId, text);
      const source = { world, channelId: message.channelId, authorId: userId, byDefault: 'all' } as const;
      const mentions = mentionsOf({ ...source, body: { content: text } });
      messageStore.edit(message, {
        content: { embeds, components, attachments, poll, content: text, mentions },
      });
      flag(message.id);
      return messageStore.view(message);
    },
    async deleteMessage({ userId, messageId }) {
      const message = requireMessage(world, userId, messageId);
      const channel = requireChannel(world, userId, message.channelId);
      const guild = guildOfChannel(world, channel);
      const moderator = guild && (permissionsOf(guild, userId) & Permission.ManageMessages) !== 0n;
      if (message.authorId !== userId && !moderator)
        throw new ClientRefusal('this message is not yours to delete');
      messageStore.remove(message);
    },
    async dismissMessage({ userId, messageId }) {
      const message = requireMessage(world, userId, messageId);
      if (message.visibleTo !== userId) throw new ClientRefusal('only an ephemeral message can be dismissed');
      messageStore.remove(message);
    },
  };
}
