import type { JsonObject } from '../json.ts';
import { listedAttachments } from '../messages/attachments.ts';
import { HAS_SNAPSHOT } from '../messages/forward.ts';
import { apiPoll } from '../messages/polls.ts';
import type { Forward, MessageOrigin, StoredAttachment, StoredMessage, World } from '../world/model.ts';
import { timeOf } from '../world/snowflakes.ts';
import { apiUser } from './objects.ts';

const IS_SPOILER = 1 << 3;

/** An attachment as the API lists it. */
function apiAttachment(attachment: StoredAttachment): JsonObject {
  return {
    id: attachment.id,
    filename: attachment.filename,
    size: attachment.data.length,
    url: attachment.url,
    proxy_url: attachment.url,
    content_type: attachment.contentType,
    ...attachment.size,
    ...(attachment.isSpoiler ? { flags: IS_SPOILER } : {}),
    ...(attachment.description === null ? {} : { description: attachment.description }),
  };
}

export interface MessageReader {
  /** Whether the bot may read what people write among themselves: `MESSAGE_CONTENT`. */
  readonly hasContentIntent: boolean;
  /** The message that a command was used on can always be read. */
  readonly isTarget?: boolean;
}

const WITHOUT_CONTENT = { content: '', embeds: [], attachments: [], components: [] };

/** Without the intent, the bot reads its own messages, DMs, and those that mention it. */
export function isReadable(world: World, message: StoredMessage, reader: MessageReader): boolean {
  return (
    reader.hasContentIntent ||
    reader.isTarget === true ||
    message.authorId === world.bot.id ||
    message.mentions.users.includes(world.bot.id) ||
    world.channels.get(message.channelId)?.guildId === null
  );
}

/** A message as the API shows it to the bot. `isNested` keeps replies to replies from nesting. */
export function apiMessage(
  world: World,
  message: StoredMessage,
  reader: MessageReader,
  isNested = false,
): JsonObject {
  const author = world.users.get(message.authorId) ?? world.bot;
  const readable = isReadable(world, message, reader);
  return {
    id: message.id,
    channel_id: message.channelId,
    type: typeOf(message),
    author: apiUser(author),
    ...(readable ? contentFields(message) : WITHOUT_CONTENT),
    timestamp: new Date(timeOf(message.id)).toISOString(),
    edited_timestamp: message.editedAt === null ? null : new Date(message.editedAt).toISOString(),
    tts: false,
    mention_everyone: message.mentions.everyone,
    mentions: message.mentions.users.flatMap((id) => world.users.get(id) ?? []).map(apiUser),
    mention_roles: message.mentions.roles,
    pinned: false,
    flags: message.flags | (message.forward ? HAS_SNAPSHOT : 0),
    ...(message.nonce === null ? {} : { nonce: message.nonce }),
    ...(author.bot ? { application_id: world.bot.id } : {}),
    ...originFields(world, message.origin),
    ...(message.forward ? forwardFields(world, message.forward, readable) : {}),
    ...replyFields(world, message, reader, isNested),
  };
}

/** A follow-up is a reply to the first answer, and so is an answer to a click. */
function typeOf({ type, replyTo, origin }: StoredMessage): number {
  if (type !== 0) return type;
  return replyTo !== null ? 19 : origin?.type === 2 ? 20 : 0;
}

function contentFields(message: StoredMessage): JsonObject {
  return {
    content: message.content,
    embeds: message.embeds,
    attachments: listedAttachments(message).map(apiAttachment),
    components: message.components,
    ...(message.poll ? { poll: apiPoll(message.poll) } : {}),
  };
}

/** A forwarded message: where it came from, and a copy of it without its author. */
function forwardFields(world: World, forward: Forward, readable: boolean): JsonObject {
  const { messageId, channelId, snapshot } = forward;
  const { content, embeds, components, editedAt } = snapshot;
  const attachments = listedAttachments(snapshot).map(apiAttachment);
  const message = {
    ...(readable ? { content, embeds, attachments, components } : WITHOUT_CONTENT),
    type: snapshot.type,
    timestamp: new Date(timeOf(messageId)).toISOString(),
    edited_timestamp: editedAt === null ? null : new Date(editedAt).toISOString(),
    flags: snapshot.flags,
    mentions: snapshot.mentions.users.flatMap((id) => world.users.get(id) ?? []).map(apiUser),
    mention_roles: snapshot.mentions.roles,
  };
  return {
    message_reference: {
      type: 1,
      message_id: messageId,
      channel_id: channelId,
      ...guildOf(world, channelId),
    },
    message_snapshots: [{ message }],
  };
}

/** The interaction that a message answers. */
function originFields(world: World, origin: MessageOrigin | null): JsonObject {
  const user = origin ? world.users.get(origin.userId) : undefined;
  if (!origin || !user) return {};
  const { interactionId: id, type, name } = origin;
  const metadata = {
    id,
    type,
    user: apiUser(user),
    authorizing_integration_owners: origin.owners,
    ...(type === 2 ? { name } : {}),
    ...(type === 3 ? { interacted_message_id: origin.sourceMessageId } : {}),
  };
  return {
    webhook_id: world.bot.id,
    interaction_metadata: metadata,
    // Deprecated, yet still sent.
    ...(type === 2 ? { interaction: { id, type, name, user: apiUser(user) } } : {}),
  };
}

function replyFields(
  world: World,
  { replyTo, channelId }: StoredMessage,
  { hasContentIntent }: MessageReader,
  isNested: boolean,
): JsonObject {
  if (replyTo === null) return {};
  const replied = world.messages.get(replyTo);
  return {
    message_reference: { type: 0, message_id: replyTo, channel_id: channelId, ...guildOf(world, channelId) },
    ...(isNested
      ? {}
      : { referenced_message: replied ? apiMessage(world, replied, { hasContentIntent }, true) : null }),
  };
}

function guildOf(world: World, channelId: string): { guild_id?: string } {
  const guildId = world.channels.get(channelId)?.guildId;
  return guildId ? { guild_id: guildId } : {};
}
