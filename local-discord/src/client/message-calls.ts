import type { Context } from '../context.ts';
import { ClientRefusal } from '../errors.ts';
import { mentionsOf } from '../messages/mentions.ts';
import { EMPTY_CONTENT } from '../messages/message-body.ts';
import { openThread, PUBLIC_THREAD } from '../messages/open-thread.ts';
import { Permission, permissionsOf } from '../world/permissions.ts';
import { nextSnowflake } from '../world/snowflakes.ts';
import { guildOfChannel, mayRead, requireChannel, requireMessage } from '../world/visibility.ts';
import type { ClientCalls } from './protocol.ts';

type MessageCalls = Pick<
  ClientCalls,
  'messages' | 'sendMessage' | 'openPost' | 'editMessage' | 'deleteMessage' | 'dismissMessage'
>;

const LIMIT = 2000;
const LONGEST_NAME = 100;
const FORUM = 15;

function checkedContent(content: string): string {
  const text = content.trim();
  if (text === '') throw new ClientRefusal('a message needs text');
  if (text.length > LIMIT) throw new ClientRefusal(`a message has at most ${LIMIT} characters`);
  return text;
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
    async sendMessage({ userId, channelId, content, replyTo }) {
      const channel = requireChannel(world, userId, channelId);
      if (channel.type === FORUM) throw new ClientRefusal('a forum takes posts, not messages');
      if (replyTo !== undefined && requireMessage(world, userId, replyTo).channelId !== channelId) {
        throw new ClientRefusal('a reply must stay in the channel');
      }
      const text = checkedContent(content);
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
        content: { ...EMPTY_CONTENT, content: text, mentions },
        replyTo: replyTo ?? null,
      });
      return messageStore.view(message);
    },
    async openPost({ userId, channelId, name, content }) {
      const forum = requireChannel(world, userId, channelId);
      if (forum.type !== FORUM) throw new ClientRefusal('posts are made in forums');
      const title = name.trim();
      if (title === '' || title.length > LONGEST_NAME) {
        throw new ClientRefusal(`a post has a title of 1 to ${LONGEST_NAME} characters`);
      }
      const text = checkedContent(content);
      // A post's first message has the post's own id.
      const id = nextSnowflake();
      const post = openThread(context, forum, title, PUBLIC_THREAD, id);
      const source = { world, channelId: id, authorId: userId, byDefault: 'all' } as const;
      const mentions = mentionsOf({ ...source, body: { content: text } });
      messageStore.create({
        id,
        channelId: id,
        authorId: userId,
        content: { ...EMPTY_CONTENT, content: text, mentions },
      });
      return post;
    },
    async editMessage({ userId, messageId, content }) {
      const message = requireMessage(world, userId, messageId);
      if (message.authorId !== userId) throw new ClientRefusal('only the author may edit a message');
      if (message.forward) throw new ClientRefusal('a forwarded message cannot be edited');
      const { embeds, components, attachments, poll } = message;
      const text = checkedContent(content);
      const source = { world, channelId: message.channelId, authorId: userId, byDefault: 'all' } as const;
      const mentions = mentionsOf({ ...source, body: { content: text } });
      messageStore.edit(message, {
        content: { embeds, components, attachments, poll, content: text, mentions },
      });
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
