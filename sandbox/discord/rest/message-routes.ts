import type { FastifyInstance } from 'fastify';
import { apiMessage } from '../api-message.ts';
import { botPermissionsIn, requireOfBot, requireToPost } from '../bot-permissions.ts';
import { DiscordError, invalidField, unknownMessage } from '../errors.ts';
import { isObject, objectsOf } from '../json.ts';
import type { StoredMessage } from '../model.ts';
import type { LocalParts } from '../parts.ts';
import { Permission } from '../permissions.ts';
import { readBody } from './body.ts';
import { botChannel } from './channel-routes.ts';
import { editedContent, editedFlags, newContent, newFlags } from './checked-content.ts';

/** "The past few minutes" in which a nonce is unique. */
const NONCE_MS = 5 * 60_000;

/** A message that the bot can name in a channel; ephemeral ones exist only for their interaction's webhook. */
export function botMessage(parts: LocalParts, params: unknown): StoredMessage {
  const channel = botChannel(parts, params);
  const message = parts.world.messages.get((params as { messageId: string }).messageId);
  if (!message || message.channelId !== channel.id || message.visibleTo !== null) throw unknownMessage();
  return message;
}

/** Ordinary messages of the bot. */
export function messageRoutes(api: FastifyInstance, parts: LocalParts): void {
  const { world, board } = parts;
  const nonces = new Map<string, { id: string; at: number }>();

  api.get('/channels/:channelId/messages', async (request) => {
    const channel = botChannel(parts, request.params);
    // Without the history there is nothing to list, which Discord does not call an error.
    if ((botPermissionsIn(world, channel) & Permission.ReadMessageHistory) === 0n) return [];
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

  api.get('/channels/:channelId/messages/:messageId', async (request) => {
    requireOfBot(world, botChannel(parts, request.params), Permission.ReadMessageHistory);
    return apiMessage(world, botMessage(parts, request.params));
  });

  api.post('/channels/:channelId/messages', async (request) => {
    const channel = botChannel(parts, request.params);
    const body = await readBody(request);
    if (channel.type === 15) throw new DiscordError(400, 50008, 'Cannot send messages in a non-text channel');
    requireToPost(world, channel, {
      embeds: objectsOf(body.json['embeds']).length > 0,
      files: body.files.length > 0,
      reply: isObject(body.json['message_reference']),
    });
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
    const channel = botChannel(parts, request.params);
    const message = botMessage(parts, request.params);
    const own = message.authorId === world.bot.id;
    const onlyFlags = Object.keys(body.json).every((key) => key === 'flags');
    // Another's message: at most its previews can be hidden, by moderators.
    if (!own && !onlyFlags)
      throw new DiscordError(403, 50005, 'Cannot edit a message authored by another user');
    if (!own) requireOfBot(world, channel, Permission.ManageMessages);
    const flags = editedFlags(message, body.json);
    if (own) board.edit(message, { content: editedContent(world, message, body), flags });
    else board.edit(message, { flags, silent: true });
    return apiMessage(world, message);
  });
}
