import type { FastifyInstance } from 'fastify';
import { apiChannel } from '../api/objects.ts';
import type { ClientChannel } from '../client/protocol.ts';
import type { Context } from '../context.ts';
import { DiscordError, invalidField, unknownMessage } from '../errors.ts';
import { isObject, type JsonObject, numberOf, objectOf, objectsOf, textOf } from '../json.ts';
import { openThread } from '../messages/open-thread.ts';
import { requireOfBot, requireToPost } from '../world/bot-permissions.ts';
import type { StoredMessage } from '../world/model.ts';
import { Permission } from '../world/permissions.ts';
import { nextSnowflake } from '../world/snowflakes.ts';
import { type RestBody, readBody } from './body.ts';
import { botChannel } from './channel-routes.ts';
import { newContent, newFlags } from './checked-content.ts';

const Type = { text: 0, news: 5, newsThread: 10, publicThread: 11, privateThread: 12, forum: 15 } as const;
const HAS_THREAD = 32;

function threadName(body: JsonObject): string {
  const name = textOf(body['name'])?.trim() ?? '';
  if (body['name'] === undefined) throw invalidField('name', 'BASE_TYPE_REQUIRED', 'This field is required');
  if (name.length < 1 || name.length > 100) {
    throw invalidField('name', 'BASE_TYPE_BAD_LENGTH', 'Must be between 1 and 100 in length.');
  }
  return name;
}

const AUTO_ARCHIVE: readonly unknown[] = [60, 1_440, 4_320, 10_080];

/** After how many minutes without a message Discord archives it; here, only a moderator does. */
function checkAutoArchive({ auto_archive_duration: minutes }: JsonObject): void {
  if (minutes === undefined || minutes === null || AUTO_ARCHIVE.includes(minutes)) return;
  throw invalidField(
    'auto_archive_duration',
    'BASE_TYPE_CHOICES',
    'Value must be one of {60, 1440, 4320, 10080}.',
  );
}

/** Threads: in a channel, from a message, and as posts of a forum. */
export function threadRoutes(api: FastifyInstance, context: Context): void {
  const { world } = context;
  api.post('/channels/:channelId/threads', async (request, reply) => {
    const parent = botChannel(context, request.params);
    const body = await readBody(request);
    requireType(parent, [Type.text, Type.news, Type.forum]);
    const name = threadName(body.json);
    checkAutoArchive(body.json);
    const created =
      parent.type === Type.forum
        ? createPost(context, parent, name, { json: objectOf(body.json['message']), files: body.files })
        : apiChannel(world, createThread(context, parent, name, body.json));
    return reply.code(201).send(created);
  });
  api.post('/channels/:channelId/messages/:messageId/threads', async (request, reply) => {
    const parent = botChannel(context, request.params);
    const { json } = await readBody(request);
    checkAutoArchive(json);
    const message = world.messages.get((request.params as { messageId: string }).messageId);
    if (!message || message.channelId !== parent.id || message.visibleTo !== null) throw unknownMessage();
    return reply.code(201).send(apiChannel(world, createThreadFromMessage(context, parent, message, json)));
  });
}

function requireType(parent: ClientChannel, types: readonly number[]): void {
  if (!types.includes(parent.type)) {
    throw new DiscordError(400, 50024, 'Cannot execute action on this channel type');
  }
}

function createThread(
  context: Context,
  parent: ClientChannel,
  name: string,
  json: JsonObject,
): ClientChannel {
  const type = parent.type === Type.news ? Type.newsThread : numberOf(json['type'], Type.privateThread);
  if (type < Type.newsThread || type > Type.privateThread) {
    throw invalidField('type', 'BASE_TYPE_CHOICES', 'Value must be one of {10, 11, 12}.');
  }
  const needed =
    type === Type.privateThread ? Permission.CreatePrivateThreads : Permission.CreatePublicThreads;
  requireOfBot(context.world, parent, needed);
  return openThread(context, parent, name, type);
}

/** A forum post is a thread with its first message, both in one request. */
function createPost(context: Context, forum: ClientChannel, name: string, first: RestBody): JsonObject {
  const { world, messageStore } = context;
  requireToPost(world, forum, {
    embeds: objectsOf(first.json['embeds']).length > 0,
    files: first.files.length > 0,
    reply: false,
    poll: isObject(first.json['poll']),
  });
  const id = nextSnowflake();
  const content = newContent(world, forum.id, first, 'create');
  const thread = openThread(context, forum, name, Type.publicThread, id);
  const flags = newFlags(first.json);
  const message = messageStore.create({ id, channelId: id, authorId: world.bot.id, content, flags });
  return { ...apiChannel(world, thread), message: messageStore.api(message) };
}

function createThreadFromMessage(
  context: Context,
  parent: ClientChannel,
  message: StoredMessage,
  json: JsonObject,
): ClientChannel {
  const { world, messageStore } = context;
  requireType(parent, [Type.text, Type.news]);
  requireOfBot(world, parent, Permission.CreatePublicThreads, Permission.ReadMessageHistory);
  if (world.channels.has(message.id)) {
    throw new DiscordError(400, 160004, 'A thread has already been created for this message');
  }
  const type = parent.type === Type.news ? Type.newsThread : Type.publicThread;
  // A thread started from a message has the message's id.
  const thread = openThread(context, parent, threadName(json), type, message.id);
  messageStore.edit(message, { flags: message.flags | HAS_THREAD, silent: true });
  return thread;
}
