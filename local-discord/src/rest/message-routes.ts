import type { FastifyInstance } from 'fastify';
import { isReadable } from '../api/message.ts';
import type { ClientChannel } from '../client/protocol.ts';
import type { Context } from '../context.ts';
import { archivedThread, DiscordError, invalidField, lockedThread, unknownMessage } from '../errors.ts';
import { isObject, objectsOf } from '../json.ts';
import { forwardOf, isForwardable } from '../messages/forward.ts';
import { changeThread } from '../messages/open-thread.ts';
import { isForward } from '../rules/message-fields.ts';
import { botPermissionsIn, isThread, requireOfBot, requireToPost } from '../world/bot-permissions.ts';
import type { Forward, StoredMessage, World } from '../world/model.ts';
import { Permission } from '../world/permissions.ts';
import { threadState } from '../world/thread-state.ts';
import { type RestBody, readBody } from './body.ts';
import { botChannel } from './channel-routes.ts';
import { editedContent, editedFlags, newContent, newFlags } from './checked-content.ts';
import { countOldEdit } from './old-edits.ts';

/** "The past few minutes" in which a nonce is unique. */
const NONCE_MS = 5 * 60_000;

/** A message that the bot can name in a channel; ephemeral ones exist only for their interaction's webhook. */
export function botMessage(context: Context, params: unknown): StoredMessage {
  const channel = botChannel(context, params);
  const message = context.world.messages.get((params as { messageId: string }).messageId);
  if (!message || message.channelId !== channel.id || message.visibleTo !== null) throw unknownMessage();
  return message;
}

/** Ordinary messages of the bot. */
export function messageRoutes(api: FastifyInstance, context: Context): void {
  const { world, messageStore } = context;
  const create = messageCreation(context);
  api.get('/channels/:channelId/messages', async (request) => {
    const channel = botChannel(context, request.params);
    const found = listMessages(world, channel, request.query as MessageQuery);
    return found.map((message) => messageStore.api(message));
  });
  api.get('/channels/:channelId/messages/:messageId', async (request) => {
    requireOfBot(world, botChannel(context, request.params), Permission.ReadMessageHistory);
    return messageStore.api(botMessage(context, request.params));
  });
  api.post('/channels/:channelId/messages', async (request) => {
    const channel = botChannel(context, request.params);
    return messageStore.api(create(channel, await readBody(request)));
  });
  api.patch('/channels/:channelId/messages/:messageId', async (request) => {
    const { json, files } = await readBody(request);
    const channel = botChannel(context, request.params);
    const message = botMessage(context, request.params);
    editMessage(context, channel, message, { json, files });
    return messageStore.api(message);
  });
}

interface MessageQuery {
  readonly limit?: string;
  readonly before?: string;
  readonly after?: string;
  readonly around?: string;
}

/** A page of messages, the newest first. */
function listMessages(world: World, channel: ClientChannel, query: MessageQuery): StoredMessage[] {
  const { limit, before, after, around } = query;
  // Without the history there is nothing to list, which Discord does not call an error.
  if ((botPermissionsIn(world, channel) & Permission.ReadMessageHistory) === 0n) return [];
  const count = Math.min(100, Math.max(1, Number(limit ?? 50) || 50));
  const matching = [...world.messages.values()].filter(
    (message) =>
      message.channelId === channel.id &&
      message.visibleTo === null &&
      (before === undefined || BigInt(message.id) < BigInt(before)) &&
      (after === undefined || BigInt(message.id) > BigInt(after)),
  );
  if (around !== undefined) return pageAround(matching, BigInt(around), count).reverse();
  const page = after === undefined ? matching.slice(-count) : matching.slice(0, count);
  return page.reverse();
}

/** The message with an id (or where it was), half of the others before and half after it. */
function pageAround(messages: readonly StoredMessage[], id: bigint, count: number): StoredMessage[] {
  const older = messages.filter((message) => BigInt(message.id) < id);
  const newer = messages.filter((message) => BigInt(message.id) >= id);
  const half = Math.floor(count / 2);
  return [...older.slice(-half || older.length), ...newer.slice(0, count - half)];
}

/** Creates messages, each nonce only once. */
function messageCreation(context: Context) {
  const { world, messageStore } = context;
  const nonces = new Map<string, { id: string; at: number }>();
  return (channel: ClientChannel, body: RestBody): StoredMessage => {
    reopenToPost(context, channel);
    if (channel.type === 15) throw new DiscordError(400, 50008, 'Cannot send messages in a non-text channel');
    requireToPost(world, channel, {
      embeds: objectsOf(body.json['embeds']).length > 0,
      files: body.files.length > 0,
      reply: isObject(body.json['message_reference']) && !isForward(body.json['message_reference']),
      poll: isObject(body.json['poll']),
    });
    const nonce = body.json['nonce'];
    const isEnforced = body.json['enforce_nonce'] === true && nonce !== undefined;
    const earlier = isEnforced ? nonces.get(`${channel.id} ${String(nonce)}`) : undefined;
    if (earlier && Date.now() - earlier.at < NONCE_MS) {
      const message = world.messages.get(earlier.id);
      if (!message) throw unknownMessage();
      return message;
    }
    const forward = forwarded(context, body.json['message_reference']);
    const content = newContent(world, channel.id, body, 'create');
    const message = messageStore.create({
      channelId: channel.id,
      authorId: world.bot.id,
      content,
      flags: newFlags(body.json),
      ...(forward ? { forward } : {}),
      replyTo: forward ? null : repliedTo(world, channel.id, body.json['message_reference']),
      nonce: typeof nonce === 'string' || typeof nonce === 'number' ? nonce : null,
    });
    if (isEnforced) nonces.set(`${channel.id} ${String(nonce)}`, { id: message.id, at: Date.now() });
    return message;
  };
}

/** A message brings an archived thread back, unless it is locked. */
function reopenToPost(context: Context, channel: ClientChannel): void {
  const { world } = context;
  const { archived, locked } = threadState(world, channel.id);
  if (locked && (botPermissionsIn(world, channel) & Permission.ManageThreads) === 0n) throw lockedThread();
  if (archived) changeThread(context, channel, { archived: false });
}

/** What a message reference of type 1 forwards. */
function forwarded(context: Context, reference: unknown): Forward | undefined {
  if (!isObject(reference) || !isForward(reference)) return undefined;
  const { world } = context;
  const params = { channelId: String(reference['channel_id']), messageId: String(reference['message_id']) };
  const source = botChannel(context, params);
  const message = botMessage(context, params);
  if (!isReadable(world, message, { hasContentIntent: world.messageContentAllowed })) {
    throw new DiscordError(400, 160_014, 'Cannot forward a message whose content you cannot read');
  }
  if (!isForwardable(message)) throw new DiscordError(400, 50_021, 'Cannot execute action on this message');
  return forwardOf(message, source);
}

function repliedTo(world: World, channelId: string, reference: unknown): string | null {
  if (!isObject(reference)) return null;
  const id = String(reference['message_id']);
  const target = world.messages.get(id);
  if (target && target.channelId === channelId && target.visibleTo === null) return id;
  if (reference['fail_if_not_exists'] === false) return null;
  throw invalidField('message_reference', 'REPLIES_UNKNOWN_MESSAGE', 'Unknown message');
}

function editMessage(
  { world, messageStore }: Context,
  channel: ClientChannel,
  message: StoredMessage,
  body: RestBody,
): void {
  if (isThread(channel) && threadState(world, channel.id).archived) throw archivedThread();
  countOldEdit(world, message.id);
  const isOwn = message.authorId === world.bot.id;
  const hasOnlyFlags = Object.keys(body.json).every((key) => key === 'flags');
  // Of somebody else's message, moderators can only hide the previews.
  if (!isOwn && !hasOnlyFlags)
    throw new DiscordError(403, 50005, 'Cannot edit a message authored by another user');
  if (!isOwn) requireOfBot(world, channel, Permission.ManageMessages);
  const flags = editedFlags(message, body.json);
  if (isOwn) messageStore.edit(message, { content: editedContent(world, message, body), flags });
  else messageStore.edit(message, { flags, silent: true });
}
