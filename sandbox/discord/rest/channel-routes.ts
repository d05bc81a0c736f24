import type { FastifyInstance } from 'fastify';
import { apiChannel } from '../api-objects.ts';
import { DiscordError, missingAccess, unknownChannel } from '../errors.ts';
import { nextSnowflake } from '../ids.ts';
import { objectOf, textOf } from '../json.ts';
import type { LocalParts } from '../parts.ts';
import type { ClientChannel } from '../protocol.ts';
import { readBody } from './body.ts';
import { enforce, newContent, newFlags } from './checked-content.ts';

/** A channel that the bot is in; otherwise what Discord would answer. */
export function botChannel({ world }: Pick<LocalParts, 'world'>, params: unknown): ClientChannel {
  const channel = world.channels.get((params as { channelId: string }).channelId);
  if (!channel) throw unknownChannel();
  if (channel.guildId !== null && !world.guilds.get(channel.guildId)?.hasBot) throw missingAccess();
  return channel;
}

/** Channels, threads and DMs as the bot sees them. */
export function channelRoutes(api: FastifyInstance, parts: LocalParts): void {
  const { world, board } = parts;

  api.get('/channels/:channelId', async (request) => apiChannel(world, botChannel(parts, request.params)));

  api.post('/channels/:channelId/typing', async (request, reply) => {
    botChannel(parts, request.params);
    return reply.code(204).send();
  });

  api.post('/channels/:channelId/threads', async (request, reply) => {
    const parent = botChannel(parts, request.params);
    const body = await readBody(request);
    const name = textOf(body.json['name']);
    enforce(name ? null : { code: 50035, message: 'Invalid Form Body' });
    if (parent.type !== 0 && parent.type !== 5 && parent.type !== 15) {
      throw new DiscordError(400, 50024, 'Cannot execute action on this channel type');
    }
    const thread: ClientChannel = {
      id: nextSnowflake(),
      name: name ?? '',
      type: parent.type === 5 ? 10 : 11,
      guildId: parent.guildId,
      parentId: parent.id,
      recipientId: null,
    };
    if (parent.type !== 15) {
      world.channels.set(thread.id, thread);
      return reply.code(201).send(apiChannel(world, thread));
    }
    // A forum post is a thread with its first message, both in one request.
    const first = { json: objectOf(body.json['message']), files: body.files };
    const content = newContent(world, thread.id, first, 'create');
    world.channels.set(thread.id, thread);
    board.create({ channelId: thread.id, authorId: world.bot.id, content, flags: newFlags(first.json) });
    return reply.code(201).send(apiChannel(world, thread));
  });

  api.post('/users/@me/channels', async (request) => {
    const { json } = await readBody(request);
    const userId = textOf(json['recipient_id']);
    const channel = [...world.channels.values()].find((entry) => entry.recipientId === userId);
    if (!channel || userId === undefined) {
      throw new DiscordError(400, 50033, 'Invalid Recipient(s)');
    }
    return apiChannel(world, channel);
  });
}
