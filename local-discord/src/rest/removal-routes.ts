import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { DiscordError, invalidField } from '../errors.ts';
import { requireOfBot } from '../world/bot-permissions.ts';
import { Permission } from '../world/permissions.ts';
import { timeOf } from '../world/snowflakes.ts';
import { readBody } from './body.ts';
import { botChannel } from './channel-routes.ts';
import { botMessage } from './message-routes.ts';

const TWO_WEEKS_MS = 14 * 24 * 60 * 60_000;
const SNOWFLAKE = /^\d{17,20}$/;

/** Deleting messages, one or many. */
export function removalRoutes(api: FastifyInstance, context: Context): void {
  const { world, messageStore } = context;

  api.delete('/channels/:channelId/messages/:messageId', async (request, reply) => {
    const channel = botChannel(context, request.params);
    const message = botMessage(context, request.params);
    if (message.authorId !== world.bot.id) requireOfBot(world, channel, Permission.ManageMessages);
    messageStore.remove(message);
    return reply.code(204).send();
  });

  api.post('/channels/:channelId/messages/bulk-delete', async (request, reply) => {
    const channel = botChannel(context, request.params);
    const { json } = await readBody(request);
    if (channel.guildId === null) {
      throw new DiscordError(403, 50003, 'Cannot execute action on a DM channel');
    }
    requireOfBot(world, channel, Permission.ManageMessages);
    const ids = Array.isArray(json['messages']) ? json['messages'].map(String) : [];
    if (ids.length < 2 || ids.length > 100) {
      throw new DiscordError(
        400,
        50016,
        'Provided too few or too many messages to delete. Must provide at least 2 and at most 100 messages to delete.',
      );
    }
    if (ids.some((id) => !SNOWFLAKE.test(id)) || new Set(ids).size < ids.length) {
      throw invalidField('messages', 'NUMBER_TYPE_COERCE', 'Every id must be a snowflake, and only once.');
    }
    if (ids.some((id) => Date.now() - timeOf(id) > TWO_WEEKS_MS)) {
      throw new DiscordError(400, 50034, 'You can only bulk delete messages that are under 14 days old.');
    }
    const here = ids.flatMap((id) => world.messages.get(id) ?? []);
    messageStore.removeMany(
      channel,
      here.filter((message) => message.channelId === channel.id && message.visibleTo === null),
    );
    return reply.code(204).send();
  });
}
