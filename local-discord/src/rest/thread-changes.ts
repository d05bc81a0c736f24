import type { FastifyInstance } from 'fastify';
import { apiChannel } from '../api/objects.ts';
import type { ClientChannel } from '../client/protocol.ts';
import type { Context } from '../context.ts';
import { DiscordError, missingAccess } from '../errors.ts';
import type { JsonObject } from '../json.ts';
import { changeThread, deleteChannel } from '../messages/open-thread.ts';
import { isThread, requireOfBot } from '../world/bot-permissions.ts';
import { Permission } from '../world/permissions.ts';
import { threadState } from '../world/thread-state.ts';
import { readBody } from './body.ts';
import { botChannel } from './channel-routes.ts';

const CHANGEABLE: ReadonlySet<string> = new Set(['archived', 'locked']);

/** Archiving, locking and deleting threads, and the list of those that are not archived. */
export function threadChangeRoutes(api: FastifyInstance, context: Context): void {
  const { world } = context;
  api.patch('/channels/:channelId', async (request) => {
    const thread = threadOf(context, request.params);
    const { json } = await readBody(request);
    requireToChange(context, thread, json);
    const { archived, locked } = json;
    changeThread(context, thread, {
      ...(typeof archived === 'boolean' ? { archived } : {}),
      ...(typeof locked === 'boolean' ? { locked } : {}),
    });
    return apiChannel(world, thread);
  });
  api.delete('/channels/:channelId', async (request) => {
    const thread = threadOf(context, request.params);
    requireOfBot(world, thread, Permission.ManageThreads);
    const deleted = apiChannel(world, thread);
    deleteChannel(context, thread);
    return deleted;
  });
  api.get('/guilds/:guildId/threads/active', async (request) => {
    const { guildId } = request.params as { guildId: string };
    if (!world.guilds.get(guildId)?.hasBot) throw missingAccess();
    const active = [...world.channels.values()].filter(
      (channel) =>
        channel.guildId === guildId && isThread(channel) && !threadState(world, channel.id).archived,
    );
    return { threads: active.map((thread) => apiChannel(world, thread)), members: [] };
  });
}

function threadOf(context: Context, params: unknown): ClientChannel {
  const channel = botChannel(context, params);
  if (!isThread(channel)) throw new DiscordError(400, 50024, 'Cannot execute action on this channel type');
  return channel;
}

/** Who may write in a thread that is not locked may bring it back; everything else takes a moderator. */
function requireToChange({ world }: Context, thread: ClientChannel, json: JsonObject): void {
  const onlyReopens = Object.keys(json).every((key) => key === 'archived') && json['archived'] === false;
  const isLocked = threadState(world, thread.id).locked;
  const needed = onlyReopens && !isLocked ? Permission.SendMessagesInThreads : Permission.ManageThreads;
  requireOfBot(world, thread, needed);
  const unknown = Object.keys(json).find((key) => !CHANGEABLE.has(key));
  if (unknown !== undefined) throw new DiscordError(501, 0, `changing ${unknown} is not built yet`);
}
