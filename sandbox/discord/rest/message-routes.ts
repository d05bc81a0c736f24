import type { FastifyInstance } from 'fastify';
import { apiMessage } from '../api-message.ts';
import { DiscordError, invalidField, missingPermissions, unknownMessage } from '../errors.ts';
import { isObject } from '../json.ts';
import type { StoredMessage } from '../model.ts';
import type { LocalParts } from '../parts.ts';
import { Permission, permissionsOf } from '../permissions.ts';
import { readBody } from './body.ts';
import { botChannel } from './channel-routes.ts';
import { editedContent, editedFlags, newContent, newFlags } from './checked-content.ts';

/** "The past few minutes" in which a nonce is unique. */
const NONCE_MS = 5 * 60_000;

/** Ordinary messages of the bot. */
export function messageRoutes(api: FastifyInstance, parts: LocalParts): void {
  const { world, board } = parts;
  const nonces = new Map<string, { id: string; at: number }>();

  function find(params: unknown): StoredMessage {
    const channel = botChannel(parts, params);
    const message = world.messages.get((params as { messageId: string }).messageId);
    // Ephemeral messages exist only for the interaction's webhook.
    if (!message || message.channelId !== channel.id || message.visibleTo !== null) throw unknownMessage();
    return message;
  }

  function mayManage(message: StoredMessage): boolean {
    const guild = world.guilds.get(world.channels.get(message.channelId)?.guildId ?? '');
    return guild !== undefined && (permissionsOf(guild, world.bot.id) & Permission.ManageMessages) !== 0n;
  }

  api.get('/channels/:channelId/messages', async (request) => {
    const channel = botChannel(parts, request.params);
    const query = request.query as { limit?: string; before?: string; after?: string };
    const limit = Math.min(100, Math.max(1, Number(query.limit ?? 50) || 50));
    const { before, after } = query;
    const fitting = [...world.messages.values()].filter(
      (message) =>
        message.channelId === channel.id &&
        message.visibleTo === null &&
        (before === undefined || BigInt(message.id) < BigInt(before)) &&
        (after === undefined || BigInt(message.id) > BigInt(after)),
    );
    const page = after === undefined ? fitting.slice(-limit) : fitting.slice(0, limit);
    return page.reverse().map((message) => apiMessage(world, message));
  });

  api.get('/channels/:channelId/messages/:messageId', async (request) =>
    apiMessage(world, find(request.params)),
  );

  api.post('/channels/:channelId/messages', async (request) => {
    const channel = botChannel(parts, request.params);
    const body = await readBody(request);
    if (channel.type === 15) throw new DiscordError(400, 50008, 'Cannot send messages in a non-text channel');
    const nonce = body.json['nonce'];
    const known = body.json['enforce_nonce'] === true && nonce !== undefined;
    const earlier = known ? nonces.get(`${channel.id} ${String(nonce)}`) : undefined;
    if (earlier && Date.now() - earlier.at < NONCE_MS) {
      const message = world.messages.get(earlier.id);
      if (!message) throw unknownMessage();
      return apiMessage(world, message);
    }
    const content = newContent(world, channel.id, body, 'create');
    const message = board.create({
      channelId: channel.id,
      authorId: world.bot.id,
      content,
      flags: newFlags(body.json),
      replyTo: repliedTo(channel.id, body.json['message_reference']),
      nonce: typeof nonce === 'string' || typeof nonce === 'number' ? nonce : null,
    });
    if (known) nonces.set(`${channel.id} ${String(nonce)}`, { id: message.id, at: Date.now() });
    return apiMessage(world, message);
  });

  function repliedTo(channelId: string, reference: unknown): string | null {
    if (!isObject(reference)) return null;
    const id = String(reference['message_id']);
    const target = world.messages.get(id);
    if (target && target.channelId === channelId && target.visibleTo === null) return id;
    if (reference['fail_if_not_exists'] === false) return null;
    throw invalidField('message_reference', 'REPLIES_UNKNOWN_MESSAGE', 'Unknown message');
  }

  api.patch('/channels/:channelId/messages/:messageId', async (request) => {
    const body = await readBody(request);
    const message = find(request.params);
    const own = message.authorId === world.bot.id;
    const onlyFlags = Object.keys(body.json).every((key) => key === 'flags');
    // Another's message: at most its previews can be hidden, by moderators.
    if (!own && !onlyFlags)
      throw new DiscordError(403, 50005, 'Cannot edit a message authored by another user');
    if (!own && !mayManage(message)) throw missingPermissions();
    const flags = editedFlags(message, body.json);
    if (own) board.edit(message, { content: editedContent(world, message, body), flags });
    else board.edit(message, { flags, silent: true });
    return apiMessage(world, message);
  });

  api.delete('/channels/:channelId/messages/:messageId', async (request, reply) => {
    const message = find(request.params);
    if (message.authorId !== world.bot.id && !mayManage(message)) throw missingPermissions();
    board.remove(message);
    return reply.code(204).send();
  });
}
