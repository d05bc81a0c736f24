import type { FastifyInstance } from 'fastify';
import { apiChannel } from '../api-objects.ts';
import { requireOfBot, requireToPost } from '../bot-permissions.ts';
import { DiscordError, invalidField, unknownMessage } from '../errors.ts';
import { nextSnowflake } from '../ids.ts';
import { type JsonObject, numberOf, objectOf, objectsOf, textOf } from '../json.ts';
import { openThread } from '../open-thread.ts';
import type { LocalParts } from '../parts.ts';
import { Permission } from '../permissions.ts';
import type { ClientChannel } from '../protocol.ts';
import { readBody } from './body.ts';
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

/** Threads: in a channel, from a message, and as posts of a forum. */
export function threadRoutes(api: FastifyInstance, parts: LocalParts): void {
  const { world, board } = parts;

  const open = (parent: ClientChannel, name: string, type: number, id?: string) =>
    openThread(parts, parent, name, type, id);

  function requireThreads(parent: ClientChannel, kinds: readonly number[]): void {
    if (!kinds.includes(parent.type)) {
      throw new DiscordError(400, 50024, 'Cannot execute action on this channel type');
    }
  }

  api.post('/channels/:channelId/threads', async (request, reply) => {
    const parent = botChannel(parts, request.params);
    const body = await readBody(request);
    requireThreads(parent, [Type.text, Type.news, Type.forum]);
    const name = threadName(body.json);
    if (parent.type !== Type.forum) {
      const type =
        parent.type === Type.news ? Type.newsThread : numberOf(body.json['type'], Type.privateThread);
      if (type < Type.newsThread || type > Type.privateThread) {
        throw invalidField('type', 'BASE_TYPE_CHOICES', 'Value must be one of {10, 11, 12}.');
      }
      const needed =
        type === Type.privateThread ? Permission.CreatePrivateThreads : Permission.CreatePublicThreads;
      requireOfBot(world, parent, needed);
      return reply.code(201).send(apiChannel(world, open(parent, name, type)));
    }
    // A forum post is a thread with its first message, both in one request.
    const first = { json: objectOf(body.json['message']), files: body.files };
    requireToPost(world, parent, {
      embeds: objectsOf(first.json['embeds']).length > 0,
      files: first.files.length > 0,
      reply: false,
    });
    const id = nextSnowflake();
    const content = newContent(world, parent.id, first, 'create');
    const thread = open(parent, name, Type.publicThread, id);
    const flags = newFlags(first.json);
    const message = board.create({ id, channelId: id, authorId: world.bot.id, content, flags });
    return reply.code(201).send({ ...apiChannel(world, thread), message: board.api(message) });
  });

  api.post('/channels/:channelId/messages/:messageId/threads', async (request, reply) => {
    const parent = botChannel(parts, request.params);
    const { json } = await readBody(request);
    const message = world.messages.get((request.params as { messageId: string }).messageId);
    if (!message || message.channelId !== parent.id || message.visibleTo !== null) throw unknownMessage();
    requireThreads(parent, [Type.text, Type.news]);
    requireOfBot(world, parent, Permission.CreatePublicThreads, Permission.ReadMessageHistory);
    if (world.channels.has(message.id)) {
      throw new DiscordError(400, 160004, 'A thread has already been created for this message');
    }
    const type = parent.type === Type.news ? Type.newsThread : Type.publicThread;
    // A thread started from a message has the message's id.
    const thread = open(parent, threadName(json), type, message.id);
    board.edit(message, { flags: message.flags | HAS_THREAD, silent: true });
    return reply.code(201).send(apiChannel(world, thread));
  });
}
