import { isReadable } from '../../api/message.ts';
import type { Context } from '../../context.ts';
import {
  archivedThread,
  DiscordError,
  invalidField,
  lockedThread,
  tooManyOldEdits,
  unknownMessage,
} from '../../errors.ts';
import { Intent } from '../../gateway/intents.ts';
import { isObject, objectsOf } from '../../json.ts';
import { forwardOf, isForwardable } from '../../messages/forward.ts';
import { isLockedFor, reopenByWriting } from '../../messages/reopen-thread.ts';
import { isSystemMessage } from '../../messages/system-messages.ts';
import { botChannel, botMessage } from '../../rest/access.ts';
import type { RestBody } from '../../rest/rest-body.ts';
import type { Router } from '../../rest/router.ts';
import { isForward } from '../../rules/message-fields.ts';
import { requireOfBot, requireToPost } from '../../world/bot-permissions.ts';
import { ChannelType, takesPosts } from '../../world/channels.ts';
import type { Forward, LocalBot, LocalChannel, StoredMessage, World } from '../../world/model.ts';
import { Permission } from '../../world/permissions.ts';
import { timeOf } from '../../world/snowflakes.ts';
import { editedContent, editedFlags, newContent, newFlags } from './checked-content.ts';
import { requireStickers } from './stickers.ts';

/** "The past few minutes" in which a nonce is unique. */
const NONCE_MS = 5 * 60_000;

/** Writing and editing the ordinary messages of a bot. */
export function messageOperations({ handle }: Router, context: Context): void {
  const { world, messageStore } = context;
  const create = messageCreation(context);
  handle('create_message', ({ bot, params, json, files }) => {
    const channel = botChannel(world, bot, params.channel_id);
    return messageStore.api(create(bot, channel, { json, files }), bot);
  });
  handle('update_message', ({ bot, params, json, files }) => {
    const channel = botChannel(world, bot, params.channel_id);
    const message = botMessage(world, bot, params);
    editMessage(context, bot, channel, message, { json, files });
    return messageStore.api(message, bot);
  });
}

/** Creates messages, each nonce only once. */
function messageCreation(context: Context) {
  const { world } = context;
  return (bot: LocalBot, channel: LocalChannel, body: RestBody): StoredMessage => {
    requireToWrite(context, bot, channel, body);
    const nonce = body.json['nonce'];
    const nonceKey = `${bot.id} ${channel.id} ${String(nonce)}`;
    const isEnforced = body.json['enforce_nonce'] === true && nonce !== undefined;
    const earlier = isEnforced ? world.nonces.get(nonceKey) : undefined;
    if (earlier && world.clock.now() - earlier.at < NONCE_MS) {
      const message = world.messages.get(earlier.id);
      if (!message) throw unknownMessage();
      return message;
    }
    const message = createMessage(context, bot, channel, body);
    if (isEnforced) world.nonces.set(nonceKey, { id: message.id, at: world.clock.now() });
    return message;
  };
}

/** Throws unless the bot may send this here. Slow mode applies only to people. */
function requireToWrite(
  { world }: Context,
  bot: LocalBot,
  channel: LocalChannel,
  { json, files }: RestBody,
): void {
  if (isLockedFor(world, channel, bot.id)) throw lockedThread();
  if (takesPosts(channel) || channel.type === ChannelType.category) {
    throw new DiscordError(400, 50_008, 'Cannot send messages in a non-text channel');
  }
  requireToPost(world, bot, channel, {
    embeds: objectsOf(json['embeds']).length > 0,
    files: files.length > 0,
    reply: isObject(json['message_reference']) && !isForward(json['message_reference']),
    poll: isObject(json['poll']),
  });
  if (json['tts'] === true && channel.guildId !== null)
    requireOfBot(world, bot, channel, Permission.SendTtsMessages);
}

function createMessage(
  context: Context,
  bot: LocalBot,
  channel: LocalChannel,
  body: RestBody,
): StoredMessage {
  const { world, messageStore } = context;
  const { json } = body;
  const reference = json['message_reference'];
  const forward = forwarded(context, bot, reference);
  const content = newContent(world, bot.id, channel.id, body, 'create');
  const replyTo = repliedTo(world, channel.id, reference);
  const stickerIds = requireStickers(world, bot, channel, json);
  reopenByWriting(context, channel);
  const nonce = json['nonce'];
  return messageStore.create({
    channelId: channel.id,
    authorId: bot.id,
    content,
    flags: newFlags(json),
    ...(forward ? { forward } : {}),
    replyTo,
    stickerIds,
    tts: json['tts'] === true,
    nonce: typeof nonce === 'string' || typeof nonce === 'number' ? nonce : null,
  });
}

function editMessage(
  { world, messageStore }: Context,
  bot: LocalBot,
  channel: LocalChannel,
  message: StoredMessage,
  body: RestBody,
): void {
  if (channel.thread?.archived === true) throw archivedThread();
  if (isLockedFor(world, channel, bot.id)) throw lockedThread();
  if (isSystemMessage(message))
    throw new DiscordError(403, 50_021, 'Cannot execute action on a system message');
  countOldEdit(world, message.id);
  const isOwn = message.authorId === bot.id;
  const hasOnlyFlags = Object.keys(body.json).every((key) => key === 'flags');
  // On others' messages, moderators can only hide previews.
  if (!isOwn && !hasOnlyFlags)
    throw new DiscordError(403, 50005, 'Cannot edit a message authored by another user');
  if (!isOwn) requireOfBot(world, bot, channel, Permission.ManageMessages);
  requireSameStickers(message, body);
  const flags = editedFlags(message, body.json);
  if (isOwn) messageStore.edit(message, { content: editedContent(world, message, body), flags });
  else messageStore.edit(message, { flags, silent: true });
}

function requireSameStickers({ stickerIds }: StoredMessage, { json }: RestBody): void {
  const given = json['sticker_ids'];
  if (!Array.isArray(given) || given.length === 0) return;
  if (given.map(String).join() === stickerIds.join()) return;
  throw new DiscordError(400, 50_080, 'Cannot edit stickers within a message');
}

/** What a message reference of type 1 forwards. */
export function forwarded(context: Context, bot: LocalBot, reference: unknown): Forward | undefined {
  if (!isObject(reference) || !isForward(reference)) return undefined;
  const { world } = context;
  const params = { channel_id: String(reference['channel_id']), message_id: String(reference['message_id']) };
  const source = botChannel(world, bot, params.channel_id);
  const message = botMessage(world, bot, params);
  const hasContentIntent = (bot.allowedIntents & Intent.MessageContent) !== 0;
  if (!isReadable(world, message, { botId: bot.id, hasContentIntent })) {
    throw new DiscordError(400, 160_014, 'Cannot forward a message whose content you cannot read');
  }
  if (!isForwardable(message))
    throw new DiscordError(403, 50_021, 'Cannot execute action on a system message');
  return forwardOf(message, source);
}

/** The message that a reference of type 0 replies to. */
function repliedTo(world: World, channelId: string, reference: unknown): string | null {
  if (!isObject(reference) || isForward(reference)) return null;
  const id = String(reference['message_id']);
  const target = world.messages.get(id);
  if (!target || target.channelId !== channelId || target.visibleTo !== null) {
    if (reference['fail_if_not_exists'] === false) return null;
    throw invalidField('message_reference', 'REPLIES_UNKNOWN_MESSAGE', 'Unknown message');
  }
  if (isSystemMessage(target)) {
    const message = 'Cannot reply to a system message';
    throw invalidField('message_reference', 'REPLIES_CANNOT_REPLY_TO_SYSTEM_MESSAGE', message);
  }
  return id;
}

/** Counts an edit of an old message, and throws Discord's error when a test allows no more of them. */
function countOldEdit({ clock, oldEditLimit, oldEdits }: World, messageId: string): void {
  if (oldEditLimit === null || clock.now() - timeOf(messageId) < oldEditLimit.olderThanMs) return;
  const edits = oldEdits.get(messageId) ?? 0;
  if (edits >= oldEditLimit.edits) throw tooManyOldEdits();
  oldEdits.set(messageId, edits + 1);
}
