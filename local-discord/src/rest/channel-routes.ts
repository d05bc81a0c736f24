import type { FastifyInstance } from 'fastify';
import { apiChannel } from '../api/objects.ts';
import type { ClientChannel } from '../client/protocol.ts';
import type { Context } from '../context.ts';
import { DiscordError, missingAccess, unknownChannel } from '../errors.ts';
import { textOf } from '../json.ts';
import { requireOfBot } from '../world/bot-permissions.ts';
import type { World } from '../world/model.ts';
import { Permission } from '../world/permissions.ts';
import { nextSnowflake } from '../world/snowflakes.ts';
import { readBody } from './body.ts';

/** A channel that the bot is in; otherwise what Discord would answer. */
export function botChannel({ world }: Pick<Context, 'world'>, params: unknown): ClientChannel {
  const channel = world.channels.get((params as { channelId: string }).channelId);
  if (!channel) throw unknownChannel();
  if (channel.guildId !== null && !world.guilds.get(channel.guildId)?.hasBot) throw missingAccess();
  requireOfBot(world, channel);
  return channel;
}

/** Channels and DMs as the bot sees them. */
export function channelRoutes(api: FastifyInstance, context: Context): void {
  const { world } = context;

  api.get('/channels/:channelId', async (request) => apiChannel(world, botChannel(context, request.params)));

  api.post('/channels/:channelId/typing', async (request, reply) => {
    const channel = botChannel(context, request.params);
    requireOfBot(world, channel, Permission.SendMessages);
    return reply.code(204).send();
  });

  api.post('/users/@me/channels', async (request) => {
    const { json } = await readBody(request);
    const userId = textOf(json['recipient_id']);
    if (userId === undefined) throw invalidRecipient();
    const known = [...world.channels.values()].find((entry) => entry.recipientId === userId);
    if (!known && !world.allowUnknownRecipients) throw invalidRecipient();
    return apiChannel(world, known ?? meet(world, userId));
  });
}

const invalidRecipient = () => new DiscordError(400, 50033, 'Invalid Recipient(s)');

/** Creates an unknown person with a DM. */
function meet(world: World, userId: string): ClientChannel {
  const person = { id: userId, username: `user ${userId}`, bot: false, color: '#888888', locale: 'en-US' };
  const name = person.username;
  const dm = { id: nextSnowflake(), name, type: 1, guildId: null, parentId: null, recipientId: userId };
  world.users.set(userId, person);
  world.channels.set(dm.id, dm);
  return dm;
}
